import {
  type EventState,
  isPlannerRunning,
  lastPlanTime,
  type MutableEventState,
} from '../entities/event-state.ts'
import type { SettingKey, SettingValue } from '../settings/catalogue.ts'
import { isSettingKey, isValidSettingValue, settingKeysOf } from '../settings/values.ts'
import type { VariantDescription } from '../variants/registry.ts'
import { type CellAddress, cellKey } from './address.ts'
import { type CellValue, supersedes } from './cell.ts'
import { isKnownAddress, namesOneselfTwice } from './references.ts'
import { TABLES } from './tables.ts'
import { isValidCellValue, normaliseCellValue } from './values.ts'

/** A timestamped value on its way into an event, as a program of any age may send it. */
export type Change =
  | { kind: 'cell'; address: CellAddress; value: CellValue; timestamp: number }
  | { kind: 'setting'; key: string; value: SettingValue; timestamp: number }

/** A change that was decided to go in: known, valid and normalised. */
export type AcceptedChange =
  | Extract<Change, { kind: 'cell' }>
  | (Extract<Change, { kind: 'setting' }> & { key: SettingKey })

export type ChangeRejection =
  /** The user, topic or session the address names does not exist; logged and ignored (LIVE-12). */
  | 'unknownAddress'
  /** Not a setting of the variant. */
  | 'unknownSetting'
  | 'invalidValue'
  /** Contact preference to oneself; CHOICE-14. */
  | 'selfContact'
  /** The planner is running; LIVE-11. */
  | 'plannerRunning'
  /** Older than the last planner start or end; LIVE-11. */
  | 'beforePlan'
  /** What is stored is as new or newer; LIVE-2. */
  | 'notNewer'

export type ChangeDecision =
  | { kind: 'accepted'; change: AcceptedChange }
  | { kind: 'rejected'; reason: ChangeRejection }

export type ChangeOutcome = { kind: 'applied' } | { kind: 'rejected'; reason: ChangeRejection }

/**
 * The one merge rule: whether a cell or a setting goes into a live copy, in the browser and on the server (LIVE-11,
 * LIVE-2). Rights are not checked here.
 */
export function decideChange(
  variant: VariantDescription,
  state: EventState,
  incoming: Change,
): ChangeDecision {
  const known =
    incoming.kind === 'cell' ? knownCell(variant, state, incoming) : knownSetting(variant, incoming)
  if (known.kind === 'rejected') return known
  const { change } = known
  const { event } = state
  if (isPlannerRunning(event)) return rejected('plannerRunning')
  if (change.timestamp < lastPlanTime(event)) return rejected('beforePlan')
  const stored =
    change.kind === 'cell' ? state.cells.get(cellKey(change.address)) : state.settings.get(change.key)
  return supersedes(change, stored) ? known : rejected('notNewer')
}

/** Puts an accepted change into a live copy. */
export function putChange(state: MutableEventState, change: AcceptedChange): void {
  const { value, timestamp } = change
  if (change.kind === 'setting') state.settings.set(change.key, { value: change.value, timestamp })
  else state.cells.set(cellKey(change.address), { address: change.address, value, timestamp })
}

/** Decides, and mutates `state` only when the outcome is `applied`. */
export function applyChange(
  variant: VariantDescription,
  state: MutableEventState,
  incoming: Change,
): ChangeOutcome {
  const decision = decideChange(variant, state, incoming)
  if (decision.kind === 'rejected') return decision
  putChange(state, decision.change)
  return { kind: 'applied' }
}

function knownCell(
  variant: VariantDescription,
  state: EventState,
  change: Extract<Change, { kind: 'cell' }>,
): ChangeDecision {
  const { address, value } = change
  const { table } = address
  if (!isKnownAddress(variant, state, address)) return rejected('unknownAddress')
  if (TABLES[table].selfReference === 'refused' && namesOneselfTwice(address)) return rejected('selfContact')
  if (!isValidCellValue(variant, state, table, value)) return rejected('invalidValue')
  return { kind: 'accepted', change: { ...change, value: normaliseCellValue(table, value) } }
}

function knownSetting(
  variant: VariantDescription,
  change: Extract<Change, { kind: 'setting' }>,
): ChangeDecision {
  const { key, value } = change
  if (!isSettingKey(key) || !settingKeysOf(variant).includes(key)) return rejected('unknownSetting')
  if (!isValidSettingValue(key, value)) return rejected('invalidValue')
  return { kind: 'accepted', change: { ...change, key } }
}

function rejected(reason: ChangeRejection): { kind: 'rejected'; reason: ChangeRejection } {
  return { kind: 'rejected', reason }
}
