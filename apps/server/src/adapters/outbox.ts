import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { LIMITS } from '../limits/limits.ts'

/** Ms since the epoch, null before the first one. */
type DeliveryHistory = {
  succeededAt: number | null
  failedAt: number | null
  /** Kind of the last failure, '' without one. */
  why: string
}

export type Outcome = 'delivered' | 'refused' | 'dropped'

export type OutboxOptions<E> = {
  /** For the log and the metrics. */
  receiver: string
  deliver: Deliver<E>
  /** Entries handed over at once. */
  batch: number
  capacity: number
  now: () => number
  log: Pick<Logger, 'warn' | 'info'>
  count: (outcome: Outcome, entries: number) => void
  /** Waits; rejects when the signal aborts. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

const FIRST_PAUSE_MS = 1000
const CLOSE_MS = 1000

const LONGEST_PAUSE_MS = LIMITS.deliveryPause.value * 1000
const MAX_AGE_MS = LIMITS.deliveryAge.value * 1000

const waitUntil = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal, ref: false })

type Waiting<E> = { entry: E; addedAt: number }

/**
 * The entries that wait for one receiver (OPS-14), sent one attempt at a time. A receiver that is not
 * available is tried again after a pause that doubles. What it did not take goes to the end of the queue, so
 * that nothing holds up the rest. The oldest entries are dropped when the queue is full, and entries older
 * than a day always.
 */
export class Outbox<E> {
  readonly #options: OutboxOptions<E>
  readonly #state: ReturnType<typeof stateLog>
  readonly #waiting: Waiting<E>[] = []
  readonly #closing = new AbortController()
  readonly #cutting = new AbortController()
  readonly #history: DeliveryHistory = { succeededAt: null, failedAt: null, why: '' }
  #numTaken = 0
  #failures = 0
  #isRunning = false
  #running: Promise<void> = Promise.resolve()

  constructor(options: OutboxOptions<E>) {
    this.#options = options
    this.#state = stateLog(options)
  }

  /** Returns at once, whatever the receiver does. */
  add(entry: E): void {
    const { count, now } = this.#options
    if (this.#closing.signal.aborted) {
      count('dropped', 1)
      return
    }
    this.#makeRoom(this.#numTaken + 1)
    this.#waiting.push({ entry, addedAt: now() })
    if (this.#isRunning) return
    this.#isRunning = true
    this.#running = this.#run()
  }

  numWaiting(): number {
    return this.#waiting.length + this.#numTaken
  }

  /** How the last attempts went. */
  history(): DeliveryHistory {
    return { ...this.#history }
  }

  /** Gives an attempt that is under way a moment to end; what waits is given up. */
  async close(): Promise<void> {
    const { receiver, count, log } = this.#options
    this.#closing.abort()
    const cut = setTimeout(() => this.#cutting.abort(), CLOSE_MS)
    await this.#running
    clearTimeout(cut)
    const left = this.#waiting.splice(0).length
    if (left === 0) return
    count('dropped', left)
    log.warn({ receiver, entries: left }, 'A receiver was not sent everything before the stop')
  }

  async #run(): Promise<void> {
    const { batch, deliver, wait = waitUntil } = this.#options
    for (;;) {
      this.#dropOld()
      const taken = this.#closing.signal.aborted ? [] : this.#waiting.splice(0, batch)
      if (taken.length === 0) {
        this.#isRunning = false
        return
      }
      this.#numTaken = taken.length
      const entries = taken.map(({ entry }) => entry)
      const delivery = await deliver(entries, this.#cutting.signal)
      this.#numTaken = 0
      const pause = this.#settle(taken, delivery)
      if (pause > 0) await wait(pause, this.#closing.signal).catch(() => {})
    }
  }

  /** Returns how long to wait before the next attempt. */
  #settle(taken: readonly Waiting<E>[], delivery: Delivery): number {
    const { count, now } = this.#options
    if (delivery.kind === 'delivered') this.#history.succeededAt = now()
    else Object.assign(this.#history, { failedAt: now(), why: delivery.why })
    if (delivery.kind === 'unavailable') {
      this.#failures += 1
      this.#state.failing(delivery.why)
      this.#waiting.push(...taken)
      this.#makeRoom(0)
      const doubled = FIRST_PAUSE_MS * 2 ** Math.min(this.#failures - 1, 20)
      return Math.min(Math.max(doubled, delivery.afterMs ?? 0), LONGEST_PAUSE_MS)
    }
    this.#failures = 0
    count(delivery.kind, taken.length)
    if (delivery.kind === 'refused') this.#state.lost(taken.length, delivery.why)
    else this.#state.working()
    return 0
  }

  #dropOld(): void {
    const youngest = this.#options.now() - MAX_AGE_MS
    const kept = this.#waiting.filter(({ addedAt }) => addedAt >= youngest)
    const numOld = this.#waiting.length - kept.length
    this.#waiting.splice(0, this.#waiting.length, ...kept)
    this.#drop(numOld, 'tooOld')
  }

  #makeRoom(entries: number): void {
    const surplus = this.#waiting.length + entries - this.#options.capacity
    if (surplus > 0) this.#drop(this.#waiting.splice(0, surplus).length, 'tooMany')
  }

  #drop(entries: number, why: string): void {
    if (entries === 0) return
    this.#options.count('dropped', entries)
    this.#state.lost(entries, why)
  }
}

/** Says once that a receiver fails and once that it works again, with numbers and kinds of failure only. */
function stateLog({ receiver, log }: Pick<OutboxOptions<never>, 'receiver' | 'log'>) {
  let isFailing = false
  let numLost = 0
  const warn = (details: object) => {
    if (!isFailing) log.warn({ receiver, ...details }, 'A receiver does not take what it is sent')
    isFailing = true
  }
  return {
    failing: (why: string) => warn({ why }),
    lost(entries: number, why: string) {
      numLost += entries
      warn({ why, entries })
    },
    working() {
      if (isFailing) log.info({ receiver, lost: numLost }, 'A receiver takes what it is sent again')
      isFailing = false
      numLost = 0
    },
  }
}

/** What became of an attempt to hand entries to a receiver. */
export type Delivery =
  | { kind: 'delivered' }
  /** It does not want them: trying again would not help. */
  | { kind: 'refused'; why: string }
  /** It may take them later, at the earliest after `afterMs`. */
  | { kind: 'unavailable'; why: string; afterMs?: number }

/** Hands entries to a receiver. Never rejects. */
export type Deliver<E> = (entries: readonly E[], signal: AbortSignal) => Promise<Delivery>

export const DELIVERED: Delivery = { kind: 'delivered' }

/** A failure as a log may say it: its kind, never its text, which may repeat what was sent. */
export function kindOfFailure(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return 'Error'
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
}
