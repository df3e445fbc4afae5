import {
  type AcceptedChange,
  type Cell,
  type CellAddress,
  type CellKey,
  cellKey,
  groupsBy,
  TABLES,
} from '@planner/domain'

/** Address of a shared value: a cell of a table, or a setting. */
export type EditAddress = { kind: 'cell'; address: CellAddress } | { kind: 'setting'; key: string }

/** A local edit without a timestamp. */
export type Edit = WithoutTime<AcceptedChange>
type WithoutTime<C> = C extends unknown ? Omit<C, 'timestamp'> : never

/** An edit the server has not stored yet. */
export type PendingEdit = {
  readonly change: AcceptedChange
  /** The server's value, shown again when the edit is refused. */
  readonly base: Cell | undefined
  /** Edits of one action are stored together or not at all. The time of an action names it. */
  readonly action: number
}

/** The edits of each action. */
export function actionsOf(edits: readonly PendingEdit[]): PendingEdit[][] {
  return [...groupsBy(edits, ({ action }) => action).values()]
}

/** A locally accepted edit; `before` is the value shown until then. */
export type Edited = { readonly change: AcceptedChange; readonly before: Cell | undefined }

/** A string key for a cell or a setting. */
export type EditKey = CellKey

export function editKey(address: EditAddress): EditKey {
  return address.kind === 'cell' ? cellKey(address.address) : `setting|${address.key}`
}

/** The edit behind a change. */
export function editOf(change: AcceptedChange): Edit {
  if (change.kind === 'cell') return { kind: 'cell', address: change.address, value: change.value }
  return { kind: 'setting', key: change.key, value: change.value }
}

/** A change that restores an earlier value of a cell or setting. */
export function withCell(change: AcceptedChange, cell: Cell): AcceptedChange {
  // The earlier value has the same type as the current one.
  return { ...change, ...cell } as AcceptedChange
}

/** Whether a planner run decides the value and therefore permanently supersedes earlier edits (ADR-0004). */
export function isPlanned(change: EditAddress): boolean {
  return change.kind === 'cell' && TABLES[change.address.table].planned
}
