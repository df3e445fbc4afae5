import { setImmediate } from 'node:timers/promises'
import {
  type AddressedCell,
  type CellValue,
  type EventRecord,
  type PersonRecord,
  parseCellKey,
  type SettingKey,
  type SettingValue,
  type TopicRecord,
} from '@planner/domain'
import type { StoredEvent } from './storage.ts'

/**
 * The rows of an event. Cells are columnar, because cloning three arrays to another thread is several times faster than
 * cloning an object per cell.
 */
export type EventRows = {
  data: string
  /** A key that cannot be read is ''. */
  keys: { kind: 'admin' | 'share' | 'private'; person_id: string; key: string }[]
  settings: { key: string; value: string; timestamp: number }[]
  persons: string[]
  topics: string[]
  cells: { keys: string[]; values: string[]; timestamps: number[] }
}

/** Fields that people stored by earlier versions do not have. */
const LATER_FIELDS = { isWaiting: false, registeredAt: null }

/** Cells parsed before yielding to the event loop: the largest events have more than 100,000. */
const CELLS_PER_TURN = 2000

export async function storedEventOf(rows: EventRows): Promise<StoredEvent> {
  const event = JSON.parse(rows.data) as EventRecord
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
    topics: rows.topics.map((data) => JSON.parse(data) as TopicRecord),
    cells: await cellsOf(rows.cells),
  }
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

async function cellsOf({ keys, values, timestamps }: EventRows['cells']): Promise<AddressedCell[]> {
  const cells: AddressedCell[] = []
  for (const [index, key] of keys.entries()) {
    const address = parseCellKey(key)
    if (!address) throw new Error(`The stored cell key "${key}" is invalid. Maybe its table was removed.`)
    const value = JSON.parse(values[index] ?? 'null') as CellValue
    cells.push({ address, value, timestamp: timestamps[index] ?? 0 })
    if (index % CELLS_PER_TURN === CELLS_PER_TURN - 1) await setImmediate()
  }
  return cells
}

function missingKey(kind: string, eventId: string): never {
  throw new Error(`Event ${eventId} is stored without a ${kind} key. Maybe the data was edited by hand.`)
}
