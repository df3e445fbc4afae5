import {
  activePeople,
  activeTopics,
  answersOf,
  can,
  cellAddress,
  cellValue,
  clockText,
  entryWords,
  HOURS_OF_WEEK,
  isHidden,
  type PersonId,
  type PersonRecord,
  type PlanInForce,
  type ProgrammeEntry,
  preferenceOf,
  programmeOf,
  scheduledSessions,
  scheduleOf,
  type TopicRecord,
  wallTimeAt,
} from '@planner/domain'
import { CHOICE_MESSAGES, entryTexts } from '@planner/i18n'
import type { Text } from '../../http/texts.ts'

/** A moment, ms since the epoch, on the clock of the event. */
export type Moment = { at: number }
export type TableCell = string | number | boolean | Moment | null

/** One table of a file: a row of heads and the rows below it. */
export type EventTable = {
  name: string
  head: readonly string[]
  rows: readonly (readonly TableCell[])[]
}

export const EVENT_TABLES = ['people', 'choices', 'availability', 'plan', 'meetings'] as const
export type EventTableName = (typeof EVENT_TABLES)[number]

/** The event as organisers take it along, in one language. */
export type TableSource = { plan: PlanInForce; text: Text }

export function tableSource(
  variant: PlanInForce['variant'],
  state: PlanInForce['state'],
  text: Text,
): TableSource {
  return { plan: { variant, state, schedule: scheduleOf(variant, state) }, text }
}

/** The tables that there are something in for this variant. */
export function tablesOf({ variant }: Pick<PlanInForce, 'variant'>): EventTableName[] {
  return EVENT_TABLES.filter((name) => {
    if (name === 'meetings') return can(variant, 'pairs')
    if (name === 'plan') return !can(variant, 'pairs')
    if (name === 'availability') return variant.availability !== 'none'
    return true
  })
}

export function eventTable(source: TableSource, name: EventTableName): EventTable {
  const table = TABLES[name](source)
  return { name: source.text(`files.${name}Table`), ...table }
}

type Made = Pick<EventTable, 'head' | 'rows'>

const TABLES: Record<EventTableName, (source: TableSource) => Made> = {
  people: peopleTable,
  choices: choicesTable,
  availability: availabilityTable,
  plan: planTable,
  meetings: meetingsTable,
}

function peopleTable({ plan: { variant, state }, text }: TableSource): Made {
  const { answered } = answersOf(variant, state)
  const columns: readonly (readonly [string, (person: PersonRecord) => TableCell])[] = [
    ['userData.name', ({ name }) => name],
    ['userData.email', ({ email }) => email],
    ['userData.phone', ({ phone }) => phone],
    ['userData.languages', ({ languages }) => languages.join(', ')],
    ['userData.timeZone', ({ timeZone }) => timeZone],
    ['userData.profile', ({ profile }) => profile],
    ['files.head.sessionsWanted', ({ numUserSessions }) => numUserSessions],
    ['files.head.answered', ({ id }) => answered.has(id)],
    ['files.head.organiser', ({ isEventAdmin }) => isEventAdmin],
    ['files.head.registered', ({ registeredAt, createdAt }) => momentOf(registeredAt ?? createdAt ?? null)],
  ]
  return {
    head: columns.map(([key]) => text(key)),
    rows: activePeople(state).map((person) => columns.map(([, read]) => read(person))),
  }
}

function momentOf(at: number | null): Moment | null {
  return at === null ? null : { at }
}

/** As an import reads it: names down, topics across. */
function choicesTable({ plan: { variant, state }, text }: TableSource): Made {
  const arePairs = can(variant, 'pairs')
  const people = activePeople(state)
  const topics = activeTopics(state)
  const label = (choice: string): TableCell => {
    if (choice === '') return ''
    const number = Number(choice)
    return Number.isNaN(number) ? text(CHOICE_MESSAGES[choice] ?? choice) : number
  }
  const called = ({ name, ownerId }: TopicRecord) =>
    arePairs ? (state.persons.get(ownerId)?.name ?? '') : name
  return {
    head: [text('userData.name'), ...topics.map(called)],
    rows: people.map(({ id, name }) => [
      name,
      ...topics.map((topic) => label(preferenceOf(state, id, topic.id))),
    ]),
  }
}

function availabilityTable({ plan: { variant, state }, text }: TableSource): Made {
  const people = activePeople(state)
  if (variant.availability === 'sessions') {
    const sessions = scheduledSessions(variant, state)
    return {
      head: [
        text('userData.name'),
        ...sessions.map((each) => each.name || text('schedule.session', { number: each.id })),
      ],
      rows: people.map(({ id, name }) => [
        name,
        ...sessions.map(
          ({ id: sessionId }) =>
            cellValue(state, cellAddress('availabilities', { userId: id, sessionId })) !== false,
        ),
      ]),
    }
  }
  const said = (userId: PersonId, hour: number): TableCell => {
    const value = cellValue(state, cellAddress('weekDayHourAvailabilities', { userId, hour }))
    return typeof value === 'boolean' ? value : String(value ?? '')
  }
  const isAsked = !isHidden(variant, state, 'parameters|ui|hideCalendar')
  const hours = isAsked ? Array.from({ length: HOURS_OF_WEEK }, (_, hour) => hour) : []
  return {
    head: [text('userData.name'), ...hours.map((hour) => hourText(text, hour))],
    rows: people.map(({ id, name }) => [name, ...hours.map((hour) => said(id, hour))]),
  }
}

const WEEKDAYS = ['E', 'T', 'K', 'N', 'R', 'L', 'P'] as const

function hourText(text: Text, hour: number): string {
  return `${text(`weekday.${WEEKDAYS[Math.floor(hour / 24)] ?? 'E'}`)} ${clockText(60 * (hour % 24))}`
}

/** A row for each person in each group, and one for each group without people. */
function planTable(source: TableSource): Made {
  const { plan, text } = source
  const words = entryWords(entryTexts(text), plan, { personId: null, showsNames: true })
  const head = [
    'files.head.session',
    'files.head.start',
    'files.head.end',
    'files.head.group',
    'files.head.room',
    'files.head.person',
    'files.head.isHost',
  ]
  const rows = programmeOf(plan).flatMap((entry) => {
    const place = [
      whenText(source, entry),
      momentOf(entry.time?.start ?? null),
      momentOf(entry.time?.end ?? null),
      words.title(entry),
      words.place(entry),
    ]
    if (entry.people.length === 0) return [[...place, '', false]]
    return entry.people.map((id): TableCell[] => [
      ...place,
      plan.state.persons.get(id)?.name ?? '',
      entry.hosts.includes(id),
    ])
  })
  return { head: head.map((key) => text(key)), rows }
}

/** The sessions of an entry, or its weeks. */
function whenText({ plan, text }: TableSource, { sessions }: ProgrammeEntry): string {
  if (plan.schedule.layout === 'sessions')
    return sessions.map((each) => each.name || text('schedule.session', { number: each.id })).join(', ')
  if (sessions.length === plan.schedule.sessions.length) return text('schedule.week.only')
  return sessions.map(({ id }) => text(`schedule.week.${id}`)).join(', ')
}

function meetingsTable({ plan: { variant, state }, text }: TableSource): Made {
  const name = (id: PersonId) => state.persons.get(id)?.name ?? ''
  const sessions = new Map(scheduledSessions(variant, state).map((each) => [each.id, each]))
  const head = [
    'files.head.person',
    'files.head.other',
    'files.head.week',
    'files.head.session',
    'files.head.state',
  ]
  const rows = [...state.meetings.values()].map(
    ({ people: [a, b], week, sessionId, state: stands }): TableCell[] => {
      const session = sessionId === null ? undefined : sessions.get(sessionId)
      return [
        name(a),
        name(b),
        week,
        session ? session.name || text('schedule.session', { number: session.id }) : '',
        text(`files.meeting.${stands}`),
      ]
    },
  )
  return { head: head.map((key) => text(key)), rows }
}

/** One table for each session or week with its groups side by side, for those who read on a screen or a wall. */
export function sessionTables(source: TableSource): EventTable[] {
  const { plan, text } = source
  const words = entryWords(entryTexts(text), plan, { personId: null, showsNames: true })
  const entries = programmeOf(plan)
  return plan.schedule.sessions.flatMap((session): EventTable[] => {
    const here = entries.filter(({ sessions }) => sessions.some(({ id }) => id === session.id))
    if (here.length === 0) return []
    return [
      {
        name:
          session.name ||
          text(plan.schedule.layout === 'weeks' ? `schedule.week.${session.id}` : 'schedule.session', {
            number: session.id,
          }),
        head: [
          'files.head.room',
          'files.head.group',
          'files.head.host',
          'files.head.people',
          'files.head.names',
        ].map((key) => text(key)),
        rows: here.map((entry) => [
          words.place(entry),
          words.title(entry),
          words.hosts(entry).join(', '),
          entry.people.length,
          entry.people.map((id) => plan.state.persons.get(id)?.name ?? '').join(', '),
        ]),
      },
    ]
  })
}

/** Everybody with their groups, a row each: what stands on slips. */
export function byPersonTable(source: TableSource): EventTable {
  const { plan, text } = source
  const words = entryWords(entryTexts(text), plan, { personId: null, showsNames: true })
  const entries = programmeOf(plan)
  const { sessions } = plan.schedule
  return {
    name: text('files.byPersonTable'),
    head: [
      text('userData.name'),
      ...sessions.map(
        (each) =>
          each.name ||
          text(plan.schedule.layout === 'weeks' ? `schedule.week.${each.id}` : 'schedule.session', {
            number: each.id,
          }),
      ),
    ],
    rows: activePeople(plan.state).map(({ id, name }) => [
      name,
      ...sessions.map((session) =>
        entries
          .filter(
            (entry) => entry.people.includes(id) && entry.sessions.some((each) => each.id === session.id),
          )
          .map((entry) => [words.title(entry), words.place(entry)].filter(Boolean).join(', '))
          .join('; '),
      ),
    ]),
  }
}

/** A moment as the clock of the event shows it, in ms as if that clock were UTC. */
export function wallMs(timeZone: string, { at }: Moment): number {
  const wall = wallTimeAt(timeZone || 'UTC', at)
  return wall ? Date.parse(`${wall.date}T${clockText(wall.minutes)}:00Z`) : at
}
