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
 * The value a cell's subscribers render. `pending` until the server has stored it. `viewKey` grows whenever
 * the cell must be drawn anew; LIVE-17.
 */
export type CellView = { readonly value: CellValue; readonly pending: boolean; readonly viewKey: number }

/** The event for those who read cells of some tables. */
export type StateView = {
  /** A new object after each change of a cell of the tables, or of anything of the event besides cells. */
  readonly getSnapshot: () => EventState
  readonly subscribe: (listener: () => void) => () => void
}

/** The view of each cell, with subscriptions per cell, so that an edit re-renders only that cell. */
export class CellViews {
  readonly #views = new Map<CellKey, CellView>()
  readonly #listeners = new Map<CellKey, Set<() => void>>()
  readonly #tableListeners = new Map<TableName, Set<() => void>>()
  readonly #tableVersions = new Map<TableName, number>()
  readonly #stateViews = new Map<string, StateView>()
  #lastViewKey = 0
  readonly #state: () => EventState
  readonly #pending: (key: CellKey) => CellValue | undefined
  readonly #subscribeState: (listener: () => void) => () => void

  /** `pending`: set here and not stored yet. `subscribe`: to the event besides cells. */
  constructor(deps: {
    state: () => EventState
    pending: (key: CellKey) => CellValue | undefined
    subscribe: (listener: () => void) => () => void
  }) {
    this.#state = deps.state
    this.#pending = deps.pending
    this.#subscribeState = deps.subscribe
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

  /** Grows with each change of a cell of the tables. */
  version(tables: readonly TableName[]): number {
    return tables.reduce((sum, table) => sum + (this.#tableVersions.get(table) ?? 0), 0)
  }

  /** Always the same for the same tables, so that all who read them share what is derived from them. */
  stateView(tables: readonly TableName[]): StateView {
    const key = tables.join()
    const known = this.#stateViews.get(key)
    if (known) return known
    const view = this.#newStateView(tables)
    this.#stateViews.set(key, view)
    return view
  }

  /** Notifies the subscribers of changed cells or pending flags, once all of them are changed. */
  announce(addresses: readonly CellAddress[]): void {
    const keys = addresses.map(cellKey)
    for (const key of keys) this.#views.delete(key)
    for (const key of keys) for (const listener of this.#listeners.get(key) ?? []) listener()
    for (const table of new Set(addresses.map((address) => address.table))) this.#bump(table)
  }

  /** Notifies all subscribers. */
  announceAll(): void {
    this.#views.clear()
    for (const table of this.#tableListeners.keys()) this.#bump(table)
    for (const listeners of this.#listeners.values()) for (const listener of listeners) listener()
  }

  subscribe(key: CellKey, listener: () => void): () => void {
    return addTo(this.#listeners, key, listener)
  }

  #newStateView(tables: readonly TableName[]): StateView {
    let state = this.#state()
    let version = this.version(tables)
    let view = state
    return {
      getSnapshot: () => {
        const versionNow = this.version(tables)
        if (this.#state() !== state) view = this.#state()
        else if (versionNow !== version) view = { ...state }
        state = this.#state()
        version = versionNow
        return view
      },
      subscribe: (listener) => {
        const ends = tables.map((table) => addTo(this.#tableListeners, table, listener))
        ends.push(this.#subscribeState(listener))
        return () => {
          for (const end of ends) end()
        }
      },
    }
  }

  #bump(table: TableName): void {
    this.#tableVersions.set(table, (this.#tableVersions.get(table) ?? 0) + 1)
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
