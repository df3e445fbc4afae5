import {
  type GroupRef,
  type GroupRoom,
  groupKey,
  type PlanInView,
  roomsIn,
  type Schedule,
  type ScheduledGroup,
  scheduleOf,
  type TopicId,
} from '@planner/domain'
import { useMemo } from 'react'
import { useEventState, useVariant } from '../../lib/live/live-context.tsx'

type GroupInQuestion = { topicId: TopicId; topicGroupIndex: GroupRef['topicGroupIndex'] | null }

/** The room of a group with the fewest seats, which keeps others out (WHY-3); undefined where it has none. */
export function tightestRoom(
  { schedule }: Pick<PlanInView, 'schedule'>,
  { topicId, topicGroupIndex }: GroupInQuestion,
): GroupRoom | undefined {
  const group =
    topicGroupIndex === null ? undefined : schedule.byKey.get(groupKey({ topicId, topicGroupIndex }))
  return group && roomOf(group)
}

/** The same of the one group that a topic has in a session, or in the whole plan; of several it is not known. */
export function useRoomOfTopic(): (topicId: TopicId, sessionId: number | null) => GroupRoom | undefined {
  const variant = useVariant()
  const state = useEventState()
  return useMemo(() => {
    // Most reports have no such reason.
    let schedule: Schedule | undefined
    return (topicId: TopicId, sessionId: number | null) => {
      schedule ??= scheduleOf(variant, state)
      const [only, ...more] = schedule.groups.filter(
        ({ topic, sessions }) =>
          topic.id === topicId && (sessionId === null ? sessions.length > 0 : sessions.includes(sessionId)),
      )
      return only && more.length === 0 ? roomOf(only) : undefined
    }
  }, [variant, state])
}

function roomOf(group: ScheduledGroup): GroupRoom | undefined {
  return roomsIn(group).toSorted((a, b) => a.capacity - b.capacity)[0]
}
