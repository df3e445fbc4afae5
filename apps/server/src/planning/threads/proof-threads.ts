import type { Worker } from 'node:worker_threads'
import { type GroupsProblem, type ProofPart, type ProofReport, proofSchedule } from '@planner/solver'
import { startThread } from '../../entries.ts'
import type { Yielding } from './niceness.ts'
import type { Pause } from './pause.ts'
import type { ProofOrder } from './proof-worker.ts'
import { RESOURCE_LIMITS } from './search-threads.ts'

export interface ProofHandlers {
  started(): void
  report(report: ProofReport): void
  /** A prover has ended or broken down; a bound is a bonus, so that this leaves the search alone. */
  gone(): void
}

/** A thread, what it proves, and who is told that it is gone. */
type Prover = { worker: Worker; part: ProofPart; left: () => void }

/**
 * Proves bounds on threads of their own beside the searchers, when the solver says so. A pause ends them,
 * since a linear program is one step and may take seconds; what they were at begins again after it. `close()`
 * ends them without waiting.
 */
export class ProofThreads {
  readonly #problem: GroupsProblem
  readonly #yielding: Yielding | undefined
  readonly #pause: Pause
  readonly #handlers: ProofHandlers
  readonly #unfilled = new SharedArrayBuffer(4)
  readonly #unfilledNow = new Int32Array(this.#unfilled).fill(-1)
  readonly #provers = new Set<Prover>()
  readonly #timers: NodeJS.Timeout[] = []
  readonly #unfollow: () => void
  /** What is proved once the search is no longer paused. */
  #waiting: ProofPart[] = []

  constructor(
    problem: GroupsProblem,
    { yielding, pause }: { yielding: Yielding | undefined; pause: Pause },
    handlers: ProofHandlers,
  ) {
    this.#problem = problem
    this.#yielding = yielding
    this.#pause = pause
    this.#handlers = handlers
    this.#unfollow = pause.follow((isPaused) => (isPaused ? this.#endAll() : this.#beginAgain()))
    for (const { part, afterMs } of proofSchedule(problem)) {
      if (afterMs === 0) this.#add(part)
      else this.#timers.push(setTimeout(() => this.#add(part), afterMs))
    }
  }

  /** The best plan so far leaves so many units open. */
  setUnfilled(units: number): void {
    Atomics.store(this.#unfilledNow, 0, units)
    Atomics.notify(this.#unfilledNow, 0)
  }

  close(): void {
    this.#unfollow()
    for (const timer of this.#timers) clearTimeout(timer)
    for (const prover of this.#provers) end(prover)
    this.#provers.clear()
  }

  #add(part: ProofPart): void {
    if (this.#pause.isOn) this.#waiting.push(part)
    else this.#start(part)
    this.#handlers.started()
  }

  #endAll(): void {
    for (const prover of this.#provers) {
      this.#waiting.push(prover.part)
      end(prover)
    }
    this.#provers.clear()
  }

  #beginAgain(): void {
    const parts = this.#waiting
    this.#waiting = []
    for (const part of parts) this.#start(part)
  }

  #start(part: ProofPart): void {
    const workerData = {
      problem: this.#problem,
      part,
      unfilled: this.#unfilled,
      yielding: this.#yielding,
    } satisfies ProofOrder
    const worker = startThread('proof-worker', { workerData, resourceLimits: RESOURCE_LIMITS })
    const left = this.#pause.joined()
    const prover = { worker, part, left }
    this.#provers.add(prover)
    worker.on('message', (report: ProofReport) => this.#handlers.report(report))
    worker.on('exit', left)
    const leave = () => {
      if (this.#provers.delete(prover)) this.#handlers.gone()
    }
    worker.on('error', leave)
    worker.on('exit', leave)
  }
}

/** It counts as at work until it is really gone. */
function end({ worker, left }: Prover): void {
  worker.removeAllListeners()
  // Ended twice or broken down meanwhile it may have nothing left to say.
  worker.on('error', () => {})
  worker.once('exit', left)
  void worker.terminate()
}
