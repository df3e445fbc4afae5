import type { Logger } from 'pino'
import type { SolverChild, SolverEnd, startSolver } from '../threads/solver-child.ts'
import type { BestPlan, SolveOrder } from '../threads/solver-messages.ts'
import { HubFirst, type WatchHub } from './hub-first.ts'
import { type Purpose, rulesOf } from './purposes.ts'

export type StartSolver = typeof startSolver

/** `ended`: it was set aside in favour of others, its place was ended, or the queue closed. */
export type SearchEnd = SolverEnd | { kind: 'ended' }

/** What is searched. `before`: seconds that it was searched elsewhere. */
export type SearchOrder = Pick<SolveOrder, 'problem' | 'best' | 'seed'> & { before?: number }

type Options = {
  purpose: Purpose
  eventId: string
  /** How long it may take in all. */
  seconds: number
  /** Threads of a search that may have all. */
  allThreads: number
  startSolver: StartSolver
  watchHub: WatchHub
  log: Pick<Logger, 'info' | 'warn'>
  /** Whether it has a turn. */
  isOn: () => boolean
  /** Whether it yields to everything else on the machine from its start. */
  yieldsAtOnce: () => boolean
  /** It must not go on: it did not wait for the hub in time, or has waited for too long. */
  onStuck: () => void
}

/** The planner's processes of one search, one after the other: over its turns, and where one dies. */
export class SearchProcesses {
  readonly #options: Options
  #current: { child: SolverChild; hubFirst: HubFirst | undefined; began: number } | undefined
  /** Of those that have ended. */
  #before = { seconds: 0, pauses: 0 }
  #isStopped = false

  constructor(options: Options) {
    this.#options = options
  }

  get isSearching(): boolean {
    return this.#current !== undefined
  }

  /** How long it was searched so far, its pauses left out. */
  figures(): { seconds: number; pauses: number; isPaused: boolean } {
    const { seconds, pauses } = this.#before
    if (!this.#current) return { seconds, pauses, isPaused: false }
    const { hubFirst, began } = this.#current
    const ms = performance.now() - began - (hubFirst?.pausedMs ?? 0)
    return {
      seconds: seconds + ms / 1000,
      pauses: pauses + (hubFirst?.pauses ?? 0),
      isPaused: hubFirst?.isPaused ?? false,
    }
  }

  /** Searches until it ends or its turn does; resolves when the process is gone. */
  async search({ best: first, ...order }: SearchOrder, onBest: (best: BestPlan) => void): Promise<SearchEnd> {
    const { purpose, eventId, log, isOn } = this.#options
    const { tries } = rulesOf(purpose)
    let best = first
    for (let tried = 1; isOn(); tried += 1) {
      const child = this.#start({ ...order, best }, (better) => {
        best = better.text
        onBest(better)
      })
      const end = await child.ended
      await this.kill()
      this.#before = this.figures()
      this.#current = undefined
      if (!isOn()) break
      if (end.kind !== 'died') return end
      log.warn({ eventId, purpose, how: end.how }, 'planner process ended')
      if (tried === tries) return end
    }
    return { kind: 'ended' }
  }

  get isStopped(): boolean {
    return this.#isStopped
  }

  /** Requests the best plan so far, with which the search ends, also one that begins later. */
  stop(): void {
    this.#isStopped = true
    this.#current?.child.stop()
  }

  async kill(): Promise<void> {
    this.#current?.hubFirst?.close()
    await this.#current?.child.kill()
  }

  #start({ before = 0, ...order }: SearchOrder, onBest: (best: BestPlan) => void): SolverChild {
    const { purpose, eventId, seconds: all, allThreads, log, startSolver, watchHub } = this.#options
    const { threads = allThreads, leastSeconds, niceness, maxMegabytes, isBehindHub } = rulesOf(purpose)
    const seconds = Math.min(all, Math.max(leastSeconds, all - before - this.#before.seconds))
    const yieldsAtOnce = this.#options.yieldsAtOnce()
    const child = startSolver(
      { ...order, seconds, yieldsAtOnce, threads, patience: allThreads / threads },
      onBest,
      { niceness, maxMegabytes },
    )
    const now = () => performance.now()
    const hubFirst = isBehindHub
      ? new HubFirst({ search: child, hubLoad: watchHub(), now, end: this.#options.onStuck })
      : undefined
    this.#current = { child, hubFirst, began: now() }
    log.info({ eventId, purpose, pid: child.pid, seconds }, 'planner process started')
    if (this.#isStopped) child.stop()
    return child
  }
}
