import { type CellKey, type CellValue, cellKey, type EventState, hasWishes } from '@planner/domain'
import type { Write } from '../storage/storage.ts'

/** The former values of cells, as far as they decide what others hear of a change; PRIV-15. */
export type ReplacedValues = Readonly<Record<CellKey, CellValue>>

/** What the writes are about to replace. */
export function replacedBy(state: EventState, writes: readonly Write[]): ReplacedValues {
  const replaced: Record<CellKey, CellValue> = {}
  for (const write of writes) {
    if (write.kind !== 'putCell' || !hasWishes(write.cell.address.table)) continue
    const key = cellKey(write.cell.address)
    const stored = state.cells.get(key)
    if (stored) replaced[key] ??= stored.value
  }
  return replaced
}
