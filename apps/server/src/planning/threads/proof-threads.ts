import { Worker } from 'node:worker_threads'
import { type GroupsProblem, type ProofPart, type ProofReport, proofSchedule } from '@planner/solver'
import { entryUrl } from '../../entries.ts'
import type { Pause } from './pause.ts'
import type { ProofOrder } from './proof-worker.ts'
import { RUN_POLICY } from './run-policy.ts'

export interface ProofHandlers {
  started(): void
  report(report: ProofReport): void
  /** A prover has ended or broken down; a bound is a bonus, so that this leaves the search alone. */
  gone(): void
}

/** Proves bounds on threads of their own beside a search, when the solver says so. `close()` ends them without waiting. */
export class ProofThreads {
  readonly #problem: GroupsProblem
  readonly #niceness: number | undefined
  readonly #pause: Pause
  readonly #handlers: ProofHandlers
  readonly #unfilled = new SharedArrayBuffer(4)
  readonly #unfilledNow = new Int32Array(this.#unfilled).fill(-1)
  readonly #workers = new Set<Worker>()
  readonly #timers: NodeJS.Timeout[] = []

  constructor(
    problem: GroupsProblem,
    { niceness, pause }: { niceness: number | undefined; pause: Pause },
    handlers: ProofHandlers,
  ) {
    this.#problem = problem
    this.#niceness = niceness
    this.#pause = pause
    this.#handlers = handlers
    for (const { part, afterMs } of proofSchedule(problem)) {
      if (afterMs === 0) this.#start(part)
      else this.#timers.push(setTimeout(() => this.#start(part), afterMs))
    }
  }

  /** The best plan so far leaves so many units open. */
  setUnfilled(units: number): void {
    Atomics.store(this.#unfilledNow, 0, units)
    Atomics.notify(this.#unfilledNow, 0)
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    for (const worker of this.#workers) worker.removeAllListeners().terminate()
  }

  #start(part: ProofPart): void {
    const workerData = {
      problem: this.#problem,
      part,
      unfilled: this.#unfilled,
      niceness: this.#niceness,
      pauses: this.#pause.shared,
    } satisfies ProofOrder
    const { resourceLimits } = RUN_POLICY
    const worker = new Worker(entryUrl('proof-worker'), { workerData, resourceLimits })
    this.#workers.add(worker)
    worker.on('message', (report: ProofReport) => this.#handlers.report(report))
    const left = this.#pause.joined()
    worker.on('exit', left)
    const leave = () => {
      if (this.#workers.delete(worker)) this.#handlers.gone()
    }
    worker.on('error', leave)
    worker.on('exit', leave)
    this.#handlers.started()
  }
}
