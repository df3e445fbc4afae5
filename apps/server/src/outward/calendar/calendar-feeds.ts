import { hash } from 'node:crypto'
import {
  type EntryReader,
  entryWords,
  maySeeSchedule,
  type PersonId,
  type PlanInForce,
  type ProgrammeEntry,
  programmeOf,
  programmeOfHost,
  programmeOfPerson,
} from '@planner/domain'
import { entryTexts, nearestLanguage } from '@planner/i18n'
import { type Text, textsOf } from '../../http/texts.ts'
import type { Room } from '../../rooms/room.ts'
import type { ServerContext } from '../../server-context.ts'
import type { KeptProgramme, KeptProgrammes } from '../kept-programme.ts'
import { outwardId } from '../outward-id.ts'
import type { OpenedAddress } from '../outward-links.ts'
import { type CalendarEntry, calendarText } from './calendar-text.ts'
import { type ToldEntry, tellEntries, toldEntries } from './told-entries.ts'

export type CalendarWish = {
  /** '' for that of the event. */
  language: string
  /** 0 for none. */
  alarmMinutes: number
}

/** `hidden`: the organisers are at work on a plan of which the calendar was told before. */
export type Calendar = { kind: 'calendar'; body: string; etag: string; name: string } | { kind: 'hidden' }

const REFRESH_MINUTES = 60

type Context = Pick<ServerContext, 'storage' | 'now'>

/** Whose calendar it is, and which of its entries. */
type Owner = { name: 'told' | 'toldHost'; personId: PersonId | ''; reader: EntryReader }

/** The calendars of people, hosts and whole events; PUBLISH-1 to PUBLISH-6. */
export class CalendarFeeds {
  readonly #context: Context
  readonly #programmes: KeptProgrammes

  constructor(context: Context, programmes: KeptProgrammes) {
    this.#context = context
    this.#programmes = programmes
  }

  /** The calendar of an address, made anew only where the programme has changed since it was asked for last. */
  async of({ room, kind, personId, links }: OpenedAddress, wish: CalendarWish): Promise<Calendar> {
    const owner: Owner = {
      name: kind === 'host' ? 'toldHost' : 'told',
      personId,
      reader: {
        personId: personId === '' ? null : personId,
        showsNames: kind === 'programme' ? links.programme.showsNames : true,
      },
    }
    const programme = this.#programmes.of(room)
    const key = JSON.stringify(['calendar', owner, wish])
    const known = programme.made.get(key) as Promise<Calendar> | undefined
    if (known !== undefined) return known
    const made = this.#make(room, programme, { owner, wish })
    programme.made.set(key, made)
    // What could not be stored is tried again.
    made.catch(() => programme.made.delete(key))
    return made
  }

  async #make(
    room: Room,
    { plan }: KeptProgramme,
    { owner, wish }: { owner: Owner; wish: CalendarWish },
  ): Promise<Calendar> {
    const row = { eventId: room.eventId, name: owner.name, subject: owner.personId } as const
    const stored = await this.#context.storage.published(row)
    const former = stored === undefined ? [] : toldEntries.parse(JSON.parse(stored))
    if (isHiddenFrom(plan, owner))
      return former.length > 0 ? { kind: 'hidden' } : calendarOf(plan, { owner, wish, told: [] })
    const told = tellEntries(former, entriesToTell(plan, owner), this.#context.now())
    if (told !== former) {
      const data = JSON.stringify(told)
      await this.#context.storage.write([{ kind: 'putPublished', row, data }])
    }
    return calendarOf(plan, { owner, wish, told })
  }
}

/** A calendar has what participants may see on the schedule tab, and so nothing while it is hidden. */
function isHiddenFrom({ variant, state }: PlanInForce, { personId }: Owner): boolean {
  return !maySeeSchedule(variant, state, { role: 'participant', personId })
}

function entriesOf(plan: PlanInForce, { name, personId }: Owner): ProgrammeEntry[] {
  // Who meets whom is nobody else's.
  if (personId === '') return programmeOf(plan).filter(({ meeting }) => meeting === null)
  return name === 'toldHost' ? programmeOfHost(plan, personId) : programmeOfPerson(plan, personId)
}

function timedOf(plan: PlanInForce, owner: Owner) {
  const { id: eventId } = plan.state.event
  return entriesOf(plan, owner).flatMap((entry) =>
    entry.time ? [{ uid: outwardId(eventId, entry.key), entry, time: entry.time }] : [],
  )
}

/** Whatever language it is read in. */
const WORDLESS: Text = (key, values = {}) => `${key} ${JSON.stringify(values)}`

function entriesToTell(plan: PlanInForce, owner: Owner) {
  const words = entryWords(entryTexts(WORDLESS), plan, owner.reader)
  return timedOf(plan, owner).map(({ uid, entry, time }) => ({
    uid,
    time,
    content: [
      words.title(entry),
      words.sessions(entry),
      words.hosts(entry),
      words.place(entry),
      owner.name === 'toldHost' ? entry.people.length : 0,
    ],
  }))
}

type Asked = { owner: Owner; wish: CalendarWish; told: readonly ToldEntry[] }

function calendarOf(plan: PlanInForce, { owner, wish, told }: Asked): Calendar {
  const { event } = plan.state
  const text = textsOf(nearestLanguage([wish.language || (event.languageCode ?? '')]), plan.variant.words)
  const words = entryWords(entryTexts(text), plan, owner.reader)
  const current = new Map(timedOf(plan, owner).map(({ uid, entry }) => [uid, entry]))
  const entries = told.map((each): CalendarEntry => {
    const { uid, sequence, changedAt, start, end, everyWeeks, isCancelled } = each
    const entry = current.get(uid)
    return {
      uid,
      sequence,
      changedAt,
      time: { start, end, everyWeeks },
      isCancelled,
      title: entry ? words.title(entry) : text('outward.cancelled'),
      description: entry ? describe(text, words, { entry, owner }) : '',
      place: entry ? words.place(entry) : '',
    }
  })
  const head = {
    name: event.name,
    timeZone: event.timeZone,
    refreshMinutes: REFRESH_MINUTES,
    alarmMinutes: wish.alarmMinutes,
  }
  const body = calendarText(head, entries)
  return {
    kind: 'calendar',
    body,
    etag: `"${hash('sha256', body, 'base64url').slice(0, 22)}"`,
    name: event.name,
  }
}

function describe(
  text: Text,
  words: ReturnType<typeof entryWords>,
  { entry, owner }: { entry: ProgrammeEntry; owner: Owner },
): string {
  const hosts = words.hosts(entry)
  const lines = [
    words.sessions(entry),
    hosts.length > 0 ? text('schedule.list.hosts', { names: hosts.join(', ') }) : '',
    owner.name === 'toldHost' ? text('outward.people', { number: entry.people.length }) : '',
  ]
  return lines.filter(Boolean).join('\n')
}
