import os from 'node:os'
import { told } from '../audit/audited-actions.ts'
import { SERVER } from '../audit/server-actor.ts'
import { LIMITS } from '../limits/limits.ts'
import type { Planning } from './planning.ts'
import { createRun } from './runs/create-run.ts'
import { LEASE_MS, type PlanningDeps } from './runs/run-deps.ts'
import { RunExecution } from './runs/run-execution.ts'
import { TrialQueue } from './runs/trial-queue.ts'

export type { PlanningDeps } from './runs/run-deps.ts'

/** How often this server looks for runs that others have left; ms. */
const LOOK_MS = 3000

/**
 * Starts planning on this server: it executes the runs that are requested here and takes over those whose server is
 * gone. Each runs in a process of its own.
 */
export function startPlanning(deps: PlanningDeps): Planning {
  return new RunQueue({ ...deps, threads: deps.threads ?? os.availableParallelism() })
}

class RunQueue implements Planning {
  readonly #deps: PlanningDeps
  readonly #executions = new Set<RunExecution>()
  /** Who started the runs of this server that wait or go on, by event. */
  readonly #addresses = new Map<string, { address: string; isStored: boolean }>()
  readonly #trials = new TrialQueue(() => this.#claim())
  readonly #looking: NodeJS.Timeout
  #claiming: Promise<void> | undefined
  #closed = false

  constructor(deps: PlanningDeps) {
    this.#deps = deps
    this.#looking = setInterval(() => this.#claim(), LOOK_MS)
    this.#claim()
  }

  start: Planning['start'] = async (room, options) => {
    const { address } = options
    const { id } = room.state.event
    const isKnown = this.#addresses.has(id)
    if (address !== undefined && !isKnown) {
      if (!this.#mayStart(address)) return { kind: 'tooMany' }
      this.#addresses.set(id, { address, isStored: false })
    }
    let isStarted = false
    const resume = this.#deps.ready?.giveWay()
    try {
      const answer = await createRun(this.#deps, room, options)
      isStarted = answer.kind === 'started'
      if (isStarted && address !== undefined) this.#addresses.set(id, { address, isStored: true })
      return answer
    } finally {
      if (isStarted) this.#claim()
      else if (!isKnown) this.#addresses.delete(id)
      resume?.()
    }
  }

  reserveTrials: Planning['reserveTrials'] = (eventId, address) => {
    const key = `trials of ${eventId}`
    if (this.#closed || this.#addresses.has(key) || !this.#mayStart(address)) return undefined
    this.#addresses.set(key, { address, isStored: false })
    return this.#trials.reserve(() => this.#addresses.delete(key))
  }

  stop: Planning['stop'] = async (eventId, actor = SERVER) => {
    const { storage, now } = this.#deps
    const entry = { at: now(), actor, ...told('planStopped') }
    const wasActive = await storage.planRuns.requestStop(eventId, [{ kind: 'appendAudit', eventId, entry }])
    for (const execution of this.#executions) if (execution.eventId === eventId) execution.stop()
    return wasActive
  }

  close: Planning['close'] = async () => {
    this.#closed = true
    clearInterval(this.#looking)
    this.#trials.close()
    await this.#claiming
    await Promise.all([...this.#executions].map((execution) => execution.close()))
  }

  #mayStart(address: string): boolean {
    const underWay = [...this.#addresses.values()].filter((each) => each.address === address).length
    return underWay < LIMITS.plansOfAddress.value
  }

  #claim(): void {
    if (this.#closed) return
    this.#claiming = (this.#claiming ?? Promise.resolve()).then(() => this.#claimAll())
  }

  /** No stored run waits: what is stored and not executed has gone with its event. */
  #forgetRemoved(): void {
    const executed = new Set([...this.#executions].map(({ eventId }) => eventId))
    for (const [eventId, { isStored }] of this.#addresses)
      if (isStored && !executed.has(eventId)) this.#addresses.delete(eventId)
  }

  async #claimAll(): Promise<void> {
    const { storage, now, newId, log, maxRuns = LIMITS.plansAtOnce.value } = this.#deps
    try {
      while (!this.#closed && this.#executions.size + this.#trials.underWay < maxRuns) {
        // An owner of its own: should this server lose the lease to itself, the older execution notices.
        const owner = newId()
        const run = await storage.planRuns.claim(owner, now(), LEASE_MS)
        if (!run) {
          this.#forgetRemoved()
          // Stored runs go first.
          this.#trials.startNext()
          return
        }
        log.info({ eventId: run.eventId, runId: run.id, seconds: run.seconds }, 'plan run taken up')
        const execution = new RunExecution(run, owner, this.#deps)
        this.#executions.add(execution)
        void execution.ended.then(() => {
          this.#executions.delete(execution)
          this.#addresses.delete(execution.eventId)
          this.#claim()
        })
      }
    } catch (error) {
      log.error({ err: error }, 'plan runs could not be claimed')
    }
  }
}
