import {
  ANY_PARTICIPANT,
  byCodeUnits,
  clockOf,
  clockText,
  DAY_MS,
  dayNumber,
  entryWords,
  maySeeSchedule,
  momentOfWallTime,
  type PlainDate,
  type PlanInForce,
  type ProgrammeEntry,
  type ProgrammeTime,
  programmeOf,
  wallTimeAt,
  weekdayOfDay,
  zoneOffsetInMinutes,
} from '@planner/domain'
import { entryTexts } from '@planner/i18n'
import type { Text } from '../../http/texts.ts'
import { outwardId } from '../outward-id.ts'
import { dateOf } from '../time-texts.ts'

/** An entry as everybody may read it: a group, never who is in it. */
export type PublicEntry = {
  /** A UUID, for ever. */
  id: string
  title: string
  /** What its topic says of itself. */
  description: string
  /** Empty where names are not shown. */
  hosts: readonly { id: string; name: string }[]
  /** '' without a room. */
  place: string
  /** Its sessions; '' for a group of the week. */
  sessions: string
  numPeople: number
}

export type DatedEntry = PublicEntry & { start: number; end: number }

/** A day with its entries in the order of their times. */
export type PublicDay = { date: PlainDate; entries: readonly DatedEntry[] }

/** The plan in force, cut to what anybody may read and put into a language; PUBLISH-7. */
export type PublicProgramme = {
  name: string
  description: string
  /** IANA name; '' where times are those of the place. */
  timeZone: string
  days: readonly PublicDay[]
  /** What has no date, by sessions. */
  undated: readonly PublicEntry[]
  /** Rooms in the order of the event. */
  rooms: readonly string[]
}

/** Of groups that recur so many weeks are shown, from the present one on. */
const WEEKS_SHOWN = 2

type Options = { text: Text; showsNames: boolean; now: number }

export function publicProgramme(plan: PlanInForce, { text, showsNames, now }: Options): PublicProgramme {
  const { event } = plan.state
  const words = entryWords(entryTexts(text), plan, { personId: null, showsNames })
  const zone = event.timeZone || 'UTC'
  // What participants may not see yet nobody else may.
  const isShown = maySeeSchedule(plan.variant, plan.state, ANY_PARTICIPANT)
  const entries = isShown ? programmeOf(plan).filter(({ meeting }) => meeting === null) : []
  const open = (entry: ProgrammeEntry, id: string): PublicEntry => ({
    id,
    title: words.title(entry),
    description: entry.group?.topic.description ?? '',
    hosts: showsNames
      ? entry.hosts.map((host) => ({
          id: outwardId(event.id, `person ${host}`),
          name: plan.state.persons.get(host)?.name ?? '',
        }))
      : [],
    place: words.place(entry),
    sessions: words.sessions(entry),
    numPeople: entry.people.length,
  })
  const dated = entries.flatMap((entry) =>
    entry.time
      ? timesShown(plan, entry.time, now).map((time) => {
          const key = time.isRepeated ? `${entry.key}|${dateOf(zone, time.start)}` : entry.key
          return { ...open(entry, outwardId(event.id, key)), start: time.start, end: time.end }
        })
      : [],
  )
  const rooms = plan.schedule.rooms.map(({ name }) => name)
  const position = ({ place }: PublicEntry) => (rooms.includes(place) ? rooms.indexOf(place) : rooms.length)
  const byPlace = (a: PublicEntry, b: PublicEntry) =>
    position(a) - position(b) || byCodeUnits(a.title, b.title)
  const days = Map.groupBy(
    dated.toSorted((a, b) => a.start - b.start || byPlace(a, b)),
    ({ start }) => dateOf(zone, start),
  )
  return {
    name: event.name,
    description: event.description,
    timeZone: event.timeZone,
    days: [...days].map(([date, each]) => ({ date, entries: each })),
    undated: entries.flatMap((entry) => (entry.time ? [] : [open(entry, outwardId(event.id, entry.key))])),
    rooms,
  }
}

type Shown = { start: number; end: number; isRepeated: boolean }

/** An entry that recurs in the present week and the next, else its only time. */
function timesShown({ state }: PlanInForce, time: ProgrammeTime, now: number): Shown[] {
  if (time.everyWeeks === 0) return [{ start: time.start, end: time.end, isRepeated: false }]
  const clock = clockOf(state.event)
  const today = clock && wallTimeAt(clock.timeZone, now)
  if (!clock || !today) return []
  const day = dayNumber(today.date) ?? 0
  const monday = Math.max(day - weekdayOfDay(day), dayNumber(clock.firstMonday) ?? 0)
  const first = wallTimeAt(clock.timeZone, time.start)
  if (!first) return []
  const shown: Shown[] = []
  const step = 7 * time.everyWeeks
  const firstDay = dayNumber(first.date) ?? 0
  for (let each = firstDay; each < monday + 7 * WEEKS_SHOWN; each += step) {
    if (each < monday) continue
    const start = momentOn(clock.timeZone, each, first.minutes)
    shown.push({ start, end: start + time.end - time.start, isRepeated: true })
  }
  return shown
}

function momentOn(zone: string, day: number, minutes: number): number {
  const wall = day * DAY_MS + minutes * 60_000
  return momentOfWallTime(zone, wall) ?? wall
}

/** As in `2026-11-28T09:30:00+02:00`. */
export function isoText(timeZone: string, at: number): string {
  const zone = timeZone || 'UTC'
  const wall = wallTimeAt(zone, at)
  const offset = zoneOffsetInMinutes(zone, at) ?? 0
  const size = Math.abs(offset)
  return `${wall?.date}T${clockText(wall?.minutes ?? 0)}:00${offset < 0 ? '-' : '+'}${clockText(size)}`
}
