import {
  type Cell,
  cellKey,
  type EventState,
  isKnownAddress,
  isSettingKey,
  lastPlanTime,
  type MutableEventState,
  putChange,
  supersedes,
  type VariantDescription,
} from '@planner/domain'
import type { Outbox } from './outbox.ts'
import { type EditAddress, editKey, isPlanned } from './pending-edit.ts'

/** The value of a cell or setting in a live copy. */
export function storedIn(state: EventState, address: EditAddress): Cell | undefined {
  if (address.kind === 'cell') return state.cells.get(cellKey(address.address))
  return isSettingKey(address.key) ? state.settings.get(address.key) : undefined
}

export function isKnown(variant: VariantDescription, state: EventState, address: EditAddress): boolean {
  return address.kind === 'setting' || isKnownAddress(variant, state, address.address)
}

/**
 * Rebases pending edits onto fresh data from the server and applies the newer ones to it. Edits that a
 * planner run has superseded are dropped (ADR-0004).
 */
export function rebaseOnto(outbox: Outbox, variant: VariantDescription, fresh: MutableEventState): void {
  const planned = lastPlanTime(fresh.event)
  for (const { change } of outbox.entries()) {
    const key = editKey(change)
    if (isPlanned(change) && change.timestamp < planned) {
      outbox.settle(key, change.timestamp)
      continue
    }
    const stored = storedIn(fresh, change)
    outbox.rebase(key, stored)
    if (isKnown(variant, fresh, change) && supersedes(change, stored)) putChange(fresh, change)
  }
}
