import type { PersonId } from '../entities/person.ts'
import type { EventClock } from '../time/event-clock.ts'
import { type Occurrence, occurrences } from '../time/occurrences.ts'
import { membersIn, type Schedule, type ScheduledGroup } from './schedule.ts'

export type NextMeeting = Occurrence & { group: ScheduledGroup }

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
    .sort((a, b) => a.start - b.start || (a.group.key < b.group.key ? -1 : 1))
    .slice(0, count)
}
