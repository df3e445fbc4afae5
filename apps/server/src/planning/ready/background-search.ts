import type { SolverChild, SolverEnd, startSolver } from '../threads/solver-child.ts'
import type { Candidate } from './candidates.ts'
import { LEAST_SHARE, READY_MEGABYTES, READY_NICENESS } from './ready-limits.ts'

/** What to search. */
export type SearchOrder = {
  eventId: string
  key: string
  problem: string
  seed: number
  /** How long it may take. */
  seconds: number
  /** The time limit of a run. */
  runSeconds: number
  /** Threads of a run: this search, which has one, waits so many times as long for a better plan. */
  runThreads: number
  /** What an earlier part of the search has found. */
  earlier: Candidate | undefined
}

export type StartSolver = typeof startSolver

/**
 * One search in a process of its own, behind everything else on the machine. `candidate` is what it has found
 * so far.
 */
export class BackgroundSearch {
  readonly order: SearchOrder
  readonly ended: Promise<void>
  readonly #child: SolverChild
  readonly #began = performance.now()
  #waitedMs = 0
  #waitsSince: number | undefined
  #candidate: Candidate

  constructor(order: SearchOrder, start: StartSolver) {
    this.order = order
    const { eventId, seed, earlier, problem, seconds, runThreads } = order
    const nothing = { best: undefined, obstacles: [], isComplete: false, isOver: false, seconds: 0 }
    this.#candidate = earlier ?? { eventId, seed, ...nothing }
    this.#child = start(
      { problem, best: earlier?.best?.text ?? null, seconds, seed, threads: 1, patience: runThreads },
      (best) => {
        this.#candidate = { ...this.#candidate, best }
      },
      { niceness: READY_NICENESS, maxMegabytes: READY_MEGABYTES },
    )
    this.ended = this.#child.ended.then((end) => this.#end(end))
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  get candidate(): Candidate {
    return this.#candidate
  }

  /** How long it has taken so far, its pauses left out. */
  get seconds(): number {
    const now = performance.now()
    const waits = this.#waitsSince === undefined ? 0 : now - this.#waitsSince
    return (now - this.#began - this.#waitedMs - waits) / 1000
  }

  /** Resolves when none of its threads works any more. */
  pause(): Promise<void> {
    this.#waitsSince ??= performance.now()
    return this.#child.pause()
  }

  resume(): void {
    this.#waitedMs += performance.now() - (this.#waitsSince ?? performance.now())
    this.#waitsSince = undefined
    this.#child.resume()
  }

  /** Ends the process; resolves when it is gone. */
  stop(): Promise<void> {
    return this.#child.kill()
  }

  async #end(end: SolverEnd): Promise<void> {
    const found =
      end.kind === 'done'
        ? { best: end.best, obstacles: end.obstacles, isComplete: this.#isComplete(end) }
        : { isComplete: false }
    this.#candidate = { ...this.#candidate, ...found, isOver: true }
    await this.#child.kill()
  }

  /** Whether a full run would have ended too, had it been given this search's time. */
  #isComplete({ isProven, cpuSeconds }: Extract<SolverEnd, { kind: 'done' }>): boolean {
    if (isProven) return true
    if (cpuSeconds < LEAST_SHARE * this.seconds) return false
    const endedItself = this.seconds < this.order.seconds
    return endedItself || (this.order.earlier?.seconds ?? 0) + this.seconds >= this.order.runSeconds
  }
}
