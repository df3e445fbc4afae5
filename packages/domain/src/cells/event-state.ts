import type { EventRecord } from '../entities/event.ts'
import type { MeetingFact, MeetingKey } from '../entities/meeting-fact.ts'
import type { PersonId, PersonRecord } from '../entities/person.ts'
import type { SettingCell } from '../entities/setting-values.ts'
import type { TopicId, TopicRecord } from '../entities/topic.ts'
import type { SettingKey } from '../fields/settings.ts'
import type { Cell, CellAddress, CellKey } from './address.ts'

export type AddressedCell = Cell & { address: CellAddress }

/**
 * The live copy of an event, with the same shape in the server's room (complete) and in a browser (filtered
 * for its reader). Contains no secrets. Read-only: only its owner has it as `MutableEventState`.
 */
export type EventState = {
  readonly event: Readonly<EventRecord>
  readonly settings: ReadonlyMap<SettingKey, Readonly<SettingCell>>
  readonly persons: ReadonlyMap<PersonId, Readonly<PersonRecord>>
  readonly topics: ReadonlyMap<TopicId, Readonly<TopicRecord>>
  readonly cells: ReadonlyMap<CellKey, Readonly<AddressedCell>>
  /** By `pairKey`; empty where people do not meet in pairs. */
  readonly meetings: ReadonlyMap<MeetingKey, Readonly<MeetingFact>>
}

/** A live copy as its owner modifies it. */
export type MutableEventState = {
  event: EventRecord
  settings: Map<SettingKey, SettingCell>
  persons: Map<PersonId, PersonRecord>
  topics: Map<TopicId, TopicRecord>
  cells: Map<CellKey, AddressedCell>
  meetings: Map<MeetingKey, MeetingFact>
}

export function emptyEventState(event: EventRecord): MutableEventState {
  return {
    event,
    settings: new Map(),
    persons: new Map(),
    topics: new Map(),
    cells: new Map(),
    meetings: new Map(),
  }
}

/** When the last run started or ended, ms since the epoch; 0 before the first. Older edits fail (LIVE-11). */
export function lastPlanTime(event: EventRecord): number {
  return Math.max(event.lastPlannerStartTime ?? 0, event.lastPlannerEndTime ?? 0)
}

/** Whether a run has started and not ended; PLAN-4. */
export function isPlannerRunning(event: EventRecord): boolean {
  return (event.lastPlannerStartTime ?? 0) > (event.lastPlannerEndTime ?? 0)
}
