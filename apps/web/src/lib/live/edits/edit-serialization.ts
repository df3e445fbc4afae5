import {
  type AcceptedChange,
  type AddressedCell,
  type Cell,
  isSettingKey,
  isTableName,
  isValidSettingValue,
} from '@planner/domain'
import type { PendingEdit } from './pending-edit.ts'

/** Serializes edits for `parseEdits`. */
export function serializeEdits(edits: readonly PendingEdit[]): string {
  return JSON.stringify({ edits })
}

/** A serialized edit. Until November 2026 it was a cell, with the previous cell as its base, and then one without its action. */
type SerializedEdit =
  | (Omit<PendingEdit, 'action'> & { action?: number })
  | { cell: AddressedCell; before?: AddressedCell }

/** Parses the output of `serializeEdits`, possibly of an older version: unknown edits are dropped. */
export function parseEdits(text: string): PendingEdit[] {
  const { edits } = JSON.parse(text) as { edits: SerializedEdit[] }
  return edits
    .map((edit) =>
      'cell' in edit
        ? { change: { kind: 'cell', ...edit.cell } as const, base: edit.before, action: edit.cell.timestamp }
        : { ...edit, action: edit.action ?? edit.change.timestamp },
    )
    .filter(({ change }) => isValidChange(change))
}

/** Until November 2026 settings were stored in this format, under a separate key. */
export function parseLegacySettings(text: string): PendingEdit[] {
  const settings = JSON.parse(text) as [string, { cell: Cell; before?: Cell }][]
  return settings
    .map(([key, { cell, before }]) => ({
      change: { kind: 'setting', key, ...cell } as AcceptedChange,
      base: before,
      action: cell.timestamp,
    }))
    .filter(({ change }) => isValidChange(change))
}

function isValidChange(change: AcceptedChange): boolean {
  if (!Number.isFinite(change.timestamp)) return false
  if (change.kind === 'cell') return isTableName(change.address.table)
  return isSettingKey(change.key) && isValidSettingValue(change.key, change.value)
}
