import { isPlannerRunning } from '@planner/domain'
import { auditedAction, SERVER } from '../../audit/audited-actions.ts'
import { FairTurns } from '../../limits/fair-turns.ts'
import { LIMITS } from '../../limits/limits.ts'
import type { ClaimableRun } from '../../storage/plan-run.ts'
import type { Planning, PlanningDeps, PlanStart } from '../planning.ts'
import { createRun } from './create-run.ts'
import { Run } from './run.ts'

/** How often this server looks for runs that others have left; ms. */
const LOOK_MS = 3000
/** How long hints of other nodes are gathered; ms. */
const HINTS_MS = 200

/** Planning on this server: it takes up the runs that are requested here and those whose server is gone. */
export class RunsOfServer implements Planning {
  readonly #deps: PlanningDeps
  /** Of this server, by id. */
  readonly #runs = new Map<string, Run>()
  /**
   * Who has asked for what is under way on this server: by the event of a run, and by a name for the
   * scenarios of one.
   */
  readonly #addresses = new Map<string, string>()
  /** One at a time: together they would keep the hub's thread from others. */
  readonly #creating = new FairTurns()
  readonly #looking: NodeJS.Timeout
  #looks: Promise<void> = Promise.resolve()
  #closed = false
  readonly #unhear: (() => void) | undefined
  #lookingSoon: NodeJS.Timeout | undefined

  constructor(deps: PlanningDeps) {
    this.#deps = deps
    this.#looking = setInterval(() => this.#lookSoon(), LOOK_MS)
    // What another node has changed may be the start of a run.
    this.#unhear = deps.storage.shared?.changeLog.onHint(() => this.#lookOnce())
    this.#lookSoon()
  }

  start: Planning['start'] = async (room, options) => {
    const { address } = options
    const { eventId: id } = room
    const isKnown = this.#addresses.has(id)
    if (address !== undefined && !isKnown) {
      if (!this.#mayStart(address)) return { kind: 'tooMany' }
      this.#addresses.set(id, address)
    }
    let isStarted = false
    const isAsked = this.#deps.searches.awaitSearch()
    try {
      const who = { address: address ?? '', eventId: id, asks: 1 }
      const answer = await this.#creating.run(who, async (): Promise<PlanStart> => {
        const refusal = options.refusalByNow?.()
        return refusal ? { kind: 'refused', refusal } : createRun(this.#deps, room, options)
      })
      isStarted = answer.kind === 'started'
      return answer
    } finally {
      if (isStarted) this.#lookSoon()
      else if (!isKnown) this.#addresses.delete(id)
      isAsked()
    }
  }

  reserveScenarios: Planning['reserveScenarios'] = (eventId, address) => {
    const name = `scenarios of ${eventId}`
    if (this.#closed || this.#addresses.has(name) || !this.#mayStart(address)) return undefined
    this.#addresses.set(name, address)
    return {
      ask: (of, onWait) => this.#deps.searches.ask({ ...of, purpose: 'scenario', address, eventId, onWait }),
      end: () => this.#addresses.delete(name),
    }
  }

  stop: Planning['stop'] = async (room, actor = SERVER) => {
    const { eventId } = room
    if (!isPlannerRunning(room.state.event)) return 'idle'
    const isStored = await room.change(
      [{ kind: 'stopRun', eventId }],
      { kind: 'audited' },
      { actor, audited: [auditedAction('planStopped')] },
    )
    if (!isStored) return 'notStored'
    for (const run of this.#runs.values()) if (run.eventId === eventId) run.stop()
    return 'stopped'
  }

  close: Planning['close'] = async () => {
    this.#closed = true
    clearInterval(this.#looking)
    clearTimeout(this.#lookingSoon)
    this.#unhear?.()
    await this.#looks
    this.#deps.searches.close()
    await Promise.all([...this.#runs.values()].map((run) => run.close()))
  }

  #mayStart(address: string): boolean {
    const underWay = [...this.#addresses.values()].filter((each) => each === address).length
    return underWay < LIMITS.plansOfAddress.value
  }

  /** Many hints are one look. */
  #lookOnce(): void {
    this.#lookingSoon ??= setTimeout(() => {
      this.#lookingSoon = undefined
      this.#lookSoon()
    }, HINTS_MS)
  }

  #lookSoon(): void {
    this.#looks = this.#looks.then(() => this.#look())
  }

  /**
   * Takes up the runs that no server has, and forgets those that have gone with their event while they
   * waited.
   */
  async #look(): Promise<void> {
    const { storage, now, log, takesRuns = true } = this.#deps
    if (this.#closed || !takesRuns) return
    const waited = [...this.#runs].filter(([, run]) => run.isWaiting)
    try {
      const claimable = await storage.planRuns.claimable(now())
      if (this.#closed) return
      const isThere = (id: string) => claimable.some((run) => run.id === id)
      for (const [id, run] of waited) if (run.isWaiting && !isThere(id)) run.forget()
      for (const run of claimable) if (!this.#runs.has(run.id)) this.#takeUp(run)
    } catch (error) {
      log.error({ err: error }, 'plan runs could not be claimed')
    }
  }

  #takeUp({ id, eventId, seconds, characters }: ClaimableRun): void {
    const { searches, onWaiting } = this.#deps
    const place = searches.ask({
      purpose: 'run',
      eventId,
      seconds,
      characters,
      // Nobody here has asked for what another server has left.
      address: this.#addresses.get(eventId) ?? `event ${eventId}`,
      onWait: (wait) => onWaiting(eventId, wait),
    })
    const run = new Run({ id, eventId }, place, this.#deps)
    this.#runs.set(id, run)
    void run.ended.then(() => {
      this.#runs.delete(id)
      this.#addresses.delete(eventId)
    })
  }
}
