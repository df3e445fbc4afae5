import type { TopicId } from '../entities/topic.ts'

/** A group of a topic, by the parts that name it in the addresses of cells; numbered from 0. */
export type GroupRef = { topicId: TopicId; topicGroupIndex: number }

/** Identifies a topic group in its event. */
export type GroupKey = string

export function groupKey({ topicId, topicGroupIndex }: GroupRef): GroupKey {
  return `${topicId}|${topicGroupIndex}`
}
