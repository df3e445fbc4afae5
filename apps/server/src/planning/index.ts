import os from 'node:os'
import { told } from '../audit/audited-actions.ts'
import { SERVER } from '../audit/server-actor.ts'
import type { Planning } from './planning.ts'
import { createRun } from './runs/create-run.ts'
import { LEASE_MS, type PlanningDeps } from './runs/run-deps.ts'
import { RunExecution } from './runs/run-execution.ts'

export type { PlanningDeps } from './runs/run-deps.ts'

/** How often this server looks for runs that others have left; ms. */
const LOOK_MS = 3000
const MAX_RUNS = 2

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
  readonly #looking: NodeJS.Timeout
  #claiming: Promise<void> | undefined
  #closed = false

  constructor(deps: PlanningDeps) {
    this.#deps = deps
    this.#looking = setInterval(() => this.#claim(), LOOK_MS)
    this.#claim()
  }

  start: Planning['start'] = async (room, options) => {
    const answer = await createRun(this.#deps, room, options)
    if (answer.kind === 'started') this.#claim()
    return answer
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
    await this.#claiming
    await Promise.all([...this.#executions].map((execution) => execution.close()))
  }

  #claim(): void {
    if (this.#closed) return
    this.#claiming = (this.#claiming ?? Promise.resolve()).then(() => this.#claimAll())
  }

  async #claimAll(): Promise<void> {
    const { storage, now, newId, log, maxRuns = MAX_RUNS } = this.#deps
    try {
      while (!this.#closed && this.#executions.size < maxRuns) {
        // An owner of its own: should this server lose the lease to itself, the older execution notices.
        const owner = newId()
        const run = await storage.planRuns.claim(owner, now(), LEASE_MS)
        if (!run) return
        log.info({ eventId: run.eventId, runId: run.id, seconds: run.seconds }, 'plan run taken up')
        const execution = new RunExecution(run, owner, this.#deps)
        this.#executions.add(execution)
        void execution.ended.then(() => {
          this.#executions.delete(execution)
          this.#claim()
        })
      }
    } catch (error) {
      log.error({ err: error }, 'plan runs could not be claimed')
    }
  }
}
