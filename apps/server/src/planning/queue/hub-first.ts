import { performance } from 'node:perf_hooks'

/**
 * A search waits from when the hub was at work for so much of the time, and goes on once it is for less than
 * the lower part.
 */
export const HUB_LOAD = { toPause: 0.5, toGoOn: 0.25 }

/** How a search gives way to the hub; ms. */
const HUB_PACE = {
  lookMs: 10,
  /** So long the hub has had little to do before a search goes on. */
  calmMs: 500,
  /** A search that still works so long after it was told to wait, while it starts for instance, is ended. */
  stillMs: 400,
  /** A search that has waited so long is ended: it holds memory. */
  longestPauseMs: 10_000,
} as const

/**
 * Each call of the returned function says for which part of the time since the last, 0..1, the hub was at
 * work.
 */
export type WatchHub = () => () => number

/** Watches this server's main thread. */
export const watchHubLoad: WatchHub = () => {
  let before = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return utilization
  }
}

type Deps = {
  search: {
    /** Resolves when none of its threads works any more. */
    pause: () => Promise<void>
    resume: () => void
  }
  /** For which part of the time the hub was at work since it was last asked, 0..1. */
  hubLoad: () => number
  /** Milliseconds of a clock that only goes forward. */
  now: () => number
  /** The search must not go on: it did not stand still in time, or has waited for too long. */
  end: () => void
}

/**
 * Lets a search wait while the hub is at work: niceness alone leaves it a part of a core, of its caches and
 * of the memory.
 */
export class HubFirst {
  readonly #deps: Deps
  readonly #looking: NodeJS.Timeout
  #paused: { at: number; isStill: boolean } | undefined
  #pausedMs = 0
  /** How often the search has waited. */
  pauses = 0
  #busyAt = Number.NEGATIVE_INFINITY

  constructor(deps: Deps) {
    this.#deps = deps
    this.#looking = setInterval(() => this.look(), HUB_PACE.lookMs)
    this.#looking.unref()
  }

  get isPaused(): boolean {
    return this.#paused !== undefined
  }

  /** For how long it has waited in all. */
  get pausedMs(): number {
    return this.#pausedMs + (this.#paused ? this.#deps.now() - this.#paused.at : 0)
  }

  look(): void {
    const now = this.#deps.now()
    const load = this.#deps.hubLoad()
    if (load >= (this.#paused ? HUB_LOAD.toGoOn : HUB_LOAD.toPause)) this.#busyAt = now
    if (!this.#paused) {
      if (this.#busyAt === now) this.#pause(now)
      return
    }
    const { at, isStill } = this.#paused
    if (now - this.#busyAt >= HUB_PACE.calmMs) this.#resume()
    else if (now - at >= (isStill ? HUB_PACE.longestPauseMs : HUB_PACE.stillMs)) this.#deps.end()
  }

  close(): void {
    clearInterval(this.#looking)
  }

  #pause(at: number): void {
    const paused = { at, isStill: false }
    this.#paused = paused
    this.pauses += 1
    void this.#deps.search.pause().then(() => {
      paused.isStill = true
    })
  }

  #resume(): void {
    this.#pausedMs = this.pausedMs
    this.#paused = undefined
    this.#deps.search.resume()
  }
}
