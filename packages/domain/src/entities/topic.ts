import type { PersonId } from './person.ts'

export type TopicId = string

export const MAX_TOPICS_PER_USER = 10

/** A time range of a day in local hours, with its colour in the picker; TOPIC-14. */
export type TimeRange = { startTime: string; endTime: string; scaleColor: string }

/** What a topic's owner edits. Most variants have only `name`. */
export type TopicFields = {
  name: string
  description: string
  topicType: string
  sessionDurationInHours: number | null
  maxNumberOfParticipants: number | null
  numberOfGroups: number
  beginnerFriendlyFlag: boolean
  topicGroupOnEveryWeek: boolean
  /** The name of the room it would like, or ''; SESSION-13. */
  roomWish: string
  /** Seven lists, Monday first, or null until the owner saved ranges (TOPIC-15). */
  topicGroupTimeRange: readonly (readonly TimeRange[])[] | null
}

export type TopicRecord = TopicFields & {
  /** The owner's id for the first topic, then the owner's id, an underscore and a number; TOPIC-2. */
  id: TopicId
  ownerId: PersonId
  disabled: boolean
  timestamp: number
}

export function newTopicFields(name = ''): TopicFields {
  return {
    name,
    description: '',
    topicType: '',
    sessionDurationInHours: null,
    maxNumberOfParticipants: null,
    numberOfGroups: 1,
    beginnerFriendlyFlag: false,
    topicGroupOnEveryWeek: true,
    roomWish: '',
    topicGroupTimeRange: null,
  }
}

/** An enabled topic with default field values. */
export function newTopic(
  known: Pick<TopicRecord, 'id' | 'ownerId' | 'timestamp'> & Partial<TopicRecord>,
): TopicRecord {
  return { ...newTopicFields(), disabled: false, ...known }
}

/**
 * The placeholder topic of a person's candidate group, which everybody has where topics are hidden
 * (MODEL-43). It has the id of the person's first topic (TOPIC-2).
 */
export function candidateTopic(ownerId: PersonId): TopicRecord {
  return newTopic({ id: ownerId, ownerId, timestamp: 0 })
}

/** The first free topic id of a person. */
export function nextTopicId(ownerId: PersonId, taken: Iterable<TopicId>): TopicId {
  const used = new Set(taken)
  if (!used.has(ownerId)) return ownerId
  let number = 1
  while (used.has(`${ownerId}_${number}`)) number += 1
  return `${ownerId}_${number}`
}

/** A person's topics, the first one first. */
export function topicsOf(topics: Iterable<TopicRecord>, ownerId: PersonId): TopicRecord[] {
  return [...topics]
    .filter((topic) => topic.ownerId === ownerId)
    .sort((a, b) => topicNumber(a) - topicNumber(b))
}

function topicNumber(topic: TopicRecord): number {
  return topic.id === topic.ownerId ? 0 : Number(topic.id.slice(topic.ownerId.length + 1))
}
