import type { PersonId } from '../entities/person.ts'
import { byCodeUnits } from '../names/text.ts'
import { type EventClock, momentOfWallTime } from '../time/event-clock.ts'
import { DAY_MS, dayNumber, MINUTE_MS, modulo } from '../time/plain-date.ts'
import { zoneOffsetInMinutes } from '../time/zone-offset.ts'
import { membersIn, type Schedule, type ScheduledGroup } from './schedule.ts'

/** A recurring group: its start (hour of the week, 0..167) by number of the week, and its hours. */
type Recurrence = { starts: ReadonlyMap<number, number>; duration: number }

/** One meeting of a group. */
type Occurrence = {
  /** 1 for week A, 2 for week B of the event. */
  week: number
  /** Ms since the epoch. */
  start: number
  end: number
}

const HOUR_MS = 3_600_000
const WEEK_MS = 7 * DAY_MS

/**
 * The next meetings of a group, `count` at most, in their order, beginning with one that has not ended at
 * `from` (ms since the epoch). A group recurs at its wall time in the event's zone, every `numWeeks` weeks
 * from the first Monday on, and lasts its hours whatever the clocks do meanwhile; WEEK-10, WEEK-14.
 */
export function occurrences(
  { timeZone, firstMonday }: EventClock,
  { starts, duration }: Recurrence,
  numWeeks: number,
  from: number,
  count: number,
): Occurrence[] {
  const found: Occurrence[] = []
  const origin = DAY_MS * (dayNumber(firstMonday) ?? Number.NaN)
  const hours = [...starts].filter(([week]) => week >= 1 && week <= numWeeks)
  if (hours.length === 0 || !Number.isFinite(from - origin)) return found
  // A week earlier, since zones are up to 14 hours from UTC and a meeting may last over midnight.
  const first = Math.max(0, Math.floor((from - origin) / WEEK_MS) - 1)
  for (let index = first; found.length < count; index += 1) {
    const week = (index % numWeeks) + 1
    const hour = starts.get(week)
    if (hour === undefined) continue
    const start = momentOfWallTime(timeZone, origin + index * WEEK_MS + hour * HOUR_MS)
    if (start === undefined) return found
    const end = start + duration * HOUR_MS
    if (end > from) found.push({ week, start, end })
  }
  return found
}

export type NextMeeting = Occurrence & { group: ScheduledGroup }

/**
 * How many minutes later by a zone's clock a meeting is than the one before it of the same group, because of
 * changes of clocks: 0 where there is none, and where they are in different weeks' hours.
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

const HALF_WEEK = (7 * 24 * 60) / 2

/** A person's next meetings in the weekly layout, `count` at most, in their order; WEEK-15. */
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
