import type { PlanResult } from '@planner/solver'
import type { PlanRun } from '../../storage/plan-run.ts'
import type { PlanningDeps } from '../planning.ts'
import { PURPOSES } from '../queue/purposes.ts'
import type { Place } from '../queue/search-queue.ts'
import { isEmptyPlan } from '../report/why-no-plan.ts'
import type { SolverEnd } from '../threads/solver-child.ts'
import { finishRun, type RunEnd } from './finish-run.ts'
import { RunProgress } from './run-progress.ts'

/** A run without a heartbeat for this long is taken over by another server; ms. */
export const LEASE_MS = 15_000
/** How often a run's server extends its lease and stores the best plan so far; ms. */
const HEARTBEAT_MS = 2000

/** The stored run in one turn, under its lease. */
type Turn = { run: PlanRun; owner: string; progress: RunProgress }
/** `aside`: whoever claims the run next goes on with it. */
type TurnEnd = 'over' | 'aside'

/**
 * A run on this server, from when it waits for its first turn until it is over. Each turn claims its lease
 * and keeps it by heartbeats, which store the best plan too. Set aside in favour of others (LIMIT-13), it
 * goes on in its next turn from that plan, with what is left of its time. `close()` leaves it to the next
 * server.
 */
export class Run {
  readonly eventId: string
  readonly ended: Promise<void>
  readonly #id: string
  readonly #place: Place
  readonly #deps: PlanningDeps
  /** Seconds that it has had on other servers; undefined before the first turn here. */
  #before: number | undefined
  #best: string | null = null
  #isUnsaved = false
  #isWaiting = true
  #isStopped = false
  /** Another server has it. */
  #isLost = false
  #isClosed = false

  constructor(run: { id: string; eventId: string }, place: Place, deps: PlanningDeps) {
    this.eventId = run.eventId
    this.#id = run.id
    this.#place = place
    this.#deps = deps
    this.ended = this.#takeTurns()
  }

  get isWaiting(): boolean {
    return this.#isWaiting
  }

  /**
   * Ends the search; the best plan so far goes into force. One that waits for a turn and has none yet
   * searches a little in it.
   */
  stop(): void {
    this.#stopSearch()
    if (this.#isWaiting && this.#hasPlan()) void this.#place.end()
  }

  /** Nothing of it is stored any more. */
  forget(): void {
    this.#isClosed = true
    void this.#place.end()
  }

  async close(): Promise<void> {
    this.forget()
    await this.ended
  }

  async #takeTurns(): Promise<void> {
    try {
      while (await this.#isTurn()) if ((await this.#takeTurn()) === 'over' || this.#isClosed) return
      // Stopped while it was set aside: there is nothing to search for.
      if (this.#isStopped && !this.#isClosed) await this.#takeTurn()
    } catch (error) {
      // It is still stored, and so taken up again.
      this.#log('error', 'plan run not finished', { err: error })
    } finally {
      await this.#place.end()
    }
  }

  async #isTurn(): Promise<boolean> {
    if (this.#isStopped && this.#hasPlan()) return false
    this.#isWaiting = true
    const isTurn = await this.#place.turn()
    this.#isWaiting = false
    return isTurn
  }

  async #takeTurn(): Promise<TurnEnd> {
    const { storage, now, newId, onProgress } = this.#deps
    // An owner of its own: should this server lose the lease to itself, the older turn notices.
    const owner = newId()
    const run = await storage.planRuns.claim(owner, now(), LEASE_MS, this.#id)
    if (!run) return 'over'
    if (this.#isClosed) {
      await storage.planRuns.heartbeat(run.id, owner, now(), 0, null)
      return 'over'
    }
    this.#before ??= (now() - (run.startedAt ?? now())) / 1000
    this.#best = run.best
    if (run.stopRequested) this.#stopSearch()
    this.#log('info', 'plan run taken up', { seconds: run.seconds })
    const progress = new RunProgress({
      limitSeconds: run.seconds,
      searched: () => this.#searched,
      now,
      onProgress: (of) => onProgress(this.eventId, of),
    })
    const turn = { run, owner, progress }
    const heartbeat = setInterval(() => void this.#beat(turn, LEASE_MS), HEARTBEAT_MS)
    try {
      if (await this.#finishAtOnce(turn)) return 'over'
      const end = await this.#search(turn)
      // An expired lease: whoever looks next takes the run over.
      if (end === 'aside' && !this.#isLost) await this.#beat(turn, 0)
      return this.#isLost ? 'over' : end
    } finally {
      clearInterval(heartbeat)
      progress.close()
    }
  }

  #hasPlan(): boolean {
    return this.#best !== null && !isEmptyPlan(JSON.parse(this.#best) as PlanResult)
  }

  /** For how many seconds it has been searched so far. */
  get #searched(): number {
    return (this.#before ?? 0) + this.#place.figures().seconds
  }

  #stopSearch(): void {
    this.#isStopped = true
    this.#place.stop()
  }

  /**
   * Whether nothing has to be searched: for a run that was stopped while it waited to go on, and with a plan
   * that was kept ready for this very problem. Where that needs further search, the run begins with it.
   */
  async #finishAtOnce(turn: Turn): Promise<boolean> {
    if (this.#best !== null) {
      const isEnough = this.#isStopped && this.#hasPlan()
      if (isEnough) await this.#finish(turn, { kind: 'searched', obstacles: [] })
      return isEnough
    }
    const ready = this.#deps.ready?.take(turn.run)
    if (!ready) return false
    const { best, obstacles, isComplete, seconds } = ready
    this.#log('info', 'plan was kept ready', { isComplete, seconds: Math.round(seconds) })
    this.#best = best.text
    this.#isUnsaved = true
    turn.progress.take(best)
    if (isComplete) await this.#finish(turn, { kind: 'searched', obstacles })
    return isComplete
  }

  async #search(turn: Turn): Promise<TurnEnd> {
    const { problem, seed } = turn.run
    const order = { problem, seed, best: this.#best, before: this.#before ?? 0 }
    const end = await this.#place.search(order, (best) => {
      this.#best = best.text
      this.#isUnsaved = true
      turn.progress.take(best)
    })
    if (end.kind === 'ended') return 'aside'
    if (end.kind === 'done') this.#best = end.best.text
    await this.#finish(turn, runEndOf(end))
    return 'over'
  }

  async #beat({ run, owner, progress }: Turn, leaseMs: number): Promise<void> {
    const best = this.#isUnsaved ? this.#best : null
    this.#isUnsaved = false
    try {
      const { storage, now } = this.#deps
      const answer = await storage.planRuns.heartbeat(run.id, owner, now(), leaseMs, best)
      if (answer === 'stop') this.#stopSearch()
      if (answer === 'lost') {
        this.#isLost = true
        await this.#place.end()
      } else progress.tellSoon()
    } catch (error) {
      this.#isUnsaved ||= best !== null
      this.#log('warn', 'plan run heartbeat not stored', { err: error })
    }
  }

  async #finish({ run, owner, progress }: Turn, end: RunEnd): Promise<void> {
    progress.close()
    await finishRun(this.#deps, run, owner, this.#best, end)
  }

  #log(level: 'info' | 'warn' | 'error', message: string, details: object): void {
    this.#deps.log[level]({ ...details, eventId: this.eventId, runId: this.#id }, message)
  }
}

function runEndOf(end: SolverEnd): RunEnd {
  switch (end.kind) {
    case 'done':
      return { kind: 'searched', obstacles: end.obstacles }
    case 'failed':
      return { kind: 'broken', reason: 'planFailed', error: end.error }
    case 'died': {
      const { tries } = PURPOSES.run
      const error = `The planner's process ended ${tries} times (${end.how}). Maybe it ran out of memory?`
      return { kind: 'broken', reason: 'plannerCrashed', error }
    }
  }
}
