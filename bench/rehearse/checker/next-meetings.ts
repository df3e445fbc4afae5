import { type GroupPlan, type PlannedGroup, WEEK } from './group-plan.ts'
import { shownIn, timeOf } from './wall-time.ts'

const HOUR_MS = 3_600_000
const WEEK_MS = WEEK * HOUR_MS
/** As many as the view shows (WEEK-15). */
const COUNT = 8

export type Dated = {
  group: PlannedGroup
  start: number
  /** On the reader's clock: `08.03.2027`, `19:00`, `21:00`. */
  date: string
  from: string
  to: string
  /** By how many hours this one is later than the one before it of its group, because clocks have changed. */
  movedBy: number
}

/** The next meetings of a person on the clock of `zone`; WEEK-10, WEEK-14, WEEK-15 by Intl alone. */
export function nextMeetings(plan: GroupPlan, personId: string, zone: string, now: number): Dated[] {
  const { firstMonday = '', timeZone = '', numEnabledSessions } = plan.data.event
  const begin = Date.parse(`${firstMonday}T00:00:00Z`)
  const eventZone = timeZone || 'UTC'
  const dates: { group: PlannedGroup; start: number }[] = []
  const passed = Math.max(0, Math.floor((now - begin) / WEEK_MS) - 2)
  for (let number = passed; number < passed + 4 + COUNT * numEnabledSessions; number += 1)
    for (const group of plan.running) {
      const week = (number % numEnabledSessions) + 1
      const hour = group.starts.get(week)
      if (typeof hour !== 'number' || !group.membersIn.get(week)?.includes(personId)) continue
      const start = timeOf(eventZone, begin + number * WEEK_MS + hour * HOUR_MS)
      if (start + group.duration * HOUR_MS > now) dates.push({ group, start })
    }
  const next = dates.toSorted((a, b) => a.start - b.start).slice(0, COUNT)
  return next.map(({ group, start }, index) => {
    const before = next.slice(0, index).findLast((each) => each.group === group)
    const own = shownIn(zone, start)
    return {
      group,
      start,
      date: new Date(own).toISOString().slice(0, 10).split('-').reverse().join('.'),
      from: hourText(own),
      to: hourText(shownIn(zone, start + group.duration * HOUR_MS)),
      movedBy: before ? moved(own - shownIn(zone, before.start)) : 0,
    }
  })
}

/** The hours by which a difference of whole weeks is off. */
function moved(difference: number): number {
  return (difference - Math.round(difference / WEEK_MS) * WEEK_MS) / HOUR_MS
}

function hourText(shown: number): string {
  return new Date(shown).toISOString().slice(11, 16)
}
