import { type GroupKey, moveGroupEdits, type ScheduledGroup, storedStart } from '@planner/domain'
import { useState } from 'react'
import { useSchedule } from '../schedule-context.tsx'
import { useApplyEdits } from '../use-apply-edits.ts'

/** A day 0..6 and an hour 0..23; either may be undefined until both are chosen. */
export type GroupTime = { day: number | null; hour: number | null }

const NONE: GroupTime = { day: null, hour: null }

export type TimeDrafts = {
  timeOf: (group: ScheduledGroup) => GroupTime
  setTime: (group: ScheduledGroup, part: keyof GroupTime, value: number | null) => void
}

/**
 * A day without an hour, or an hour without a day, is kept here until the other is chosen; clearing one clears both
 * (WEEK-7).
 */
export function useTimeDrafts(sessionId: number): TimeDrafts {
  const { schedule, state } = useSchedule()
  const apply = useApplyEdits()
  const [drafts, setDrafts] = useState<ReadonlyMap<GroupKey, GroupTime>>(new Map())
  const stored = (group: ScheduledGroup): GroupTime | undefined => {
    // A day and an hour chosen one after the other are one time, also while the derived schedule lags behind.
    const start = storedStart(state, group, sessionId)
    return start === undefined ? undefined : { day: Math.floor(start / 24), hour: start % 24 }
  }
  const timeOf = (group: ScheduledGroup) => stored(group) ?? drafts.get(group.key) ?? NONE
  const draft = (group: ScheduledGroup, time: GroupTime) => setDrafts(new Map(drafts).set(group.key, time))
  const setTime: TimeDrafts['setTime'] = (group, part, value) => {
    const time = value === null ? NONE : { ...timeOf(group), [part]: value }
    const slot = time.day === null || time.hour === null ? null : 24 * time.day + time.hour
    if (slot !== null || stored(group)) apply(moveGroupEdits(schedule, group, sessionId, slot))
    draft(group, slot === null ? time : NONE)
  }
  return { timeOf, setTime }
}
