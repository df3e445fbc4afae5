import {
  cellsIn,
  desiredGroups,
  type EventState,
  groupDuration,
  groupSizeBounds,
  isHostOf,
  isHostPreference,
  staysInRanges,
  type TimeRange,
  type VariantDescription,
  zoneOffset,
} from '@planner/domain'
import type { Topic } from '@planner/solver'
import type { Participation } from './participation.ts'
import { repeatOf, type TimeFrame } from './time-frame.ts'

/** The topics of the problem; MODEL-8, MODEL-38. */
export function problemTopics(
  variant: VariantDescription,
  state: EventState,
  frame: TimeFrame,
  taking: Participation,
): Topic[] {
  const hosts = taking.hasCandidateGroups ? undefined : hostsOf(variant, state, taking)
  return [...taking.topics.values()].map((topic) => {
    const duration = groupDuration(variant, state, frame.layout, topic)
    const { min: minSize, max: maxSize } = groupSizeBounds(variant, state, topic)
    const offset = zoneOffset(variant, state, topic.ownerId)
    return {
      id: topic.id,
      hosts: hosts ? (hosts.get(topic.id) ?? []) : [topic.ownerId],
      groups: hosts ? desiredGroups(state, topic) : 1,
      duration,
      repeat: repeatOf(frame, topic),
      starts: startsInRanges(topic.topicGroupTimeRange, frame, duration, offset),
      minSize,
      maxSize,
    }
  })
}

/** Topic to the people who host it, in the order of the event's people. */
function hostsOf(
  variant: VariantDescription,
  state: EventState,
  { people, topics }: Participation,
): Map<string, string[]> {
  const hosts = new Map(
    [...topics].map(([id, { ownerId }]) => [
      id,
      new Set(isHostOf(variant, state, ownerId, id) ? [ownerId] : []),
    ]),
  )
  for (const { address, value } of cellsIn(state, 'preferences'))
    if (isHostPreference(value)) hosts.get(address.topicId)?.add(address.userId)
  const order = new Map([...people.keys()].map((id, index) => [id, index]))
  return new Map(
    [...hosts].map(([topicId, ids]) => [
      topicId,
      [...ids].filter((id) => people.has(id)).sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)),
    ]),
  )
}

/**
 * The starts at which a group stays inside its owner's saved ranges for all of its hours, shifted from the
 * owner's clock; null (any start) when none were saved.
 */
function startsInRanges(
  ranges: readonly (readonly TimeRange[])[] | null,
  frame: TimeFrame,
  duration: number,
  offset: number,
): readonly number[] | null {
  if (ranges === null || frame.layout !== 'weeks') return null
  return Array.from({ length: frame.slots }, (_, start) => start).filter((start) =>
    staysInRanges(ranges, start, duration, offset),
  )
}
