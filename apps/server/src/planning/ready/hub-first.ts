import type { BackgroundSearch } from './background-search.ts'
import { HUB_LOAD, HUB_PACE } from './ready-limits.ts'

type Deps = {
  search: Pick<BackgroundSearch, 'pause' | 'resume'>
  /** For which part of the time the hub was at work since it was last asked, 0..1. */
  hubLoad: () => number
  /** Milliseconds of a clock that only goes forward. */
  now: () => number
  paused: () => void
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
  #busyAt = Number.NEGATIVE_INFINITY

  constructor(deps: Deps) {
    this.#deps = deps
    this.#looking = setInterval(() => this.look(), HUB_PACE.lookMs)
    this.#looking.unref()
  }

  get isPaused(): boolean {
    return this.#paused !== undefined
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
    this.#deps.paused()
    void this.#deps.search.pause().then(() => {
      paused.isStill = true
    })
  }

  #resume(): void {
    this.#paused = undefined
    this.#deps.search.resume()
  }
}
