import {
  isProvable,
  type PlannedGroup,
  type PlanResult,
  type Problem,
  type ProofReport,
  solve,
} from '@planner/solver'
import { createIncumbent, type Incumbent } from './incumbent.ts'
import type { Yielding } from './niceness.ts'
import { createPatience, type Patience } from './patience.ts'
import { Pause } from './pause.ts'
import { ProofThreads } from './proof-threads.ts'
import { nextStep, type RunEvent, type RunState, startedRun } from './run-steps.ts'
import { type SearchReport, SearchThreads } from './search-threads.ts'

interface ThreadedRun {
  /** Time limit; the run ends before it when the optimum is proven or nothing improves. */
  readonly seconds: number
  /**
   * Thread i searches with seed + i; the same seed, one thread and `iterations` give the same plan
   * everywhere.
   */
  readonly seed: number
  readonly threads: number
  /** Limit in moves per thread instead of time; no bounds are then proven beside the search. */
  readonly iterations?: number
  /** The least time without a better plan after which the run ends; the usual few seconds when missing. */
  readonly patienceMs?: number | undefined
  readonly warmStart?: readonly PlannedGroup[]
  /**
   * The niceness of the threads after their share, 0 (the machine's usual) to 19; theirs as started when
   * missing.
   */
  readonly yielding?: Yielding | undefined
  /** Called with the first plan and with every better one of any thread. */
  readonly onBest?: (result: PlanResult) => void
  /** Lets the run wait: its time does not go on meanwhile. */
  readonly pause?: Pause
  /** Aborting ends the run; it then resolves with the best plan so far. */
  readonly signal?: AbortSignal
}

/** How long threads may take to hand over their last plan after the request to end. */
const GRACE_MS = 3000
/** How often a run is looked at whether it is over its limit or its patience. */
const WATCH_MS = 250
/** How long a search that found nothing better may wait for the proof of its plan. */
const MAX_PROOF_WAIT_MS = 8000

/**
 * Runs the solver on threads with seeds of their own and, for problems small enough, proves bounds beside
 * them; resolves with the best plan. Rejects only when a thread breaks down before any plan stood.
 */
export function solveOnThreads(problem: Problem, run: ThreadedRun): Promise<PlanResult> {
  return new ThreadedSolve(problem, run).result
}

/**
 * A search for pairs ends by itself, at the same plan wherever it runs (MODEL-64): more threads would only
 * draw other ties.
 */
function endsByItself({ kind }: Problem): boolean {
  return kind === 'pairs'
}

function searchThreads(problem: Problem, threads: number): number {
  return endsByItself(problem) ? 1 : threads
}

/**
 * One run on threads, from its start to its result: it hands events to `nextStep` and does what follows from
 * them.
 */
class ThreadedSolve {
  readonly #outcome = Promise.withResolvers<PlanResult>()
  readonly result = this.#outcome.promise
  readonly #problem: Problem
  readonly #run: ThreadedRun
  readonly #pause: Pause
  readonly #began = performance.now()
  readonly #incumbent: Incumbent
  readonly #patience: Patience
  readonly #searches: SearchThreads
  readonly #proofs: ProofThreads | undefined
  readonly #watch: NodeJS.Timeout | undefined
  #state: RunState
  #proofImminent = false
  #failure: Error | undefined
  #timeout: NodeJS.Timeout | undefined

  constructor(problem: Problem, run: ThreadedRun) {
    const { seed, yielding, iterations, signal } = run
    const threads = searchThreads(problem, run.threads)
    this.#problem = problem
    this.#run = run
    this.#pause = run.pause ?? new Pause()
    this.#incumbent = createIncumbent({ seed, threads, elapsed: () => this.#elapsed() })
    this.#patience = createPatience(endsByItself(problem) ? Infinity : run.patienceMs)
    this.#state = startedRun(threads)
    const options = {
      seconds: run.seconds,
      seed,
      ...(iterations === undefined ? {} : { iterations }),
      ...(run.warmStart === undefined ? {} : { warmStart: run.warmStart }),
    }
    this.#searches = new SearchThreads(
      problem,
      { threads, yielding, options, pause: this.#pause },
      {
        report: (thread, report) => this.#onSearchReport(thread, report),
        failed: (error) => this.#fail(error),
      },
    )
    if (iterations === undefined) {
      this.#watch = setInterval(() => this.#look(), WATCH_MS)
      try {
        this.#proofs = this.#startProofs()
      } catch (error) {
        this.#fail(error)
      }
    }
    if (signal?.aborted) this.#handle('stopped')
    else signal?.addEventListener('abort', this.#onAbort, { once: true })
  }

  readonly #onAbort = () => this.#handle('stopped')

  /** Throws on a problem that was never parsed. */
  #startProofs(): ProofThreads | undefined {
    if (this.#problem.kind !== 'groups') return undefined
    return new ProofThreads(
      this.#problem,
      { yielding: this.#run.yielding, pause: this.#pause },
      {
        started: () => this.#handle('proverStarted'),
        report: (report) => this.#onProofReport(report),
        gone: () => this.#handle('proverGone'),
      },
    )
  }

  #fail(error: unknown): void {
    this.#failure = error instanceof Error ? error : new Error(String(error))
    this.#handle('failed')
  }

  #elapsed(): number {
    return performance.now() - this.#began - this.#pause.waitedMs()
  }

  #onSearchReport(thread: number, { kind, result }: SearchReport): void {
    this.#incumbent.countMoves(thread, result.run.moves)
    this.#take(result)
    if (kind === 'done') this.#handle('searchDone')
    // A search that ends by itself still decides between plans of equal score: ended any sooner it would do
    // so by chance.
    if (!endsByItself(this.#problem) && this.#incumbent.isOptimal()) this.#handle('proven')
  }

  #onProofReport(report: ProofReport): void {
    if (report.kind === 'bound') this.#incumbent.addBound(report.bound)
    else if (report.kind === 'plan') this.#take(report.result)
    else {
      this.#proofImminent = report.proofImminent
      // A prover that finds the best plan itself has better use for a core than one search more.
      if (report.proofImminent) this.#searches.endLast()
    }
    if (this.#incumbent.isOptimal()) this.#handle('proven')
  }

  #take(result: PlanResult): void {
    if (!this.#incumbent.take(result)) return
    this.#patience.gained(result.score, this.#elapsed())
    this.#proofs?.setUnfilled(-result.score[1])
    this.#run.onBest?.(this.#incumbent.complete(result))
  }

  /**
   * Threads keep to the limit by themselves, but on a busy machine they may not come to look at the clock.
   */
  #look(): void {
    const elapsed = this.#elapsed()
    if (elapsed > this.#run.seconds * 1000 || this.#patience.isOver(elapsed)) this.#handle('over')
  }

  #handle(event: RunEvent): void {
    const { state, step } = nextStep(this.#state, event, () => this.#isProofLikely())
    this.#state = state
    if (step === 'none') return
    clearTimeout(this.#timeout)
    if (step === 'finish') this.#finish()
    else if (step === 'endSearches') {
      this.#searches.end()
      this.#allow(GRACE_MS)
    } else this.#allow(Math.min(MAX_PROOF_WAIT_MS, this.#left()))
  }

  #allow(ms: number): void {
    this.#timeout = setTimeout(() => this.#handle('timedOut'), ms)
  }

  #left(): number {
    return this.#run.seconds * 1000 - this.#elapsed()
  }

  #isProofLikely(): boolean {
    const best = this.#incumbent.best()
    if (best === undefined || best.status === 'optimal' || this.#left() <= 0) return false
    return this.#proofImminent || isProvable(this.#problem, best)
  }

  #finish(): void {
    clearInterval(this.#watch)
    this.#run.signal?.removeEventListener('abort', this.#onAbort)
    this.#searches.close()
    this.#proofs?.close()
    const best = this.#incumbent.best()
    if (best === undefined && this.#failure !== undefined) this.#outcome.reject(this.#failure)
    else this.#outcome.resolve(best ?? this.#incumbent.complete(this.#firstPlan()))
  }

  /** On a busy machine a run may have to end before any thread has begun. */
  #firstPlan(): PlanResult {
    const { seed, warmStart } = this.#run
    return solve(this.#problem, {
      shouldStop: () => true,
      seed,
      ...(warmStart === undefined ? {} : { warmStart }),
    })
  }
}
