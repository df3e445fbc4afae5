import type { SolverChild, SolverEnd, startSolver } from '../threads/solver-child.ts'
import type { BestPlan, SolveOrder } from '../threads/solver-messages.ts'
import { HubFirst, type WatchHub } from './hub-first.ts'
import { type Purpose, rulesOf } from './purposes.ts'

export type StartSolver = typeof startSolver

type Options = {
  purpose: Purpose
  order: Pick<SolveOrder, 'problem' | 'best' | 'seed' | 'seconds' | 'yieldsAtOnce'>
  /** Threads of a search that may have all. */
  allThreads: number
  startSolver: StartSolver
  watchHub: WatchHub
  onBest: (best: BestPlan) => void
  /** It must not go on: it did not wait for the hub in time, or has waited for too long. */
  onStuck: () => void
}

/** The planner's process of one search, as its purpose has it. */
export class SearchProcess {
  readonly ended: Promise<SolverEnd>
  readonly #child: SolverChild
  readonly #hubFirst: HubFirst | undefined
  readonly #began = performance.now()
  #endedAt: number | undefined
  #pausedAt: number | undefined
  #pausedMs = 0
  #pauses = 0

  constructor({ purpose, order, allThreads, startSolver, watchHub, onBest, onStuck }: Options) {
    const { threads = allThreads, niceness, maxMegabytes, isBehindHub } = rulesOf(purpose)
    this.#child = startSolver({ ...order, threads, patience: allThreads / threads }, onBest, {
      ...(niceness === undefined ? {} : { niceness }),
      ...(maxMegabytes === undefined ? {} : { maxMegabytes }),
    })
    if (isBehindHub)
      this.#hubFirst = new HubFirst({
        search: { pause: () => this.#pause(), resume: () => this.#resume() },
        hubLoad: watchHub(),
        now: () => performance.now(),
        end: onStuck,
      })
    this.ended = this.#child.ended
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  /** How long it has searched so far, its pauses left out. */
  get seconds(): number {
    const now = this.#endedAt ?? performance.now()
    const paused = this.#pausedMs + (this.#pausedAt === undefined ? 0 : now - this.#pausedAt)
    return (now - this.#began - paused) / 1000
  }

  get pauses(): { isPaused: boolean; number: number } {
    return { isPaused: this.#pausedAt !== undefined, number: this.#pauses }
  }

  /** Requests its best plan so far, with which it ends. */
  stop(): void {
    this.#child.stop()
  }

  /** Ends it; resolves when it is gone. */
  kill(): Promise<void> {
    this.#endedAt ??= performance.now()
    this.#hubFirst?.close()
    return this.#child.kill()
  }

  #pause(): Promise<void> {
    this.#pauses += 1
    this.#pausedAt = performance.now()
    return this.#child.pause()
  }

  #resume(): void {
    this.#pausedMs += performance.now() - (this.#pausedAt ?? performance.now())
    this.#pausedAt = undefined
    this.#child.resume()
  }
}
