import { Worker } from 'node:worker_threads'
import {
  boundModelSize,
  compareScores,
  type PlannedGroup,
  type PlanResult,
  type Problem,
  type SolveOptions,
  solve,
} from '@planner/solver'
import { createPatience } from './patience.ts'
import { EVERY_START, isProvable, type ProvenBound, withBounds } from './proofs/proven-bounds.ts'
import type { BoundOrder, BoundReport } from './proofs/prover.ts'

export interface ThreadedRun {
  /** Time limit; the run ends before it when the optimum is proven or nothing improves. */
  readonly seconds: number
  /** Thread i searches with seed + i; the same seed, one thread and `iterations` give the same plan everywhere. */
  readonly seed: number
  readonly threads: number
  /** Limit in moves per thread instead of time; no bounds are then proven beside the search. */
  readonly iterations?: number
  /** The least time without a better plan after which the run ends; the usual few seconds when missing. */
  readonly patienceMs?: number | undefined
  readonly warmStart?: readonly PlannedGroup[]
  /** The niceness of the threads after their first seconds, 0 (the machine's usual) to 19; theirs as started when missing. */
  readonly niceness?: number | undefined
  /** Called with the first plan and with every better one of any thread. */
  readonly onBest?: (result: PlanResult) => void
  /** Aborting ends the run; it then resolves with the best plan so far. */
  readonly signal?: AbortSignal
}

export interface WorkerOrder {
  readonly problem: Problem
  readonly options: Pick<SolveOptions, 'seconds' | 'seed' | 'iterations' | 'warmStart'>
  /** Numbers that become 1: the first ends all threads, number `thread + 1` ends one. */
  readonly stop: SharedArrayBuffer
  readonly thread: number
  readonly niceness: number | undefined
}

export type WorkerReport = { readonly kind: 'best' | 'done'; readonly result: PlanResult }

/** How long threads may take to hand over their last plan after they were told to stop. */
const GRACE_MS = 3000
/** Searches make much garbage that dies at once: with the usual space for it a run at 500 people takes twice the memory. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 }
/** How often a run is looked at whether it goes on for nothing. */
const WATCH_MS = 250
/** A model with more variables than this is left until the search has had the cores for itself for a while. */
const QUICK_TO_BOUND = 10_000
const BOUND_LATER_MS = 2500
/** Small events are proven by the first prover before there is need of the second. */
const SECOND_PROVER_MS = 1000
/** How long a search that found nothing better may wait for the proof of its plan. */
const PROOF_MS = 8000

function better(a: PlanResult, b: PlanResult | undefined): boolean {
  if (b === undefined) return true
  const difference = compareScores(a.score, b.score)
  return difference > 0 || (difference === 0 && a.status === 'optimal' && b.status !== 'optimal')
}

/**
 * Runs the solver on threads with seeds of their own and, for problems small enough, proves bounds beside them; resolves
 * with the best plan. Rejects only when a thread breaks down before any plan stood.
 */
export function solveOnThreads(problem: Problem, run: ThreadedRun): Promise<PlanResult> {
  const { seconds, seed, threads, iterations, warmStart, niceness, onBest, signal } = run
  const began = performance.now()
  const stop = new SharedArrayBuffer(4 * (threads + 1))
  const flag = new Int32Array(stop)
  const moves = new Array<number>(threads).fill(0)
  const bounds: ProvenBound[] = []
  const unfilled = new SharedArrayBuffer(4)
  const unfilledNow = new Int32Array(unfilled).fill(-1)
  const patience = createPatience(run.patienceMs)
  /** Nobody wants to wait for a proof: the run was stopped or is proven. */
  let isAsked = false
  /** A prover is about to find the best plan. */
  let isNear = false
  let best: PlanResult | undefined
  let open = threads

  return new Promise((resolve, reject) => {
    const workers: Worker[] = []
    const provers = new Set<Worker>()
    let timer: NodeJS.Timeout | undefined
    let later: NodeJS.Timeout | undefined
    let watch: NodeJS.Timeout | undefined
    const complete = (result: PlanResult): PlanResult => ({
      ...withBounds(result, bounds),
      run: {
        seconds: (performance.now() - began) / 1000,
        seed,
        threads,
        moves: moves.reduce((sum, one) => sum + one, 0),
      },
    })
    /** On a busy machine a run may be told to end before any thread has begun. */
    const atOnce = () =>
      solve(problem, { shouldStop: () => true, seed, ...(warmStart === undefined ? {} : { warmStart }) })
    const finish = (failure?: Error) => {
      clearTimeout(timer)
      clearTimeout(later)
      clearInterval(watch)
      signal?.removeEventListener('abort', end)
      for (const worker of [...workers, ...provers]) worker.removeAllListeners().terminate()
      if (failure !== undefined && best === undefined) reject(failure)
      else resolve(complete(best ?? atOnce()))
    }
    function end() {
      isAsked = true
      endSearches()
    }
    function endSearches() {
      Atomics.store(flag, 0, 1)
      clearTimeout(timer)
      if (open === 0) conclude()
      else timer = setTimeout(finish, GRACE_MS)
    }
    const isOptimal = () => best !== undefined && complete(best).status === 'optimal'
    /** All searches are over: done, or a little longer for the sake of a proof that may come. */
    function conclude() {
      const left = seconds * 1000 - (performance.now() - began)
      const mayWait = provers.size > 0 && best !== undefined && !isAsked
      clearTimeout(timer)
      if (mayWait && left > 0 && best !== undefined && !isOptimal() && (isNear || isProvable(problem, best)))
        timer = setTimeout(finish, Math.min(PROOF_MS, left))
      else finish()
    }
    const take = (result: PlanResult) => {
      if (!better(result, best)) return
      best = result
      patience.gained(result.score, performance.now() - began)
      Atomics.store(unfilledNow, 0, -result.score[1])
      Atomics.notify(unfilledNow, 0)
      onBest?.(complete(result))
    }
    const hear = (thread: number, { kind, result }: WorkerReport) => {
      moves[thread] = result.run.moves
      take(result)
      if (kind === 'done') open--
      if (open === 0) conclude()
      else if (!isAsked && isOptimal()) end()
    }
    const options = {
      seconds,
      ...(iterations === undefined ? {} : { iterations }),
      ...(warmStart === undefined ? {} : { warmStart }),
    }
    for (let thread = 0; thread < threads; thread++) {
      const workerData = {
        problem,
        options: { ...options, seed: seed + thread },
        stop,
        thread,
        niceness,
      } satisfies WorkerOrder
      const worker = new Worker(new URL('./solve-worker.ts', import.meta.url), { workerData, resourceLimits })
      worker.on('message', (message: WorkerReport) => hear(thread, message))
      worker.on('error', (error) => finish(error instanceof Error ? error : new Error(String(error))))
      workers.push(worker)
    }
    const prove = (order: BoundOrder) => {
      const prover = new Worker(new URL('./proofs/bound-worker.ts', import.meta.url), {
        workerData: order,
        resourceLimits,
      })
      provers.add(prover)
      prover.on('message', (message: BoundReport) => {
        if (message.kind === 'bound') bounds.push(message.bound)
        else if (message.kind === 'plan') take(message.result)
        else {
          isNear = message.isNear
          // A prover that finds the best plan itself has better use for a core than one search more.
          if (isNear && threads > 1) Atomics.store(flag, threads, 1)
        }
        if (isOptimal()) end()
      })
      const leave = () => {
        provers.delete(prover)
        if (open === 0 && provers.size === 0) finish()
      }
      // A bound is a bonus: a prover that breaks down leaves the search alone.
      prover.on('error', leave)
      prover.on('exit', leave)
    }
    if (problem.kind === 'groups' && iterations === undefined) {
      const start = () => {
        prove({ problem, part: 'first', unfilled, niceness })
        later = setTimeout(() => prove({ problem, part: 'second', unfilled, niceness }), SECOND_PROVER_MS)
      }
      if (boundModelSize(problem, EVERY_START) <= QUICK_TO_BOUND) start()
      else later = setTimeout(start, BOUND_LATER_MS)
    }
    if (iterations === undefined) {
      watch = setInterval(() => {
        // Threads keep to the limit by themselves, but on a busy machine they may not come to look at the clock.
        const elapsed = performance.now() - began
        const isLate = elapsed > seconds * 1000 || patience.isOver(elapsed)
        if (Atomics.load(flag, 0) === 0 && isLate) endSearches()
      }, WATCH_MS)
    }
    if (signal?.aborted) end()
    else signal?.addEventListener('abort', end, { once: true })
  })
}
