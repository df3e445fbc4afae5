import {
  type EventState,
  isActivePerson,
  isActiveTopic,
  isHidden,
  newTopicFields,
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
  /** Topics are hidden: every person opens a candidate group, without wishes (planning model 6). */
  hasCandidateGroups: boolean
}

export function participationOf(variant: VariantDescription, state: EventState): Participation {
  const people = new Map([...state.persons].filter(([id]) => isActivePerson(state, id)))
  if (isHidden(variant, state, 'parameters|ui|hideTopicAndIntro')) {
    const topics = new Map([...people.keys()].map((id) => [id, state.topics.get(id) ?? candidateTopic(id)]))
    return { people, topics, hasCandidateGroups: true }
  }
  const topics = new Map([...state.topics].filter(([id]) => isActiveTopic(state, id)))
  return { people, topics, hasCandidateGroups: false }
}

/** The nameless topic behind a person's candidate group. It has the id of the person's first topic (spec 3). */
function candidateTopic(ownerId: PersonId): TopicRecord {
  return { ...newTopicFields(), id: ownerId, ownerId, disabled: false, timestamp: 0 }
}
