import {
  type AcceptedChange,
  type AddressedCell,
  type Cell,
  isSettingKey,
  isTableName,
  isValidSettingValue,
} from '@planner/domain'
import type { PendingEdit } from './pending-edit.ts'

/** Edits as a text that `parseEdits` understands. */
export function serializeEdits(edits: readonly PendingEdit[]): string {
  return JSON.stringify({ edits })
}

/** What one edit is kept as. Until November 2026 an edit was a cell, and its base what was there before. */
type SerializedEdit = PendingEdit | { cell: AddressedCell; before?: AddressedCell }

/** What was written by `serializeEdits`, perhaps of an older version: what this one does not know is left out. */
export function parseEdits(text: string): PendingEdit[] {
  const { edits } = JSON.parse(text) as { edits: SerializedEdit[] }
  return edits
    .map((edit) =>
      'cell' in edit ? { change: { kind: 'cell', ...edit.cell } as const, base: edit.before } : edit,
    )
    .filter(({ change }) => isValidChange(change))
}

/** Settings as they were kept until November 2026, under a name of their own. */
export function parseLegacySettings(text: string): PendingEdit[] {
  const settings = JSON.parse(text) as [string, { cell: Cell; before?: Cell }][]
  return settings
    .map(([key, { cell, before }]) => ({
      change: { kind: 'setting', key, ...cell } as AcceptedChange,
      base: before,
    }))
    .filter(({ change }) => isValidChange(change))
}

function isValidChange(change: AcceptedChange): boolean {
  if (!Number.isFinite(change.timestamp)) return false
  if (change.kind === 'cell') return isTableName(change.address.table)
  return isSettingKey(change.key) && isValidSettingValue(change.key, change.value)
}
