import type {
  AddressedCell,
  EventRecord,
  PersonId,
  SettingCell,
  SettingKey,
  TopicRecord,
} from '@planner/domain'
import type { PutCells } from './change.ts'
import type { PlanRunStore } from './plan-run-store.ts'
import type { EventKeys, OpenedEvent, StoredPerson, Write } from './write.ts'

export type { EventKeys, OpenedEvent, StoredPerson, Write } from './write.ts'

export type StoredEvent = {
  event: EventRecord
  keys: EventKeys
  settings: [SettingKey, SettingCell][]
  persons: StoredPerson[]
  topics: TopicRecord[]
  cells: AddressedCell[]
}

/** Who a key was issued to; KEY-4. */
export type KeyHolder =
  | { kind: 'admin' | 'share'; eventId: string }
  | { kind: 'private'; eventId: string; personId: PersonId }

/** Persistent storage. One contract test suite covers every implementation. */
export type Storage = {
  /**
   * Atomic: resolves once all writes are durable, or rejects with none applied. Calls take effect in call order; concurrent
   * calls share a commit. Values are copied at the time of the call. `cells` follow the writes, for changes of so many cells
   * that the caller serialises them bit by bit.
   */
  write(writes: readonly Write[], cells?: PutCells): Promise<void>
  /** Persons and topics are in insertion order. */
  loadEvent(eventId: string): Promise<StoredEvent | undefined>
  /** Looks a key up by its hash, so that timing reveals nothing about stored keys (KEY-3). */
  findKey(key: string): Promise<KeyHolder | undefined>
  /** Newest first, one entry per event, without deleted events. */
  openedEvents(sessionId: string): Promise<(OpenedEvent & { name: string })[]>
  planRuns: PlanRunStore
  /** Waits for writes in flight. */
  close(): Promise<void>
}
