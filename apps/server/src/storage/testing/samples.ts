import {
  type AddressedCell,
  type CellAddress,
  type CellValue,
  cellAddress,
  cellKey,
  type EventRecord,
  newEvent,
  newPerson,
  newTopic,
  type TopicRecord,
  VARIANTS,
} from '@planner/domain'
import type { NewPlanRun, PlanRun, PlanRunStore } from '../plan-run.ts'
import type { Storage, StoredEvent, StoredPerson, Write } from '../storage.ts'

let made = 0

/** A unique id, since the tests share one storage. */
export function newId(prefix: string): string {
  made += 1
  return `${prefix}-${made}`
}

export function sampleEvent(id: string): EventRecord {
  const [variant] = VARIANTS
  if (!variant) throw new Error('VARIANTS is empty.')
  return newEvent(variant, { id, timestamp: 1 })
}

export function samplePerson(id: string): StoredPerson {
  return { ...newPerson({ id, timestamp: 1 }), privateKey: `private-key-of-${id}` }
}

export function sampleTopic(id: string, ownerId: string): TopicRecord {
  return newTopic({ id, ownerId, name: `Topic ${id}`, timestamp: 1 })
}

export function putEvent(event: EventRecord): Write {
  return {
    kind: 'putEvent',
    event,
    keys: { adminKey: `admin-key-of-${event.id}`, shareKey: `share-key-of-${event.id}` },
  }
}

export function preference(userId: string, topicId: string): CellAddress {
  return cellAddress('preferences', { userId, topicId })
}

export function putCell(eventId: string, address: CellAddress, value: CellValue, timestamp: number): Write {
  return { kind: 'putCell', eventId, cell: { address, value, timestamp } }
}

export function sampleRun(id: string, eventId: string, createdAt = 1): NewPlanRun {
  const author = { kind: 'adminLink', personId: '', name: 'Ann' } as const
  const inputs = { problem: '{"p":1}', settings: '{"s":1}', week: 3, author, isReplan: true, basis: '' }
  return { id, eventId, createdAt, seconds: 60, seed: 2 ** 32 + 1, ...inputs }
}

/** Stores a new event and returns its id. */
export async function storeEvent(storage: Storage): Promise<string> {
  const id = newId('event')
  await storage.write([putEvent(sampleEvent(id))])
  return id
}

export async function loadStored(storage: Storage, eventId: string): Promise<StoredEvent> {
  const event = await storage.loadEvent(eventId)
  if (!event) throw new Error(`Event ${eventId} is not stored. Maybe the test did not put it.`)
  return event
}

/** The cells sorted by key. */
export async function storedCells(storage: Storage, eventId: string): Promise<AddressedCell[]> {
  return sortedCells((await loadStored(storage, eventId)).cells)
}

export function sortedCells(cells: Iterable<AddressedCell>): AddressedCell[] {
  return [...cells].sort((a, b) => (cellKey(a.address) < cellKey(b.address) ? -1 : 1))
}

/** The run of an event that is queued or running. */
export async function activeRun(planRuns: PlanRunStore, eventId: string): Promise<PlanRun | undefined> {
  return (await planRuns.list(eventId)).find(({ status }) => status === 'queued' || status === 'running')
}
