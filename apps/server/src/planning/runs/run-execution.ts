import type { PlanPreview, PlanProgress } from '@planner/protocol'
import type { PlanResult } from '@planner/solver'
import type { PlanRun } from '../../storage/plan-run-store.ts'
import { isEmptyPlan } from '../report/why-no-plan.ts'
import { type SolverChild, startSolver } from '../threads/solver-child.ts'
import type { BestPlan } from '../threads/solver-messages.ts'
import { finishRun, type RunEnd } from './finish-run.ts'
import { previewOf, previewPauseMs } from './plan-preview.ts'
import { HEARTBEAT_MS, LEASE_MS, type PlanningDeps } from './run-deps.ts'

/** A run whose process dies this often has a problem that kills it. */
const MAX_TRIES = 3
/** Even a run that is taken over late gets this long to improve its plan. */
const MIN_SECONDS = 2
/** Progress is reported at most this often; ms. */
const PROGRESS_MS = 500
/** A preview is told again after so long, for organisers who have come meanwhile; ms. */
const SAME_PREVIEW_MS = 8000

/** `released`: whoever claims the run next goes on with it. */
export type Ending = 'completed' | 'lost' | 'released'

/**
 * One claimed run on this server: its process, its lease, its progress. `release()` gives the run back, so
 * that it is taken up again with the best plan so far.
 */
export class RunExecution {
  readonly eventId: string
  /** Undefined where that failed. */
  readonly ended: Promise<Ending | undefined>
  readonly #run: PlanRun
  readonly #owner: string
  readonly #deps: PlanningDeps
  readonly #yieldsAtOnce: boolean
  /** Seconds that were searched before; and when this began, ms. */
  readonly #before: number
  readonly #began: number
  #child: SolverChild | undefined
  #bestText: string | null
  #best: BestPlan | undefined
  #unsaved = false
  #stopping: boolean
  #ending: Ending | undefined
  #lastProgress = 0
  #trailing: NodeJS.Timeout | undefined
  /** The best plan that was shown, and when the next one may be. */
  #previewed: string | undefined
  #nextPreview = 0

  /**
   * `searched`: for how many seconds so far, where this server knows; otherwise all time since the run began
   * counts.
   */
  constructor(
    run: PlanRun,
    owner: string,
    deps: PlanningDeps,
    { searched, yieldsAtOnce }: { searched: number | undefined; yieldsAtOnce: boolean },
  ) {
    this.#run = run
    this.#owner = owner
    this.#deps = deps
    this.eventId = run.eventId
    this.#yieldsAtOnce = yieldsAtOnce
    this.#began = deps.now()
    this.#before = searched ?? (this.#began - (run.startedAt ?? this.#began)) / 1000
    this.#bestText = run.best
    this.#stopping = run.stopRequested
    this.ended = this.#execute()
  }

  /** Ends the search; the best plan so far goes into force. */
  stop(): void {
    this.#stopping = true
    this.#child?.stop()
  }

  /** For how many seconds the run has been searched so far. */
  get searched(): number {
    return this.#before + (this.#deps.now() - this.#began) / 1000
  }

  async release(): Promise<void> {
    if (!this.#ending) {
      this.#ending = 'released'
      await this.#child?.kill()
    }
    await this.ended
  }

  async #execute(): Promise<Ending | undefined> {
    const resume = this.#deps.ready?.giveWay()
    const heartbeat = setInterval(() => void this.#beat(LEASE_MS), HEARTBEAT_MS)
    try {
      if (!(await this.#finishAtOnce())) await this.#search()
      // An expired lease: the next server to look takes the run over.
      if (this.#ending === 'released') await this.#beat(0)
      return this.#ending
    } catch (error) {
      this.#deps.log.error(
        { err: error, eventId: this.eventId, runId: this.#run.id },
        'plan run not finished',
      )
      return undefined
    } finally {
      clearInterval(heartbeat)
      clearTimeout(this.#trailing)
      await this.#child?.kill()
      resume?.()
    }
  }

  /**
   * Whether nothing has to be searched: for a run that was stopped while it waited to go on, and with a plan
   * that was kept ready.
   */
  async #finishAtOnce(): Promise<boolean> {
    const isStopped = this.#stopping && this.#bestText !== null
    if (!isStopped || isEmptyPlan(JSON.parse(this.#bestText ?? '') as PlanResult)) return this.#finishReady()
    await this.#finish({ kind: 'searched', obstacles: [] })
    return true
  }

  /**
   * A plan that was kept ready for this very problem ends the run if it needs no further search, and is where
   * the search begins otherwise.
   */
  async #finishReady(): Promise<boolean> {
    const ready = this.#bestText === null ? this.#deps.ready?.take(this.#run) : undefined
    if (!ready) return false
    const { best, obstacles, isComplete, seconds } = ready
    this.#log('info', 'plan was kept ready', { isComplete, seconds: Math.round(seconds) })
    this.#take(best)
    if (isComplete) await this.#finish({ kind: 'searched', obstacles })
    return isComplete
  }

  async #search(): Promise<void> {
    let died = ''
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      this.#child = startSolver(this.#order(), (best) => this.#take(best))
      this.#log('info', 'planner process started', { pid: this.#child.pid })
      if (this.#stopping) this.#child.stop()
      const end = await this.#child.ended
      if (this.#ending) return
      if (end.kind === 'done') {
        this.#take(end.best)
        return this.#finish({ kind: 'searched', obstacles: end.obstacles })
      }
      if (end.kind === 'failed')
        return this.#finish({ kind: 'broken', reason: 'planFailed', error: end.error })
      died = end.how
      this.#log('warn', 'planner process ended', { how: end.how })
    }
    const error = `The planner's process ended ${MAX_TRIES} times (${died}). Maybe it ran out of memory?`
    return this.#finish({ kind: 'broken', reason: 'plannerCrashed', error })
  }

  #order() {
    const { problem, seconds, seed } = this.#run
    return {
      problem,
      best: this.#bestText,
      seconds: Math.min(seconds, Math.max(MIN_SECONDS, seconds - this.searched)),
      seed,
      threads: this.#deps.threads ?? 1,
      yieldsAtOnce: this.#yieldsAtOnce,
    }
  }

  #take(best: BestPlan): void {
    this.#best = best
    this.#bestText = best.text
    this.#unsaved = true
    this.#progressSoon()
  }

  #progressSoon(): void {
    if (this.#trailing) return
    const wait = Math.max(0, this.#lastProgress + PROGRESS_MS - this.#deps.now())
    this.#trailing = setTimeout(() => {
      this.#trailing = undefined
      this.#lastProgress = this.#deps.now()
      const progress = this.#progress()
      if (progress && !this.#ending) this.#deps.onProgress(this.eventId, progress)
    }, wait)
  }

  #progress(): PlanProgress | undefined {
    if (!this.#best) return undefined
    const { text, ...worth } = this.#best
    const progress = { elapsedSeconds: this.searched, limitSeconds: this.#run.seconds, ...worth }
    const preview = this.#preview(text)
    return preview ? { ...progress, preview } : progress
  }

  /**
   * Who would be where; undefined when that was told only just now, or not long ago and is still the same
   * (ROOM-8).
   */
  #preview(best: string): PlanPreview | undefined {
    const now = this.#deps.now()
    const isSame = best === this.#previewed
    if (now < this.#nextPreview + (isSame ? SAME_PREVIEW_MS : 0)) return undefined
    const preview = previewOf(JSON.parse(best) as PlanResult)
    this.#previewed = best
    this.#nextPreview = now + previewPauseMs(preview)
    return preview
  }

  async #beat(leaseMs: number): Promise<void> {
    const best = this.#unsaved ? this.#bestText : null
    this.#unsaved = false
    try {
      const { storage, now } = this.#deps
      const answer = await storage.planRuns.heartbeat(this.#run.id, this.#owner, now(), leaseMs, best)
      if (answer === 'stop') this.stop()
      if (answer === 'lost' && !this.#ending) {
        this.#ending = 'lost'
        await this.#child?.kill()
      }
      if (!this.#ending) this.#progressSoon()
    } catch (error) {
      this.#unsaved ||= best !== null
      this.#log('warn', 'plan run heartbeat not stored', { err: error })
    }
  }

  async #finish(end: RunEnd): Promise<void> {
    this.#ending = 'completed'
    await finishRun(this.#deps, this.#run, this.#owner, this.#bestText, end)
  }

  #log(level: 'info' | 'warn' | 'error', message: string, details: object): void {
    this.#deps.log[level]({ ...details, eventId: this.eventId, runId: this.#run.id }, message)
  }
}
