import { type EventState, isPlannerRunning, lastPlanTime } from '../entities/event-state.ts'
import { numEnabledSessions } from '../entities/sessions.ts'
import type { VariantDescription } from '../variants/registry.ts'
import { type CellAddress, cellKey } from './address.ts'
import { type Cell, supersedes } from './cell.ts'
import { TABLES } from './tables.ts'
import { isValidCellValue, normaliseCellValue } from './values.ts'

export type ChangeRejection =
  /** The user, topic or session the address names does not exist; logged and ignored (spec 4). */
  | 'unknownAddress'
  | 'invalidValue'
  /** Contact preference to oneself; spec 4. */
  | 'selfContact'
  /** The planner is running; spec 4. */
  | 'plannerRunning'
  /** Older than the last planner start or end; spec 4. */
  | 'beforePlan'
  /** The stored cell is as new or newer; decision 16. */
  | 'notNewer'

export type ChangeOutcome = { kind: 'applied' } | { kind: 'rejected'; reason: ChangeRejection }

/**
 * Applies one shared value to a live copy: the same pure decision in the browser and on the server
 * (spec 4, decision 16). Mutates `state.cells` only when the outcome is `applied`. Rights are not checked here.
 */
export function applyChange(
  variant: VariantDescription,
  state: EventState,
  address: CellAddress,
  cell: Cell,
): ChangeOutcome {
  const reason = rejectionOf(variant, state, address, cell)
  if (reason) return { kind: 'rejected', reason }
  state.cells.set(cellKey(address), {
    address,
    value: normaliseCellValue(address.table, cell.value),
    timestamp: cell.timestamp,
  })
  return { kind: 'applied' }
}

function rejectionOf(
  variant: VariantDescription,
  state: EventState,
  address: CellAddress,
  cell: Cell,
): ChangeRejection | undefined {
  if (!isKnownAddress(variant, state, address)) return 'unknownAddress'
  if (address.table === 'contactPreferences' && address.userId === address.topicId) return 'selfContact'
  if (!isValidCellValue(variant, state, address.table, cell.value)) return 'invalidValue'
  const { event } = state
  if (isPlannerRunning(event)) return 'plannerRunning'
  if (cell.timestamp < lastPlanTime(event)) return 'beforePlan'
  const incoming = { value: normaliseCellValue(address.table, cell.value), timestamp: cell.timestamp }
  if (!supersedes(incoming, state.cells.get(cellKey(address)))) return 'notNewer'
  return undefined
}

/** Whether the person, other person, topic, subgroup, session and hour of an address exist in the event. */
export function isKnownAddress(
  variant: VariantDescription,
  state: EventState,
  address: CellAddress,
): boolean {
  return TABLES[address.table].parts.every((part) => {
    switch (part) {
      case 'userId':
        return state.persons.has(address.userId)
      case 'topicId':
        return address.table === 'contactPreferences'
          ? state.persons.has(address.topicId)
          : state.topics.has(address.topicId)
      case 'sessionId':
        return isWithin(address.sessionId, minSessionId(address), numSessionsOf(variant, state))
      case 'topicGroupIndex':
        return isWithin(address.topicGroupIndex, 0, state.event.numberOfGroupsForTopic - 1)
      case 'hour':
        return isWithin(address.hour, 0, 167)
    }
    return false
  })
}

function isWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max
}

/** `numSessions` is at least the enabled sessions; spec 4. */
function numSessionsOf(variant: VariantDescription, state: EventState): number {
  return Math.max(state.event.numSessions, numEnabledSessions(variant, state.event, state.topics.values()))
}

function minSessionId(address: CellAddress): number {
  return TABLES[address.table].editors === 'adminOnly' ? 0 : 1
}
