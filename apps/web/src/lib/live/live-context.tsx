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
import {
  createContext,
  type ReactNode,
  useContext,
  useDeferredValue,
  useMemo,
  useSyncExternalStore,
} from 'react'
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

/**
 * The event with its cells of the named tables: another object after each change, cells of other tables apart. Components that need
 * no cells name no table.
 */
export function useEventState(...tables: readonly TableName[]): EventState {
  const { store } = useLive()
  const view = store.stateView(tables)
  return useSyncExternalStore(view.subscribe, view.getSnapshot)
}

/**
 * The same, but a burst of edits need not block input: the object may lag behind by values of cells, never by anything else of the
 * event.
 */
export function useDeferredEventState(...tables: readonly TableName[]): EventState {
  const state = useEventState(...tables)
  const deferred = useDeferredValue(state)
  return hasSameParts(state, deferred) ? deferred : state
}

function hasSameParts(a: EventState, b: EventState): boolean {
  return (Object.keys(a) as (keyof EventState)[]).every((part) => a[part] === b[part])
}
