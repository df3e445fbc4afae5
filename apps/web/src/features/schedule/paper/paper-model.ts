import {
  activePeople,
  activeTopics,
  can,
  clockText,
  dayNumber,
  type EventState,
  entryWords,
  type PersonRecord,
  type ProgrammeEntry,
  programmeOf,
  type Session,
  scheduleOf,
  type VariantDescription,
  type Viewer,
  wallTimeAt,
  weekdayOfDay,
} from '@planner/domain'
import { entryTexts } from '@planner/i18n'
import { sessionTexts } from '../../../components/sessions/session-texts.ts'
import { DAYS } from '../../../components/week-days.ts'
import type { Translate } from '../../../lib/i18n/i18n.ts'
import { byName } from '../../../lib/name-order.ts'
import { personalLinkOf } from '../../../lib/personal-link-of.ts'

/** One line of a slip, a card or a programme. */
export type PaperEntry = {
  key: string
  /** As in `09:30–10:15`, or `Monday 18:00`; the sessions where there is no time. */
  when: string
  /** The day, '' without one. */
  day: string
  sessionName: string
  title: string
  place: string
  hosts: string
  people: readonly string[]
  sessionIds: readonly number[]
  personIds: readonly string[]
}

export type PaperPerson = { id: string; name: string; link: string; entries: readonly PaperEntry[] }

/** All that can stand on paper, in the language of the reader. */
export type PaperModel = {
  eventName: string
  entries: readonly PaperEntry[]
  people: readonly PaperPerson[]
  sessions: readonly { id: number; name: string }[]
  rooms: readonly string[]
  topics: readonly string[]
}

export function paperModel(
  t: Translate,
  variant: VariantDescription,
  state: EventState,
  viewer: Viewer,
): PaperModel {
  const plan = { variant, state, schedule: scheduleOf(variant, state) }
  const words = entryWords(entryTexts(t), plan, { personId: null, showsNames: true })
  const texts = sessionTexts(t, variant, state, viewer)
  const name = (id: string) => state.persons.get(id)?.name ?? ''
  const zone = state.event.timeZone || 'UTC'
  const open = (entry: ProgrammeEntry): PaperEntry => ({
    key: entry.key,
    ...timesOf(t, zone, entry, texts.name),
    sessionName: entry.sessions.map(texts.name).join(', '),
    title: words.title(entry),
    place: words.place(entry),
    hosts: words.hosts(entry).join(', '),
    people: entry.people.map(name).sort(byName),
    sessionIds: entry.sessions.map(({ id }) => id),
    personIds: entry.people,
  })
  const entries = programmeOf(plan).map(open)
  const ofPerson = Map.groupBy(
    entries.flatMap((entry) => entry.personIds.map((personId) => ({ personId, entry }))),
    ({ personId }) => personId,
  )
  const titleOf = (entry: PaperEntry, personId: string) =>
    can(variant, 'pairs')
      ? t('outward.meetingWith', {
          name: entry.personIds
            .filter((id) => id !== personId)
            .map(name)
            .join(', '),
        })
      : entry.title
  const people = activePeople(state)
    .sort((a: PersonRecord, b: PersonRecord) => byName(a.name, b.name))
    .map(
      (person): PaperPerson => ({
        id: person.id,
        name: person.name,
        link: personalLinkOf(person),
        entries: (ofPerson.get(person.id) ?? []).map(({ entry }) => ({
          ...entry,
          title: titleOf(entry, person.id),
        })),
      }),
    )
  return {
    eventName: state.event.name,
    entries,
    people,
    sessions: plan.schedule.sessions.map((session) => ({ id: session.id, name: texts.full(session) })),
    rooms: plan.schedule.rooms.map((room) => room.name),
    topics: can(variant, 'pairs')
      ? []
      : activeTopics(state)
          .map((topic) => topic.name)
          .filter(Boolean),
  }
}

function timesOf(
  t: Translate,
  zone: string,
  { time, sessions }: ProgrammeEntry,
  nameOf: (session: Session) => string,
): Pick<PaperEntry, 'when' | 'day'> {
  const start = time && wallTimeAt(zone, time.start)
  const end = time && wallTimeAt(zone, time.end)
  if (!start || !end) {
    const { start: from = '', end: to = '' } = sessions[0] ?? {}
    const hours = [from, to].filter(Boolean).join('–')
    return { when: hours || sessions.map(nameOf).join(', '), day: '' }
  }
  const weekday = t((DAYS[weekdayOfDay(dayNumber(start.date) ?? 0)] ?? DAYS[0]).long)
  const hours = `${clockText(start.minutes)}–${clockText(end.minutes)}`
  if (time.everyWeeks > 0) return { when: hours, day: weekday }
  const [year, month, day] = start.date.split('-')
  return { when: hours, day: `${weekday}, ${day}.${month}.${year}` }
}

/** Letters of scripts that are twice as wide as others count twice. */
export function widthOf(text: string): number {
  return [...text].reduce((width, letter) => width + ((letter.codePointAt(0) ?? 0) >= 0x2e80 ? 2 : 1), 0)
}

/** Items in pages of so many. */
export function inPages<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, page) =>
    items.slice(page * size, (page + 1) * size),
  )
}
