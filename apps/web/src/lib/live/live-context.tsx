import {
  type CellAddress,
  cellKey,
  type EventState,
  type SettingKey,
  type SettingValueOf,
  settingValue,
  type TableName,
  type VariantDescription,
  type Viewer,
} from '@planner/domain'
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import type { CellView } from './cell-views.ts'
import type { LiveEvent } from './live-event.ts'
import type { LiveSnapshot } from './live-snapshot.ts'

const Context = createContext<LiveEvent | null>(null)

export function LiveProvider({ live, children }: { live: LiveEvent; children: ReactNode }) {
  return <Context.Provider value={live}>{children}</Context.Provider>
}

/** The live event of this page, for its commands. @throws outside a LiveProvider. */
export function useLive(): LiveEvent {
  const live = useContext(Context)
  if (!live)
    throw new Error('useLive outside a LiveProvider. Maybe the component is mounted outside PlannerPage?')
  return live
}

/** Everything but cells; re-renders on any change of it. */
export function useLiveSnapshot(): LiveSnapshot {
  const { store } = useLive()
  return useSyncExternalStore(store.subscribe, store.getSnapshot)
}

export function useVariant(): VariantDescription {
  return useLive().store.getSnapshot().variant
}

export function useViewer(): Viewer {
  return useLiveSnapshot().viewer
}

export function useEventState(): EventState {
  return useLiveSnapshot().state
}

export function useSetting<K extends SettingKey>(key: K): SettingValueOf<K> {
  const { variant, state } = useLiveSnapshot()
  return settingValue(variant, state.settings, key)
}

/** One cell; re-renders only when its view key says so (LIVE-17). */
export function useCell(address: CellAddress): CellView {
  const { store } = useLive()
  const key = cellKey(address)
  // The key identifies the address: callers may create a new address object in every render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const subscribe = useMemo(
    () => (listener: () => void) => store.subscribeCell(address, listener),
    [store, key],
  )
  useSyncExternalStore(subscribe, () => store.cellView(address).viewKey)
  return store.cellView(address)
}

/** For data derived from a table: re-renders when any of its cells changes. Read the cells from `useEventState()`. */
export function useTable(table: TableName): number {
  const { store } = useLive()
  const subscribe = useMemo(
    () => (listener: () => void) => store.subscribeTable(table, listener),
    [store, table],
  )
  return useSyncExternalStore(subscribe, () => store.tableVersion(table))
}

/** The same for several tables, which are always the same; another text after each change. */
export function useTables(tables: readonly TableName[]): string {
  const { store } = useLive()
  const subscribe = useMemo(
    () => (listener: () => void) => {
      const ends = tables.map((table) => store.subscribeTable(table, listener))
      return () => {
        for (const end of ends) end()
      }
    },
    [store, tables],
  )
  return useSyncExternalStore(subscribe, () => tables.map((table) => store.tableVersion(table)).join())
}
