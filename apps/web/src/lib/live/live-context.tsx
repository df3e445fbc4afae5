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
  useCallback,
  useContext,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
} from 'react'
import { Listeners } from '../listeners.ts'
import type { CellView } from './cell-views.ts'
import type { LiveEvent } from './live-event.ts'
import type { LiveSnapshot } from './live-snapshot.ts'
import { type Answer, type Question, Questions } from './questions.ts'

type Kept = Map<string, { current: unknown }>

const Context = createContext<{ live: LiveEvent; questions: Questions; kept: Kept } | null>(null)

export function LiveProvider({ live, children }: { live: LiveEvent; children: ReactNode }) {
  const value = useMemo(() => ({ live, questions: new Questions(live), kept: new Map() }), [live])
  return <Context.Provider value={value}>{children}</Context.Provider>
}

function useProvided() {
  const provided = useContext(Context)
  if (!provided)
    throw new Error('useLive outside a LiveProvider. Maybe the component is mounted outside PlannerPage?')
  return provided
}

/** The live event of this page, for its commands. @throws outside a LiveProvider. */
export function useLive(): LiveEvent {
  return useProvided().live
}

/** What a part of the page keeps while it is unmounted, for as long as the page shows this event. */
export function useKept<T>(name: string): { current: T | undefined } {
  const { kept } = useProvided()
  const known = kept.get(name) ?? { current: undefined }
  kept.set(name, known)
  return known as { current: T | undefined }
}

/** `isNew` until whoever shows it has taken it up. */
export type Wanted<T> = { readonly part: T; isNew: boolean }

class WantedPart<T> extends Listeners {
  wanted: Wanted<T> | null = null

  readonly want = (part: T): void => {
    this.wanted = { part, isNew: true }
    this.tell()
  }
}

/**
 * The part that one place of the page asked another one to show last, null before: whoever shows it may come
 * only then.
 */
export function useWanted<T>(name: string): { wanted: Wanted<T> | null; want: (part: T) => void } {
  const kept = useKept<WantedPart<T>>(name)
  kept.current ??= new WantedPart<T>()
  const { current } = kept
  const wanted = useSyncExternalStore(current.subscribe, () => current.wanted)
  return { wanted, want: current.want }
}

/** The answer to a question, kept current while the component is mounted; `looking` for no question. */
export function useAnswer<T>(question: Question<T> | null): Answer<T> {
  const { questions } = useProvided()
  const asked = question && questions.of(question)
  // The server works on it while the page is laid out.
  useLayoutEffect(() => asked?.hold(), [asked])
  return useSyncExternalStore(asked?.subscribe ?? subscribeToNothing, asked?.getSnapshot ?? notAsked)
}

const NOT_ASKED: Answer<never> = { value: undefined, state: 'looking', refusal: null, again: async () => {} }
const notAsked = () => NOT_ASKED
const subscribeToNothing = () => () => {}

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
  // The key identifies the address: callers may create a new address object in every render.
  const key = cellKey(address)
  const subscribe = useCallback((listener: () => void) => store.cells.subscribe(key, listener), [store, key])
  useSyncExternalStore(subscribe, () => store.cells.view(address).viewKey)
  return store.cells.view(address)
}

/**
 * The event with its cells of the named tables: a new object after each change, except of cells of other
 * tables. Components that need no cells name no table.
 */
export function useEventState(...tables: readonly TableName[]): EventState {
  const { store } = useLive()
  const view = store.cells.stateView(tables)
  return useSyncExternalStore(view.subscribe, view.getSnapshot)
}

/**
 * The same for what may lag behind: a burst of edits does not block input. Only values of cells lag, nothing
 * else of the event.
 */
export function useDeferredEventState(...tables: readonly TableName[]): EventState {
  const state = useEventState(...tables)
  const deferred = useDeferredValue(state)
  return hasSameParts(state, deferred) ? deferred : state
}

function hasSameParts(a: EventState, b: EventState): boolean {
  return (Object.keys(a) as (keyof EventState)[]).every((part) => a[part] === b[part])
}
