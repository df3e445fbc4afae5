import os from 'node:os'
import type { Logger } from 'pino'
import { LIMITS } from '../../limits/limits.ts'
import { startSolver } from '../threads/solver-child.ts'
import type { BestPlan } from '../threads/solver-messages.ts'
import { type WatchHub, watchHubLoad } from './hub-first.ts'
import { PURPOSES, type Purpose } from './purposes.ts'
import {
  expectedWaits,
  isAskedFor,
  isShort,
  nextSearchStep,
  type Search,
  type SearchTurn,
  secondsOf,
  setAside,
} from './search-order.ts'
import { type SearchEnd, type SearchOrder, SearchProcesses, type StartSolver } from './search-processes.ts'

/** How often those that wait are told for how long; ms. */
const TELL_MS = 3000
/** How soon somebody new among them is told; ms. */
const TELL_SOON_MS = 250
/** The steps in which it is told: nobody needs to know more of what others have asked for. */
const TOLD_SECONDS = [5, 10, 20, 30, 60, 120, 180, 300, 600, 1200, 1800, 3600]
/** What an address has had counts half after so long; ms. */
const HALF_LIFE_MS = 300_000
/** Less than this counts for nothing. */
const LEAST_SECONDS = 0.5
/** How soon it is looked again at the earliest; ms. */
const LOOK_MS = 100
/** A problem of so many characters is worth a second. */
const CHARACTERS_A_SECOND = 1000

export type SearchQueueDeps = {
  log: Pick<Logger, 'info' | 'warn'>
  /** Threads of a search; all of the machine's when left out. */
  threads?: number | undefined
  /** Searches at a time, where it is not as `PURPOSES` has it. */
  atOnce?: Partial<Record<Purpose, number>>
  /** For so long a search that has begun is left alone; ms. */
  leastTurnMs?: number
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number
  startSolver?: StartSolver
  watchHub?: WatchHub
}

export type Asked = {
  purpose: Purpose
  eventId: string
  /** Whose share its turns are. */
  address: string
  /** How long it may take in all, in a problem of so many characters. */
  seconds: number
  characters: number
  /** Told every few seconds while it waits: how long at the latest, 0 once it begins. */
  onWait?: (seconds: number) => void
}

/** What a search has in the queue, until it ends. */
export type Place = {
  /**
   * Resolves to true when its turn begins, and to false once it has ended. A turn that it still has ends
   * first. `onAside` is called when others take the turn, right after its process was told to end.
   */
  turn(onAside?: () => void): Promise<boolean>
  /**
   * Searches in its turn, in a process of its own that starts again from the best plan where it dies.
   * Resolves when the process is gone.
   */
  search(order: SearchOrder, onBest: (best: BestPlan) => void): Promise<SearchEnd>
  /** Requests the search to end with its best plan so far; false when it is not at it. */
  stop(): boolean
  /** Ends its turn and its process; resolves when that is gone. */
  end(): Promise<void>
  /** How long it was searched, in all its turns, and its pauses. */
  figures(): { seconds: number; pauses: number; isPaused: boolean }
}

/** A search with its place. */
type Entry = {
  search: Search
  readonly processes: SearchProcesses
  readonly onWait: Asked['onWait']
  isTold: boolean
  /** Set while it waits. */
  begin: ((isTurn: boolean) => void) | undefined
  /** Set while it has a turn; ms. */
  begunAt: number | undefined
  onAside: (() => void) | undefined
  isAside: boolean
  isOver: boolean
}

/** All searches, by whose turn it is (LIMIT-13), and the one place that starts and ends their processes. */
export class SearchQueue {
  readonly #places: { atOnce: Record<Purpose, number>; leastTurnMs: number }
  /** What the processes of all searches have in common. */
  readonly #common: Required<Pick<SearchQueueDeps, 'log' | 'startSolver' | 'watchHub'>> & {
    allThreads: number
  }
  /** For which part of the time, 0..1, the hub was at work since the call before. */
  readonly hubLoad: () => number
  readonly #now: () => number
  readonly #entries = new Set<Entry>()
  /** What addresses have had until a time; ms. */
  readonly #used = new Map<string, { seconds: number; at: number }>()
  readonly #telling: NodeJS.Timeout
  #tellingSoon: NodeJS.Timeout | undefined
  #timer: NodeJS.Timeout | undefined
  #number = 0
  /** How many are about to ask for a search. */
  #awaited = 0
  #isClosed = false
  /** Who makes room, and the search that begins in its place once it has stopped. */
  #change: { leaving: Entry; next: Entry } | undefined

  constructor({
    log,
    threads = os.availableParallelism(),
    watchHub = watchHubLoad,
    ...deps
  }: SearchQueueDeps) {
    const { run, scenario, ready } = PURPOSES
    const atOnce = { run: run.atOnce, scenario: scenario.atOnce, ready: ready.atOnce, ...deps.atOnce }
    this.#places = { atOnce, leastTurnMs: deps.leastTurnMs ?? LIMITS.leastTurn.value * 1000 }
    this.#common = { log, allThreads: threads, startSolver: deps.startSolver ?? startSolver, watchHub }
    this.hubLoad = watchHub()
    this.#now = deps.now ?? (() => performance.now())
    this.#telling = setInterval(() => this.#tell(), TELL_MS)
    this.#telling.unref()
  }

  /** Whether nobody waits for a search, or is about to ask for one. */
  get isIdle(): boolean {
    return this.#awaited === 0 && ![...this.#entries].some(({ search }) => isAskedFor(search))
  }

  /**
   * Somebody is about to ask for a search: until the returned function is called nothing else is searched.
   */
  awaitSearch(): () => void {
    this.#awaited += 1
    this.#decide()
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#awaited -= 1
      this.#decide()
    }
  }

  ask({ onWait, characters, ...asked }: Asked): Place {
    this.#number += 1
    // Small problems are searched to their end long before their time is over.
    const asks = Math.min(asked.seconds, Math.ceil(characters / CHARACTERS_A_SECOND))
    const search = { ...asked, asks, id: String(this.#number), since: this.#number }
    const processes = new SearchProcesses({
      ...this.#common,
      ...asked,
      isOn: () => !entry.isAside && !entry.isOver,
      yieldsAtOnce: () => !this.#isQuick(search),
      onStuck: () => this.#endTurn(entry),
    })
    const entry: Entry = {
      search,
      processes,
      onWait,
      isTold: false,
      begin: undefined,
      begunAt: undefined,
      onAside: undefined,
      isAside: false,
      isOver: false,
    }
    this.#entries.add(entry)
    return {
      turn: (onAside) => this.#turn(entry, onAside),
      search: (order, onBest) => processes.search(order, onBest),
      stop: () => {
        processes.stop()
        return processes.isSearching
      },
      end: () => this.#end(entry),
      figures: () => processes.figures(),
    }
  }

  /** Nobody waits any more, and nothing begins. */
  close(): void {
    this.#isClosed = true
    clearInterval(this.#telling)
    clearTimeout(this.#tellingSoon)
    clearTimeout(this.#timer)
    for (const entry of this.#entries) entry.begin?.(false)
  }

  #turn(entry: Entry, onAside: Entry['onAside']): Promise<boolean> {
    if (entry.isOver || this.#isClosed) return Promise.resolve(false)
    if (entry.begunAt !== undefined) {
      entry.search = setAside({ ...entry.search, begunAt: entry.begunAt }, this.#now())
      this.#left(entry)
    }
    const { promise, resolve } = Promise.withResolvers<boolean>()
    Object.assign(entry, { onAside, begin: resolve, isAside: false })
    this.#decide()
    if (entry.begin) this.#tellSoon()
    return promise
  }

  async #end(entry: Entry): Promise<void> {
    const { processes } = entry
    entry.isOver = true
    entry.begin?.(false)
    entry.begin = undefined
    if (processes.isSearching) await processes.kill()
    // It may be ended twice.
    if (this.#entries.delete(entry)) this.#left(entry)
  }

  /**
   * Whether a search is a short one of an address that has had little of late: others yield to everything
   * else on the machine from their start.
   */
  #isQuick(search: Search): boolean {
    return isShort(search) && this.#usedBy(search.address, this.#now()) * 1000 < this.#places.leastTurnMs
  }

  #left(entry: Entry): void {
    if (entry.begunAt !== undefined && isAskedFor(entry.search))
      this.#use({ ...entry.search, begunAt: entry.begunAt })
    entry.begunAt = undefined
    const { leaving, next } = this.#change ?? {}
    if (leaving === entry) {
      this.#change = undefined
      if (next?.begin && this.#entries.has(next)) this.#begin(next)
    }
    this.#decide()
  }

  #decide(): void {
    clearTimeout(this.#timer)
    if (this.#change || this.#isClosed) return
    const now = this.#now()
    const step = nextSearchStep(this.#state(), this.#places, now)
    if (step.kind === 'begin') {
      const entry = this.#entryOf(step.search)
      if (entry) this.#begin(entry)
      this.#decide()
    } else if (step.kind === 'end') {
      const entry = this.#entryOf(step.turn)
      if (entry) this.#endTurn(entry)
      this.#decide()
    } else if (step.kind === 'replace') {
      const [leaving, next] = [this.#entryOf(step.turn), this.#entryOf(step.search)]
      if (!leaving || !next) return
      this.#change = { leaving, next }
      // One that was told to end leaves soon, and with what it has found.
      if (!leaving.processes.isStopped) this.#aside(leaving)
    } else if (Number.isFinite(step.until)) {
      this.#timer = setTimeout(() => this.#decide(), Math.max(LOOK_MS, step.until - now))
      this.#timer.unref()
    }
  }

  #begin(entry: Entry): void {
    const { begin } = entry
    Object.assign(entry, { begin: undefined, begunAt: this.#now() })
    if (entry.isTold) entry.onWait?.(0)
    entry.isTold = false
    begin?.(true)
  }

  /** Ends the turn of what nobody has asked for: nothing waits until its process is gone. */
  #endTurn(entry: Entry): void {
    entry.begunAt = undefined
    this.#aside(entry)
  }

  #aside(entry: Entry): void {
    entry.isAside = true
    void entry.processes.kill()
    entry.onAside?.()
  }

  #use(turn: SearchTurn): void {
    const now = this.#now()
    for (const address of this.#used.keys())
      if (this.#usedBy(address, now) < LEAST_SECONDS) this.#used.delete(address)
    const { address } = turn
    this.#used.set(address, { seconds: this.#usedBy(address, now) + secondsOf(turn, now), at: now })
  }

  #usedBy(address: string, now: number): number {
    const { seconds, at } = this.#used.get(address) ?? { seconds: 0, at: now }
    return seconds * 0.5 ** ((now - at) / HALF_LIFE_MS)
  }

  /** Many may come at once. */
  #tellSoon(): void {
    this.#tellingSoon ??= setTimeout(() => this.#tell(), TELL_SOON_MS)
    this.#tellingSoon.unref()
  }

  #tell(): void {
    clearTimeout(this.#tellingSoon)
    this.#tellingSoon = undefined
    const waiting = [...this.#entries].filter((entry) => entry.begin && isAskedFor(entry.search))
    if (waiting.length === 0) return
    const waits = expectedWaits(this.#state(), this.#places, this.#now())
    const longest = TOLD_SECONDS.at(-1) ?? 0
    for (const entry of waiting) {
      const seconds = waits.get(entry.search.id) ?? longest
      entry.isTold = true
      entry.onWait?.(TOLD_SECONDS.find((step) => seconds <= step) ?? longest)
    }
  }

  #state() {
    const entries = [...this.#entries]
    const turns = entries.flatMap(({ search, begunAt }): SearchTurn[] =>
      begunAt === undefined ? [] : [{ ...search, begunAt }],
    )
    const waiting = entries.flatMap(({ search, begin }) => (begin ? [search] : []))
    const now = this.#now()
    const used = new Map([...this.#used.keys()].map((address) => [address, this.#usedBy(address, now)]))
    return { waiting, turns, used, isAwaited: this.#awaited > 0 }
  }

  #entryOf({ id }: Search): Entry | undefined {
    return [...this.#entries].find(({ search }) => search.id === id)
  }
}
