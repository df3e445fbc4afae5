import type { PersonId } from '../entities/person.ts'
import { byCodeUnits } from '../names/code-unit-order.ts'
import type { EventClock } from '../time/event-clock.ts'
import { type Occurrence, occurrences } from '../time/occurrences.ts'
import { modulo } from '../time/plain-date.ts'
import { zoneOffsetInMinutes } from '../time/zone-offset.ts'
import { membersIn, type Schedule, type ScheduledGroup } from './schedule.ts'

export type NextMeeting = Occurrence & { group: ScheduledGroup }

/**
 * How many minutes later by a zone's clock a meeting is than the one before it of the same group, because of changes of clocks: 0 where
 * there is none, and where they are in different weeks' hours.
 */
export function movedBy(meetings: readonly NextMeeting[], index: number, zone: string): number {
  const meeting = meetings[index]
  const earlier = meetings.slice(0, index)
  const before = earlier.findLast((each) => each.group.key === meeting?.group.key)
  if (!meeting || !before) return 0
  if (before.group.starts.get(before.week) !== meeting.group.starts.get(meeting.week)) return 0
  const [now, then] = [meeting, before].map(({ start }) => zoneOffsetInMinutes(zone, start) ?? 0)
  const elapsed = (meeting.start - before.start) / MINUTE_MS
  return modulo(elapsed + (now ?? 0) - (then ?? 0) + HALF_WEEK, 2 * HALF_WEEK) - HALF_WEEK
}

const MINUTE_MS = 60_000
const HALF_WEEK = (7 * 24 * 60) / 2

/** A person's next meetings in the weekly layout, `count` at most, of all their groups in their order; WEEK-15. */
export function nextMeetings(
  clock: EventClock,
  { layout, groups, sessions }: Schedule,
  personId: PersonId,
  from: number,
  count: number,
): NextMeeting[] {
  if (layout !== 'weeks') return []
  return groups
    .flatMap((group) => {
      const own = [...group.starts].filter(([week]) => membersIn(group, week).includes(personId))
      const recurrence = { starts: new Map(own), duration: group.duration }
      return occurrences(clock, recurrence, sessions.length, from, count).map((each) => ({ ...each, group }))
    })
    .sort((a, b) => a.start - b.start || byCodeUnits(a.group.key, b.group.key))
    .slice(0, count)
}
