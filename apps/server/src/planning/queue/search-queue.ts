import {
  expectedWaits,
  isShort,
  nextSearchStep,
  type Places,
  type Search,
  type SearchTurn,
  secondsOf,
  setAside,
} from './search-order.ts'

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

export type Asked = Pick<Search, 'kind' | 'address' | 'eventId' | 'asks' | 'seconds'> & {
  /** Told every few seconds while it waits: how long at the latest, 0 once it begins. */
  onWait?: (seconds: number) => void
}

/** What a search has in the queue, until it ends. */
export type Place = {
  /**
   * Resolves to true when the search may begin, and to false once it has ended. `makeRoom` is called when it
   * is to be set aside: it stops as soon as it can and then calls `leave`.
   */
  turn(makeRoom: () => void): Promise<boolean>
  /**
   * Whether the search is a short one of an address that has had little of late: others yield to everything
   * else on the machine from their start.
   */
  isQuick(): boolean
  /** It has stopped, to go on in another turn. */
  leave(): void
  end(): void
}

type Entry = {
  search: Search
  onWait: ((seconds: number) => void) | undefined
  isTold: boolean
  /** Set while it waits. */
  begin: ((isTurn: boolean) => void) | undefined
  /** Set while it has a turn; ms. */
  begunAt: number | undefined
  makeRoom: () => void
}

/** All searches that somebody has asked for, by whose turn it is (LIMIT-13). */
export class SearchQueue {
  readonly #places: Places
  readonly #now: () => number
  readonly #entries = new Set<Entry>()
  /** What addresses have had until a time; ms. */
  readonly #used = new Map<string, { seconds: number; at: number }>()
  readonly #telling: NodeJS.Timeout
  #tellingSoon: NodeJS.Timeout | undefined
  #timer: NodeJS.Timeout | undefined
  #number = 0
  /** Who makes room, and the search that begins in its place once it has stopped. */
  #change: { leaving: Entry; next: Entry } | undefined

  /** `now`: milliseconds of a clock that only goes forward. */
  constructor(places: Places, now: () => number = () => performance.now()) {
    this.#places = places
    this.#now = now
    this.#telling = setInterval(() => this.#tell(), TELL_MS)
    this.#telling.unref()
  }

  ask({ onWait, ...asked }: Asked): Place {
    this.#number += 1
    const search: Search = { ...asked, id: String(this.#number), since: this.#number }
    const entry: Entry = {
      search,
      onWait,
      isTold: false,
      begin: undefined,
      begunAt: undefined,
      makeRoom: () => {},
    }
    let isOver = false
    this.#entries.add(entry)
    return {
      turn: (makeRoom) => {
        if (isOver) return Promise.resolve(false)
        const { promise, resolve } = Promise.withResolvers<boolean>()
        Object.assign(entry, { makeRoom, begin: resolve })
        this.#decide()
        if (entry.begin) this.#tellSoon()
        return promise
      },
      isQuick: () =>
        isShort(search) && this.#usedBy(search.address, this.#now()) * 1000 < this.#places.leastTurnMs,
      leave: () => {
        if (entry.begunAt === undefined) return
        const turn = { ...entry.search, begunAt: entry.begunAt }
        Object.assign(entry, { search: setAside(turn, this.#now()) })
        this.#left(entry)
      },
      end: () => {
        if (isOver) return
        isOver = true
        this.#entries.delete(entry)
        entry.begin?.(false)
        this.#left(entry)
      },
    }
  }

  /** Everything ends; nothing begins any more. */
  close(): void {
    clearInterval(this.#telling)
    clearTimeout(this.#tellingSoon)
    clearTimeout(this.#timer)
    for (const entry of this.#entries) {
      this.#entries.delete(entry)
      entry.begin?.(false)
    }
  }

  #left(entry: Entry): void {
    if (entry.begunAt !== undefined) this.#use({ ...entry.search, begunAt: entry.begunAt })
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
    if (this.#change) return
    const now = this.#now()
    const step = nextSearchStep(this.#state(), this.#places, now)
    if (step.kind === 'begin') {
      const entry = this.#entryOf(step.search)
      if (entry) this.#begin(entry)
      this.#decide()
    } else if (step.kind === 'replace') {
      const [leaving, next] = [this.#entryOf(step.turn), this.#entryOf(step.search)]
      if (!leaving || !next) return
      this.#change = { leaving, next }
      leaving.makeRoom()
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
    const waiting = [...this.#entries].filter(({ begin }) => begin)
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
    return { waiting, turns, used }
  }

  #entryOf({ id }: Search): Entry | undefined {
    return [...this.#entries].find(({ search }) => search.id === id)
  }
}
