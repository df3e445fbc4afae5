import type {
  AddressedCell,
  EventRecord,
  PersonId,
  SettingCell,
  SettingKey,
  TopicRecord,
} from '@planner/domain'
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

/** What a key opens; KEY-4. */
export type KeyHolder =
  | { kind: 'admin' | 'share'; eventId: string }
  | { kind: 'private'; eventId: string; personId: PersonId }

/** What the server keeps on disk. One contract suite proves every implementation. */
export type Storage = {
  /**
   * Resolves once all of it is durable, or rejects with nothing of it written. Calls take effect in call
   * order; calls in flight share one commit. What is stored is what was passed at the call.
   */
  write(writes: readonly Write[]): Promise<void>
  /** Persons and topics come in the order in which they were first put. */
  loadEvent(eventId: string): Promise<StoredEvent | undefined>
  /** Looks a key up by its hash, so that timing reveals nothing about stored keys (KEY-3). */
  findKey(key: string): Promise<KeyHolder | undefined>
  /** Newest first, one entry an event, events that are gone left out. */
  openedEvents(sessionId: string): Promise<(OpenedEvent & { name: string })[]>
  planRuns: PlanRunStore
  /** Waits for writes in flight. */
  close(): Promise<void>
}
