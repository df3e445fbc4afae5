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
import { createPatience, type Patience, shortestWaitMs } from './patience.ts'
import { Pause } from './pause.ts'
import { ProofThreads } from './proof-threads.ts'
import { nextStep, type SearchEvent, type SearchState, startedSearch } from './search-steps.ts'
import { type SearchReport, SearchThreads } from './search-threads.ts'

interface ThreadedSearch {
  /** Time limit; the search ends before it when the optimum is proven or nothing improves. */
  readonly seconds: number
  /**
   * Thread i searches with seed + i; the same seed, one thread and `iterations` give the same plan
   * everywhere.
   */
  readonly seed: number
  readonly threads: number
  /** Limit in moves per thread instead of time; no bounds are then proven beside the search. */
  readonly iterations?: number
  /** The least time without a better plan after which the search ends; the usual few seconds when missing. */
  readonly patienceMs?: number | undefined
  readonly warmStart?: readonly PlannedGroup[]
  /**
   * The niceness of the threads after their share, 0 (the machine's usual) to 19; theirs as started when
   * missing.
   */
  readonly yielding?: Yielding | undefined
  /** Called with the first plan and with every better one of any thread. */
  readonly onBest?: (result: PlanResult) => void
  /** Lets the search wait: its time does not go on meanwhile. */
  readonly pause?: Pause
  /** Aborting ends the search; it then resolves with the best plan so far. */
  readonly signal?: AbortSignal
}

/** How long threads may take to hand over their last plan after the request to end. */
const GRACE_MS = 3000
/** How often a search is looked at whether it is over its limit or its patience. */
const WATCH_MS = 250
/** How long a search whose searchers found nothing better may wait for the proof of its plan. */
const MAX_PROOF_WAIT_MS = 8000

/**
 * Searches on threads with seeds of their own and, for problems small enough, proves bounds beside
 * them; resolves with the best plan. Rejects only when a thread breaks down before any plan stood.
 */
export function solveOnThreads(problem: Problem, search: ThreadedSearch): Promise<PlanResult> {
  return new ThreadedSolve(problem, search).result
}

/**
 * A search for pairs ends by itself, at the same plan wherever it runs (MODEL-64): more threads would only
 * draw other ties.
 */
function endsByItself({ kind }: Problem): boolean {
  return kind === 'pairs'
}

/**
 * One search on threads, from its start to its result: it hands events to `nextStep` and does what follows
 * from them.
 */
class ThreadedSolve {
  readonly #outcome = Promise.withResolvers<PlanResult>()
  readonly result = this.#outcome.promise
  readonly #problem: Problem
  readonly #search: ThreadedSearch
  readonly #pause: Pause
  readonly #began = performance.now()
  readonly #incumbent: Incumbent
  readonly #patience: Patience
  readonly #searchers: SearchThreads
  readonly #proofs: ProofThreads | undefined
  readonly #watch: NodeJS.Timeout | undefined
  #state: SearchState
  #proofImminent = false
  #failure: Error | undefined
  #timeout: NodeJS.Timeout | undefined

  constructor(problem: Problem, search: ThreadedSearch) {
    const { seed, yielding, iterations, signal } = search
    const threads = endsByItself(problem) ? 1 : search.threads
    this.#problem = problem
    this.#search = search
    this.#pause = search.pause ?? new Pause()
    this.#incumbent = createIncumbent({ seed, threads, elapsed: () => this.#elapsed() })
    this.#patience = createPatience(
      endsByItself(problem) ? Infinity : (search.patienceMs ?? shortestWaitMs(problem.people.length)),
    )
    this.#state = startedSearch(threads)
    const options = {
      seconds: search.seconds,
      seed,
      ...(iterations === undefined ? {} : { iterations }),
      ...(search.warmStart === undefined ? {} : { warmStart: search.warmStart }),
    }
    this.#searchers = new SearchThreads(
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
      { yielding: this.#search.yielding, pause: this.#pause },
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
    if (kind === 'done') this.#handle('searcherDone')
    // A search that ends by itself still decides between plans of equal score: ended any sooner it would do
    // so by chance.
    if (!endsByItself(this.#problem) && this.#incumbent.isOptimal()) this.#handle('proven')
  }

  #onProofReport(report: ProofReport): void {
    if (report.kind === 'bound') this.#incumbent.addBound(report.bound)
    else if (report.kind === 'plan') this.#take(report.result)
    else {
      this.#proofImminent = report.proofImminent
      // A prover that finds the best plan itself has better use for a core than one searcher more.
      if (report.proofImminent) this.#searchers.endLast()
    }
    if (this.#incumbent.isOptimal()) this.#handle('proven')
  }

  #take(result: PlanResult): void {
    if (!this.#incumbent.take(result)) return
    this.#patience.gained(result.score, this.#elapsed())
    this.#proofs?.setUnfilled(-result.score[1])
    this.#search.onBest?.(this.#incumbent.complete(result))
  }

  /**
   * Threads keep to the limit by themselves, but on a busy machine they may not come to look at the clock.
   */
  #look(): void {
    const elapsed = this.#elapsed()
    const isOpen = (this.#incumbent.best()?.run.mayStillBePlaced ?? 0) > 0
    if (elapsed > this.#search.seconds * 1000 || this.#patience.isOver(elapsed, isOpen)) this.#handle('over')
  }

  #handle(event: SearchEvent): void {
    const { state, step } = nextStep(this.#state, event, () => this.#isProofLikely())
    this.#state = state
    if (step === 'none') return
    clearTimeout(this.#timeout)
    if (step === 'finish') this.#finish()
    else if (step === 'endSearchers') {
      this.#searchers.end()
      this.#allow(GRACE_MS)
    } else this.#allow(Math.min(MAX_PROOF_WAIT_MS, this.#left()))
  }

  #allow(ms: number): void {
    this.#timeout = setTimeout(() => this.#handle('timedOut'), ms)
  }

  #left(): number {
    return this.#search.seconds * 1000 - this.#elapsed()
  }

  #isProofLikely(): boolean {
    const best = this.#incumbent.best()
    if (best === undefined || best.status === 'optimal' || this.#left() <= 0) return false
    return this.#proofImminent || isProvable(this.#problem, best)
  }

  #finish(): void {
    clearInterval(this.#watch)
    this.#search.signal?.removeEventListener('abort', this.#onAbort)
    this.#searchers.close()
    this.#proofs?.close()
    const best = this.#incumbent.best()
    if (best === undefined && this.#failure !== undefined) this.#outcome.reject(this.#failure)
    else this.#outcome.resolve(best ?? this.#incumbent.complete(this.#firstPlan()))
  }

  /** On a busy machine a search may have to end before any thread has begun. */
  #firstPlan(): PlanResult {
    const { seed, warmStart } = this.#search
    return solve(this.#problem, {
      shouldStop: () => true,
      seed,
      ...(warmStart === undefined ? {} : { warmStart }),
    })
  }
}
