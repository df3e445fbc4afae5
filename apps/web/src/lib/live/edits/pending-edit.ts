import {
  type AcceptedChange,
  type Cell,
  type CellAddress,
  type CellKey,
  cellKey,
  TABLES,
} from '@planner/domain'

/** Where a shared value lives: a cell of a table, or a setting. */
export type EditAddress = { kind: 'cell'; address: CellAddress } | { kind: 'setting'; key: string }

/** What somebody sets here, before it has a time. */
export type Edit = WithoutTime<AcceptedChange>
type WithoutTime<C> = C extends unknown ? Omit<C, 'timestamp'> : never

/** An edit the server has not stored yet. `base` is what the server has, and what is shown again when it refuses the edit. */
export type PendingEdit = { readonly change: AcceptedChange; readonly base: Cell | undefined }

/** An edit that was accepted here; `before` is what was shown until then. */
export type Edited = { readonly change: AcceptedChange; readonly before: Cell | undefined }

/** A text that identifies a cell or a setting. */
export type EditKey = CellKey

export function editKey(address: EditAddress): EditKey {
  return address.kind === 'cell' ? cellKey(address.address) : `setting|${address.key}`
}

/** The edit that a change came from. */
export function editOf(change: AcceptedChange): Edit {
  if (change.kind === 'cell') return { kind: 'cell', address: change.address, value: change.value }
  return { kind: 'setting', key: change.key, value: change.value }
}

/** What a cell or setting held before, as a change. */
export function withCell(change: AcceptedChange, cell: Cell): AcceptedChange {
  // What stood there is of the kind of value that stands there now.
  return { ...change, ...cell } as AcceptedChange
}

/** Whether a planner run decides the value, so that it overtakes earlier edits for good (ADR-0004). */
export function isPlanned(change: EditAddress): boolean {
  return change.kind === 'cell' && TABLES[change.address.table].planned
}
