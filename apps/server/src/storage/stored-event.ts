import {
  type AddressedCell,
  type CellValue,
  type EventRecord,
  type MeetingFact,
  NO_MEMORY,
  type PersonRecord,
  parseCellKey,
  type SettingKey,
  type SettingValue,
  type TopicRecord,
  variantOf,
} from '@planner/domain'
import type { StoredEvent } from './storage.ts'

/** The rows of an event, but for its cells. */
export type EventRows = {
  data: string
  /** A key that cannot be read is ''. */
  keys: { kind: 'admin' | 'share' | 'private'; person_id: string; key: string }[]
  settings: { key: string; value: string; timestamp: number }[]
  persons: string[]
  topics: string[]
  meetings: string[]
}

/**
 * A page of an event's cells, by key. Columnar, because cloning three arrays to another thread is several
 * times faster than cloning an object per cell.
 */
export type CellRows = { keys: string[]; values: string[]; timestamps: number[]; isLast: boolean }

export type EventSnapshot = { rows: EventRows; cells: CellRows; revision: number }

/**
 * Fields that events stored by earlier versions do not have. The hours of such an event were UTC where people
 * had zones of their own; elsewhere its zone is not known (WEEK-12).
 */
function laterFields({
  variant,
  numSessions,
}: EventRecord): Pick<
  EventRecord,
  'timeZone' | 'firstMonday' | 'meetingWeek' | 'totalSessions' | 'groupRooms'
> {
  const timeZone = variantOf(variant).defaults.timeZone ?? ''
  return { meetingWeek: 1, totalSessions: numSessions, timeZone, firstMonday: '', groupRooms: '' }
}

/** Fields that people stored by earlier versions do not have. */
const LATER_FIELDS = {
  isWaiting: false,
  isEnteredByOthers: false,
  registeredAt: null,
  ...NO_MEMORY,
  showContactDetails: false,
}

/** Fields that topics stored by earlier versions do not have. */
const LATER_TOPIC_FIELDS = { roomWish: '' }

export function storedEventOf(rows: EventRows, cells: AddressedCell[]): StoredEvent {
  const data = JSON.parse(rows.data) as EventRecord
  const event = { ...laterFields(data), ...data }
  const keys = new Map(rows.keys.map(({ kind, person_id, key }) => [`${kind} ${person_id}`, key]))
  const keyOf = (kind: string, personId: string) =>
    keys.get(`${kind} ${personId}`) ?? missingKey(kind, event.id)
  return {
    event,
    keys: { adminKey: keyOf('admin', ''), shareKey: keyOf('share', '') },
    settings: rows.settings.map(({ key, value, timestamp }) => [
      key as SettingKey,
      { value: JSON.parse(value) as SettingValue, timestamp },
    ]),
    persons: rows.persons.map((data) => {
      const person = JSON.parse(data) as PersonRecord
      return { ...LATER_FIELDS, ...person, privateKey: keyOf('private', person.id) }
    }),
    topics: rows.topics.map((data) => ({ ...LATER_TOPIC_FIELDS, ...(JSON.parse(data) as TopicRecord) })),
    cells,
    meetings: rows.meetings.map(storedMeetingOf),
  }
}

/**
 * Meetings of earlier versions do not tell who confirmed them, so only those who wished them count as agreed.
 */
function storedMeetingOf(data: string): MeetingFact {
  const fact = JSON.parse(data) as Omit<MeetingFact, 'agreedBy' | 'said'>
  const isCommitted = fact.state === 'committed' || fact.state === 'past'
  return { agreedBy: isCommitted ? fact.wishedBy : [], said: [], ...fact }
}

/** What to tell the administrator about the keys that were read as '' (KEY-18). */
export function damagedKeys(eventId: string, { keys }: EventRows): string[] {
  return keys
    .filter(({ key }) => key === '')
    .map(({ kind, person_id }) => {
      const holder = person_id === '' ? `event ${eventId}` : `person ${person_id} in event ${eventId}`
      return `The ${kind} key of ${holder} was changed or damaged in the database and opens nothing until it is replaced.`
    })
}

export function cellsOf({ keys, values, timestamps }: CellRows): AddressedCell[] {
  return keys.map((key, index) => {
    const address = parseCellKey(key)
    if (!address) throw new Error(`The stored cell key "${key}" is invalid. Maybe its table was removed.`)
    const value = JSON.parse(values[index] ?? 'null') as CellValue
    return { address, value, timestamp: timestamps[index] ?? 0 }
  })
}

function missingKey(kind: string, eventId: string): never {
  throw new Error(`Event ${eventId} is stored without a ${kind} key. Maybe the data was edited by hand.`)
}
