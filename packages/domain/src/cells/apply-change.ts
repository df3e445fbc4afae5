import { isSettingKey, isValidSettingValueOf, settingKeysOf } from '../entities/setting-values.ts'
import type { SettingKey, SettingValue } from '../fields/settings.ts'
import { can, type VariantDescription } from '../variants/registry.ts'
import { type CellAddress, type CellValue, cellKey, supersedes } from './address.ts'
import { type EventState, isPlannerRunning, lastPlanTime, type MutableEventState } from './event-state.ts'
import { isKnownAddress, isSelfReference } from './references.ts'
import { TABLES } from './tables.ts'
import { blankValue, isValidCellValue, normaliseCellValue } from './values.ts'

/** An incoming timestamped value, not yet validated. */
export type Change =
  | { kind: 'cell'; address: CellAddress; value: CellValue; timestamp: number }
  | { kind: 'setting'; key: string; value: SettingValue; timestamp: number }

/** A validated and normalised change that supersedes the stored value. */
export type AcceptedChange =
  | Extract<Change, { kind: 'cell' }>
  | (Extract<Change, { kind: 'setting' }> & { key: SettingKey })

export type ChangeRejection =
  /** The address references an unknown user, topic or session; logged and ignored (LIVE-12). */
  | 'unknownAddress'
  /** Not a setting of the variant. */
  | 'unknownSetting'
  | 'invalidValue'
  /** Contact preference or wish to meet to oneself; CHOICE-14. */
  | 'selfContact'
  /** The planner is running; LIVE-11. */
  | 'plannerRunning'
  /** Older than the last planner start or end; LIVE-11. */
  | 'beforePlan'
  /** Superseded by the stored value; LIVE-2. */
  | 'notNewer'

type ChangeDecision =
  | { kind: 'accepted'; change: AcceptedChange }
  | { kind: 'rejected'; reason: ChangeRejection }

export type ChangeOutcome = { kind: 'applied' } | { kind: 'rejected'; reason: ChangeRejection }

/**
 * The single merge rule for cells and settings, shared by browser and server (LIVE-11, LIVE-2). Does not
 * check authorisation.
 */
export function decideChange(
  variant: VariantDescription,
  state: EventState,
  incoming: Change,
): ChangeDecision {
  const known =
    incoming.kind === 'cell' ? validateCell(variant, state, incoming) : validateSetting(variant, incoming)
  if (known.kind === 'rejected') return known
  const { change } = known
  const { event } = state
  if (isPlannerRunning(event)) return rejected('plannerRunning')
  if (change.timestamp < lastPlanTime(event)) return rejected('beforePlan')
  const stored =
    change.kind === 'cell' ? state.cells.get(cellKey(change.address)) : state.settings.get(change.key)
  return supersedes(change, stored) ? known : rejected('notNewer')
}

/** Applies an accepted change to a live copy. */
export function putChange(state: MutableEventState, change: AcceptedChange): void {
  const { value, timestamp } = change
  if (change.kind === 'setting') state.settings.set(change.key, { value: change.value, timestamp })
  else state.cells.set(cellKey(change.address), { address: change.address, value, timestamp })
}

/** Decides and applies; `state` is mutated only when the outcome is `applied`. */
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

function validateCell(
  variant: VariantDescription,
  state: EventState,
  change: Extract<Change, { kind: 'cell' }>,
): ChangeDecision {
  const { address, value } = change
  const { table } = address
  if (!isKnownAddress(variant, state, address)) return rejected('unknownAddress')
  if (isRefusedSelfReference(variant, state, change)) return rejected('selfContact')
  if (!isValidCellValue(variant, state, table, value)) return rejected('invalidValue')
  return { kind: 'accepted', change: { ...change, value: normaliseCellValue(table, value) } }
}

/** CHOICE-14. A wish to meet oneself that was stored before can still be taken back. */
function isRefusedSelfReference(
  variant: VariantDescription,
  { topics }: EventState,
  { address, value }: Extract<Change, { kind: 'cell' }>,
): boolean {
  const { selfReference } = TABLES[address.table]
  if (selfReference === 'refused') return isSelfReference(address)
  if (selfReference === 'allowed' || !can(variant, 'pairs')) return false
  return value !== blankValue(address.table) && topics.get(address.topicId)?.ownerId === address.userId
}

function validateSetting(
  variant: VariantDescription,
  change: Extract<Change, { kind: 'setting' }>,
): ChangeDecision {
  const { key, value } = change
  if (!isSettingKey(key) || !settingKeysOf(variant).includes(key)) return rejected('unknownSetting')
  if (!isValidSettingValueOf(variant, key, value)) return rejected('invalidValue')
  return { kind: 'accepted', change: { ...change, key } }
}

function rejected(reason: ChangeRejection): { kind: 'rejected'; reason: ChangeRejection } {
  return { kind: 'rejected', reason }
}
