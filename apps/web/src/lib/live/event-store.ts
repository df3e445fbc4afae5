import {
  type AddressedCell,
  blankValue,
  type CellAddress,
  type CellKey,
  type CellValue,
  cellKey,
  type MutableEventState,
  type TableName,
  type VariantDescription,
  type Viewer,
} from '@planner/domain'
import type { PlanProgress } from '@planner/protocol'
import type { Refused } from '../i18n/refusal-text.ts'
import type { ConnectionStatus } from './hub-connection.ts'
import type { HeldKeys } from './keys.ts'

/** A planner run as this screen sees it. `startTime` is server time in ms. */
export type PlannerRun = { startTime: number; progress: readonly PlanProgress[] }

/**
 * Everything but cells. A new object whenever something in it changed; `state.cells` is shared between
 * snapshots and read through the cell hooks.
 */
export type LiveSnapshot = {
  variant: VariantDescription
  state: MutableEventState
  viewer: Viewer
  keys: HeldKeys
  personalLink: string
  shareLink: string
  adminLink: string
  /** Whether the event's data has arrived (at once for a new event). */
  isLoaded: boolean
  connection: ConnectionStatus
  /** Why there is nothing to show any more: shown instead of the event (spec 8, status 404). */
  fatal: Refused | null
  run: PlannerRun | null
  /** Why the last run gave no plan; admins only. */
  planError: string | null
  /** Goes up with every plan received. */
  planVersion: number
}

/** What a cell's subscriber sees. `pending` until the server has stored it. */
export type CellView = { value: CellValue; pending: boolean }

/** The browser's live copy with one subscription a cell, so that an edit repaints one cell. */
export class EventStore {
  #snapshot: LiveSnapshot
  readonly #listeners = new Set<() => void>()
  readonly #cellListeners = new Map<CellKey, Set<() => void>>()
  readonly #tableListeners = new Map<TableName, Set<() => void>>()
  readonly #tableVersions = new Map<TableName, number>()
  readonly #views = new Map<CellKey, CellView>()
  readonly #pending: (key: CellKey) => boolean

  constructor(initial: LiveSnapshot, isPending: (key: CellKey) => boolean) {
    this.#snapshot = initial
    this.#pending = isPending
  }

  getSnapshot = (): LiveSnapshot => this.#snapshot

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Replaces parts of the snapshot. Cells of a new `state` are announced to all their subscribers. */
  update(changes: Partial<LiveSnapshot>): void {
    const newCells = changes.state !== undefined && changes.state.cells !== this.#snapshot.state.cells
    this.#snapshot = { ...this.#snapshot, ...changes }
    for (const listener of this.#listeners) listener()
    if (!newCells) return
    this.#views.clear()
    for (const table of this.#tableListeners.keys()) this.#bump(table)
    for (const listeners of this.#cellListeners.values()) for (const listener of listeners) listener()
  }

  /** A cell in `state.cells` or its pending mark has changed. */
  announce(address: CellAddress): void {
    const key = cellKey(address)
    this.#views.delete(key)
    for (const listener of this.#cellListeners.get(key) ?? []) listener()
    this.#bump(address.table)
  }

  cellView(address: CellAddress): CellView {
    const key = cellKey(address)
    const cell: AddressedCell | undefined = this.#snapshot.state.cells.get(key)
    const value = cell?.value ?? blankValue(address.table)
    const pending = this.#pending(key)
    const known = this.#views.get(key)
    if (known && known.value === value && known.pending === pending) return known
    const view = { value, pending }
    this.#views.set(key, view)
    return view
  }

  subscribeCell(address: CellAddress, listener: () => void): () => void {
    return addTo(this.#cellListeners, cellKey(address), listener)
  }

  tableVersion(table: TableName): number {
    return this.#tableVersions.get(table) ?? 0
  }

  subscribeTable(table: TableName, listener: () => void): () => void {
    return addTo(this.#tableListeners, table, listener)
  }

  #bump(table: TableName): void {
    this.#tableVersions.set(table, this.tableVersion(table) + 1)
    for (const listener of this.#tableListeners.get(table) ?? []) listener()
  }
}

function addTo<K>(map: Map<K, Set<() => void>>, key: K, listener: () => void): () => void {
  const listeners = map.get(key) ?? new Set()
  map.set(key, listeners)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) map.delete(key)
  }
}
