import type { Worker } from 'node:worker_threads'
import type { PlanResult, Problem, SolveOptions } from '@planner/solver'
import { startThread } from '../../entries.ts'
import type { Yielding } from './niceness.ts'
import type { Pause } from './pause.ts'

/** Searchers make much short-lived garbage: with the usual space they take twice the memory at 500 people. */
export const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 8 }

export interface SearchOrder {
  readonly problem: Problem
  readonly options: Pick<SolveOptions, 'seconds' | 'seed' | 'iterations' | 'warmStart'>
  /** Numbers that become 1: the first ends all threads, number `thread + 1` ends one. */
  readonly stop: SharedArrayBuffer
  readonly thread: number
  readonly yielding: Yielding | undefined
  readonly pauses: SharedArrayBuffer
}

export type SearchReport = { readonly kind: 'best' | 'done'; readonly result: PlanResult }

export interface SearchHandlers {
  report(thread: number, report: SearchReport): void
  /** A thread broke down. */
  failed(error: unknown): void
}

/**
 * The searchers: threads that look for a plan, each with the next seed. `close()` ends them without waiting.
 */
export class SearchThreads {
  readonly #stop: SharedArrayBuffer
  readonly #flags: Int32Array
  readonly #workers: Worker[] = []

  constructor(
    problem: Problem,
    search: {
      readonly threads: number
      readonly yielding: Yielding | undefined
      readonly pause: Pause
      readonly options: SearchOrder['options'] & { readonly seed: number }
    },
    handlers: SearchHandlers,
  ) {
    this.#stop = new SharedArrayBuffer(4 * (search.threads + 1))
    this.#flags = new Int32Array(this.#stop)
    for (let thread = 0; thread < search.threads; thread++) {
      const workerData = {
        problem,
        options: { ...search.options, seed: search.options.seed + thread },
        stop: this.#stop,
        thread,
        yielding: search.yielding,
        pauses: search.pause.shared,
      } satisfies SearchOrder
      const worker = startThread('search-worker', { workerData, resourceLimits: RESOURCE_LIMITS })
      worker.on('message', (report: SearchReport) => handlers.report(thread, report))
      worker.on('error', (error) => handlers.failed(error))
      worker.on('exit', search.pause.joined())
      this.#workers.push(worker)
    }
  }

  /** Requests all to end; each reports its last plan. */
  end(): void {
    Atomics.store(this.#flags, 0, 1)
  }

  /** Requests the last one to end, where there are others. */
  endLast(): void {
    const { length } = this.#workers
    if (length > 1) Atomics.store(this.#flags, length, 1)
  }

  close(): void {
    for (const worker of this.#workers) worker.removeAllListeners().terminate()
  }
}
