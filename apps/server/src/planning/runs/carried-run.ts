import type { Place } from '../queue/search-queue.ts'
import { LEASE_MS, type PlanningDeps } from './run-deps.ts'
import { RunExecution } from './run-execution.ts'

/**
 * A run on this server, from when it waits for its first turn until it is over. Set aside in favour of others
 * (LIMIT-13), it goes on in its next turn from its best plan, with what is left of its time. `close()` leaves
 * it to the next server.
 */
export class CarriedRun {
  readonly eventId: string
  readonly ended: Promise<void>
  readonly #id: string
  readonly #place: Place
  readonly #deps: PlanningDeps
  #execution: RunExecution | undefined
  /** Seconds that it has searched in earlier turns; undefined before the first one here. */
  #searched: number | undefined
  #isWaiting = true
  #isStopped = false
  #isClosed = false

  constructor(run: { id: string; eventId: string }, place: Place, deps: PlanningDeps) {
    this.eventId = run.eventId
    this.#id = run.id
    this.#place = place
    this.#deps = deps
    this.ended = this.#carry()
  }

  get isWaiting(): boolean {
    return this.#isWaiting
  }

  /**
   * Ends the search; the best plan so far goes into force. One that waits for its first turn searches a
   * little in it.
   */
  stop(): void {
    this.#isStopped = true
    if (this.#execution) this.#execution.stop()
    else if (this.#searched !== undefined) this.#place.end()
  }

  /** Nothing of it is stored any more. */
  forget(): void {
    this.#isClosed = true
    this.#place.end()
  }

  async close(): Promise<void> {
    this.forget()
    await this.#execution?.release()
    await this.ended
  }

  async #carry(): Promise<void> {
    try {
      while (await this.#turn()) {
        if ((await this.#execute()) !== 'released' || this.#isClosed) return
        this.#place.leave()
      }
      // Stopped while it was set aside: there is nothing to search for.
      if (this.#isStopped && !this.#isClosed) await this.#execute()
    } catch (error) {
      // It is still stored, and so taken up again.
      this.#deps.log.error({ err: error, eventId: this.eventId, runId: this.#id }, 'plan run not taken up')
    } finally {
      this.#place.end()
    }
  }

  async #turn(): Promise<boolean> {
    this.#isWaiting = true
    const isTurn = await this.#place.turn(() => void this.#execution?.release())
    this.#isWaiting = false
    return isTurn
  }

  async #execute() {
    const { storage, now, newId, log } = this.#deps
    // An owner of its own: should this server lose the lease to itself, the older execution notices.
    const owner = newId()
    const run = await storage.planRuns.claim(owner, now(), LEASE_MS, this.#id)
    if (!run) return undefined
    if (this.#isClosed) {
      await storage.planRuns.heartbeat(run.id, owner, now(), 0, null)
      return undefined
    }
    log.info({ eventId: run.eventId, runId: run.id, seconds: run.seconds }, 'plan run taken up')
    const yieldsAtOnce = !this.#place.isQuick()
    const execution = new RunExecution(run, owner, this.#deps, { searched: this.#searched, yieldsAtOnce })
    this.#execution = execution
    const ending = await execution.ended
    this.#searched = execution.searched
    this.#execution = undefined
    return ending
  }
}
