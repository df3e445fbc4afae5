import { clockText } from '@planner/domain'
import { escapeMarkup } from '../../http/escape-markup.ts'
import { timeText } from '../time-texts.ts'
import { type DatedEntry, isoText, type PublicDay, type PublicProgramme } from './public-programme.ts'

/**
 * The programme in the format that apps for conferences, displays and video teams read, with the fields of
 * https://c3voc.de/wiki/schedule. As JSON and as XML it says the same.
 */
export type C3Schedule = ReturnType<typeof c3Schedule>

type Options = {
  /** Where people read the programme, with a slash at its end. */
  url: string
  /** The base URL of the server, with a slash at its end. */
  baseUrl: string
  language: string
  /** Of entries without a room. */
  noRoom: string
  /** Another one where anything has changed. */
  version: string
  today: string
}

const GENERATOR = 'Group session planner'

export function c3Schedule(programme: PublicProgramme, options: Options) {
  const { timeZone } = programme
  const acronym = acronymOf(programme.name)
  // The format has no programme without a day.
  const days = programme.days.length > 0 ? programme.days : [{ date: options.today, entries: [] }]
  const ids = numbersOf(programme.days.flatMap(({ entries }) => entries))
  const eventOf = (entry: DatedEntry) => ({
    guid: entry.id,
    id: ids.get(entry.id) ?? 1,
    date: isoText(timeZone, entry.start),
    start: timeText(timeZone, entry.start),
    end: isoText(timeZone, entry.end),
    duration: clockText(Math.round((entry.end - entry.start) / 60_000)),
    room: entry.place || options.noRoom,
    slug: `${acronym}-${slugOf(entry)}`,
    url: `${options.url}#${entry.id}`,
    title: entry.title,
    subtitle: entry.sessions,
    track: null,
    type: 'discussion',
    language: options.language.slice(0, 2),
    abstract: '',
    description: entry.description,
    persons: entry.hosts.map(({ id, name }) => ({ guid: id, name })),
    links: [],
    attachments: [],
  })
  return {
    generator: { name: GENERATOR, version: '1' },
    schedule: {
      version: options.version,
      base_url: options.baseUrl,
      conference: {
        acronym,
        title: programme.name,
        description: programme.description,
        start: days[0]?.date ?? options.today,
        end: days.at(-1)?.date ?? options.today,
        daysCount: days.length,
        timeslot_duration: '00:05',
        time_zone_name: timeZone || 'UTC',
        url: options.url,
        days: days.map((day, index) => ({
          index: index + 1,
          date: day.date,
          ...boundsOf(programme, day),
          rooms: roomsOf(programme, day, eventOf),
        })),
      },
    },
  }
}

function boundsOf({ timeZone }: PublicProgramme, { date, entries }: PublicDay) {
  const starts = entries.map(({ start }) => start)
  const noon = Date.parse(`${date}T12:00:00Z`)
  return {
    day_start: isoText(timeZone, starts.length > 0 ? Math.min(...starts) : noon),
    day_end: isoText(
      timeZone,
      starts.length > 0 ? Math.max(...entries.map(({ end }) => end)) : noon + 60_000,
    ),
  }
}

/** In the order of the event; entries without a room, or with several, come last. */
function roomsOf<E extends { room: string }>(
  programme: PublicProgramme,
  { entries }: PublicDay,
  eventOf: (entry: DatedEntry) => E,
): Record<string, E[]> {
  const byRoom = Map.groupBy(entries.map(eventOf), ({ room }) => room)
  const known = programme.rooms.filter((room) => byRoom.has(room))
  const others = [...byRoom.keys()].filter((room) => !known.includes(room))
  return Object.fromEntries([...known, ...others].map((room) => [room, byRoom.get(room) ?? []]))
}

const LONGEST_WORDS = 40

/** Lower-case letters and digits of a text, with underscores between. */
function plain(text: string): string {
  const ascii = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return ascii
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, LONGEST_WORDS)
    .replace(/^_|_$/g, '')
}

function acronymOf(name: string): string {
  const words = plain(name)
  return words.length >= 4 ? words : `event_${words || 'programme'}`
}

/** Unique, since it ends with a part of the id. */
function slugOf({ title, id }: DatedEntry): string {
  return [plain(title).replaceAll('_', '-'), id.slice(0, 8)].filter(Boolean).join('-')
}

/** Positive numbers, each once, that follow from the ids. */
function numbersOf(entries: readonly DatedEntry[]): Map<string, number> {
  const taken = new Set<number>()
  const numbers = new Map<string, number>()
  for (const id of entries.map((entry) => entry.id).sort()) {
    let number = (Number.parseInt(id.slice(0, 7), 16) || 1) + 1
    while (taken.has(number)) number += 1
    taken.add(number)
    numbers.set(id, number)
  }
  return numbers
}

/** The same as XML. The order of elements is part of the format. */
export function c3Xml({ generator, schedule }: C3Schedule): string {
  const { conference } = schedule
  const { days, acronym, title, start, end, daysCount, timeslot_duration, time_zone_name, url } = conference
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<schedule>',
    empty('generator', generator),
    element('url', `${url}schedule.xml`),
    element('version', schedule.version),
    '<conference>',
    element('title', title),
    element('acronym', acronym),
    element('start', start),
    element('end', end),
    element('days', daysCount),
    element('timeslot_duration', timeslot_duration),
    element('base_url', schedule.base_url),
    element('url', url),
    element('time_zone_name', time_zone_name),
    '</conference>',
    ...days.flatMap((day) => [
      open('day', { index: day.index, date: day.date, start: day.day_start, end: day.day_end }),
      ...Object.entries(day.rooms).flatMap(([room, events]) => [
        open('room', { name: room }),
        ...events.flatMap(eventXml),
        '</room>',
      ]),
      '</day>',
    ]),
    '</schedule>',
    '',
  ].join('\n')
}

type C3Event = C3Schedule['schedule']['conference']['days'][number]['rooms'][string][number]

function eventXml(event: C3Event): string[] {
  return [
    open('event', { guid: event.guid, id: event.id }),
    element('date', event.date),
    element('start', event.start),
    element('duration', event.duration),
    element('room', event.room),
    element('slug', event.slug),
    element('url', event.url),
    element('title', event.title),
    element('subtitle', event.subtitle),
    element('track', ''),
    element('type', event.type),
    element('language', event.language),
    element('abstract', event.abstract),
    element('description', event.description),
    '<persons>',
    ...event.persons.map(({ guid, name }) => `${open('person', { guid })}${escapeMarkup(name)}</person>`),
    '</persons>',
    '<links></links>',
    '</event>',
  ]
}

type Attributes = Readonly<Record<string, string | number>>

function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeMarkup(String(value))}"`)
    .join('')
}

function open(name: string, attributes: Attributes): string {
  return `<${name}${attributesOf(attributes)}>`
}

function empty(name: string, attributes: Attributes): string {
  return `<${name}${attributesOf(attributes)}/>`
}

function element(name: string, text: string | number): string {
  return `<${name}>${escapeMarkup(String(text))}</${name}>`
}
