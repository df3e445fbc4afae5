import { Worker } from 'node:worker_threads'
import {
  compareScores,
  type PlannedGroup,
  type PlanResult,
  type Problem,
  type SolveOptions,
  solve,
} from '@planner/solver'

export interface ThreadedRun {
  /** Time limit; the run ends before it when the optimum is proven or nothing improves. */
  readonly seconds: number
  /** Thread i searches with seed + i; the same seed, one thread and `iterations` give the same plan everywhere. */
  readonly seed: number
  readonly threads: number
  /** Limit in moves per thread instead of time. */
  readonly iterations?: number
  readonly warmStart?: readonly PlannedGroup[]
  /** Called with the first plan and with every better one of any thread. */
  readonly onBest?: (result: PlanResult) => void
  /** Aborting ends the run; it then resolves with the best plan so far. */
  readonly signal?: AbortSignal
}

export interface WorkerOrder {
  readonly problem: Problem
  readonly options: Pick<SolveOptions, 'seconds' | 'seed' | 'iterations' | 'warmStart'>
  readonly stop: SharedArrayBuffer
}

export type WorkerReport = { readonly kind: 'best' | 'done'; readonly result: PlanResult }

/** How long threads may take to hand over their last plan after they were told to stop. */
const GRACE_MS = 3000

function better(a: PlanResult, b: PlanResult | undefined): boolean {
  if (b === undefined) return true
  const difference = compareScores(a.score, b.score)
  return difference > 0 || (difference === 0 && a.status === 'optimal' && b.status !== 'optimal')
}

/**
 * Runs the solver on threads with seeds of their own and resolves with the best plan. Rejects only when a thread breaks
 * down before any plan stood.
 */
export function solveOnThreads(problem: Problem, run: ThreadedRun): Promise<PlanResult> {
  const { seconds, seed, threads, iterations, warmStart, onBest, signal } = run
  const began = performance.now()
  const stop = new SharedArrayBuffer(4)
  const flag = new Int32Array(stop)
  const moves = new Array<number>(threads).fill(0)
  let best: PlanResult | undefined
  let open = threads

  return new Promise((resolve, reject) => {
    const workers: Worker[] = []
    let grace: NodeJS.Timeout | undefined
    const withRun = (result: PlanResult): PlanResult => ({
      ...result,
      run: {
        seconds: (performance.now() - began) / 1000,
        seed,
        threads,
        moves: moves.reduce((sum, one) => sum + one, 0),
      },
    })
    const finish = (failure?: Error) => {
      clearTimeout(grace)
      signal?.removeEventListener('abort', end)
      for (const worker of workers) worker.removeAllListeners().terminate()
      if (failure !== undefined && best === undefined) reject(failure)
      else resolve(withRun(best ?? solve(problem, { shouldStop: () => true, seed })))
    }
    function end() {
      Atomics.store(flag, 0, 1)
      grace ??= setTimeout(finish, GRACE_MS)
    }
    const hear = (thread: number, { kind, result }: WorkerReport) => {
      moves[thread] = result.run.moves
      const isBetter = better(result, best)
      if (isBetter) {
        best = result
        if (kind === 'best' || result.status === 'optimal') onBest?.(withRun(result))
      }
      if (kind !== 'done') return
      if (--open === 0) finish()
      else if (result.status === 'optimal') end()
    }
    for (let thread = 0; thread < threads; thread++) {
      const options = {
        seconds,
        seed: seed + thread,
        ...(iterations === undefined ? {} : { iterations }),
        ...(warmStart === undefined ? {} : { warmStart }),
      }
      const workerData = { problem, options, stop } satisfies WorkerOrder
      const worker = new Worker(new URL('./solve-worker.ts', import.meta.url), { workerData })
      worker.on('message', (message: WorkerReport) => hear(thread, message))
      worker.on('error', (error) => finish(error instanceof Error ? error : new Error(String(error))))
      workers.push(worker)
    }
    if (signal?.aborted) end()
    else signal?.addEventListener('abort', end, { once: true })
  })
}
