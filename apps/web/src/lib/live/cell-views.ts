import {
  blankValue,
  type CellAddress,
  type CellKey,
  type CellValue,
  cellKey,
  type EventState,
  isPlannerRunning,
  type TableName,
} from '@planner/domain'

/**
 * The value a cell's subscribers render. `pending` until the server has stored it. `viewKey` grows whenever the cell must be drawn
 * anew; LIVE-17.
 */
export type CellView = { readonly value: CellValue; readonly pending: boolean; readonly viewKey: number }

/** The view of each cell, with subscriptions per cell, so that an edit re-renders only that cell. */
export class CellViews {
  readonly #views = new Map<CellKey, CellView>()
  readonly #listeners = new Map<CellKey, Set<() => void>>()
  readonly #tableListeners = new Map<TableName, Set<() => void>>()
  readonly #tableVersions = new Map<TableName, number>()
  #lastViewKey = 0
  readonly #state: () => EventState
  readonly #pending: (key: CellKey) => CellValue | undefined

  /** `pending`: what a person has set here and the server has not stored. */
  constructor(state: () => EventState, pending: (key: CellKey) => CellValue | undefined) {
    this.#state = state
    this.#pending = pending
  }

  /** Referentially stable, as its view key, until the cell must be drawn anew. */
  view(address: CellAddress): CellView {
    const key = cellKey(address)
    const state = this.#state()
    const waiting = this.#pending(key)
    const pending = waiting !== undefined
    // What is set during a run is sent after it, and shown as waiting until then (PLAN-16).
    const isShown = pending && isPlannerRunning(state.event)
    const value = isShown ? waiting : (state.cells.get(key)?.value ?? blankValue(address.table))
    const known = this.#views.get(key)
    if (known && known.value === value && known.pending === pending) return known
    this.#lastViewKey += 1
    const view = { value, pending, viewKey: this.#lastViewKey }
    this.#views.set(key, view)
    return view
  }

  tableVersion(table: TableName): number {
    return this.#tableVersions.get(table) ?? 0
  }

  /** Notifies subscribers that a cell or its pending flag has changed. */
  announce(address: CellAddress): void {
    const key = cellKey(address)
    this.#views.delete(key)
    for (const listener of this.#listeners.get(key) ?? []) listener()
    this.#bump(address.table)
  }

  /** Notifies all subscribers. */
  announceAll(): void {
    this.#views.clear()
    for (const table of this.#tableListeners.keys()) this.#bump(table)
    for (const listeners of this.#listeners.values()) for (const listener of listeners) listener()
  }

  subscribe(address: CellAddress, listener: () => void): () => void {
    return addTo(this.#listeners, cellKey(address), listener)
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
