import type { CellAddress, CellKey } from '../cells/address.ts'
import type { Cell } from '../cells/cell.ts'
import type { SettingKey } from '../settings/catalogue.ts'
import type { SettingCell } from '../settings/values.ts'
import type { EventRecord } from './event.ts'
import type { PersonId, PersonRecord } from './person.ts'
import type { TopicId, TopicRecord } from './topic.ts'

export type AddressedCell = Cell & { address: CellAddress }

/**
 * A live copy of one event, the same shape in the server's room (whole) and in a browser (what its reader
 * may see). Secrets are not part of it. Readers cannot change it: only its owner holds it as `MutableEventState`.
 */
export type EventState = {
  readonly event: Readonly<EventRecord>
  readonly settings: ReadonlyMap<SettingKey, Readonly<SettingCell>>
  readonly persons: ReadonlyMap<PersonId, Readonly<PersonRecord>>
  readonly topics: ReadonlyMap<TopicId, Readonly<TopicRecord>>
  readonly cells: ReadonlyMap<CellKey, Readonly<AddressedCell>>
}

/** A live copy in the hands of its owner. */
export type MutableEventState = {
  event: EventRecord
  settings: Map<SettingKey, SettingCell>
  persons: Map<PersonId, PersonRecord>
  topics: Map<TopicId, TopicRecord>
  cells: Map<CellKey, AddressedCell>
}

export function emptyEventState(event: EventRecord): MutableEventState {
  return { event, settings: new Map(), persons: new Map(), topics: new Map(), cells: new Map() }
}

/** The newer of the last planner run's start and end, ms since the epoch; 0 before the first run. What is older was overtaken (LIVE-11). */
export function lastPlanTime(event: EventRecord): number {
  return Math.max(event.lastPlannerStartTime ?? 0, event.lastPlannerEndTime ?? 0)
}

/** Whether a run has started and not ended; PLAN-4. */
export function isPlannerRunning(event: EventRecord): boolean {
  return (event.lastPlannerStartTime ?? 0) > (event.lastPlannerEndTime ?? 0)
}
