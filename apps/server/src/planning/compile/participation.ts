import {
  activePeople,
  activeTopics,
  candidateTopic,
  type EventState,
  isHidden,
  type PersonId,
  type PersonRecord,
  type TopicId,
  type TopicRecord,
  type VariantDescription,
} from '@planner/domain'

/** The people who come and the topics that can run: the others take no part in planning. */
export type Participation = {
  people: ReadonlyMap<PersonId, PersonRecord>
  topics: ReadonlyMap<TopicId, TopicRecord>
  /** Topics are hidden: every person opens a candidate group, without wishes (MODEL-43). */
  hasCandidateGroups: boolean
}

export function participationOf(variant: VariantDescription, state: EventState): Participation {
  const people = new Map(activePeople(state).map((person) => [person.id, person]))
  if (isHidden(variant, state, 'parameters|ui|hideTopicAndIntro')) {
    const topics = new Map([...people.keys()].map((id) => [id, state.topics.get(id) ?? candidateTopic(id)]))
    return { people, topics, hasCandidateGroups: true }
  }
  const topics = new Map(activeTopics(state).map((topic) => [topic.id, topic]))
  return { people, topics, hasCandidateGroups: false }
}
