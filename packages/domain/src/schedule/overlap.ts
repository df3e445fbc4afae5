import { slotsIn } from './presence.ts'
import type { Schedule, ScheduledGroup } from './schedule.ts'

/** Whether two groups of a session overlap in time. In a week only groups with a known hour can. */
export function overlap(
  schedule: Schedule,
  sessionId: number,
  a: ScheduledGroup,
  b: ScheduledGroup,
): boolean {
  if (schedule.layout !== 'weeks') return true
  const taken = new Set(slotsIn(schedule.layout, a, sessionId))
  return slotsIn(schedule.layout, b, sessionId).some((slot) => taken.has(slot))
}
