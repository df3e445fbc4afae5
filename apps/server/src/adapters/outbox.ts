import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { LIMITS } from '../limits/limits.ts'
import type { Deliver, Delivery } from './delivery.ts'

/** What waits to be handed to one receiver; OPS-14. */
export type Outbox<E> = {
  /** Returns at once, whatever the receiver does. */
  add(entry: E): void
  numWaiting(): number
  /** How the last attempts went. */
  history(): DeliveryHistory
  /** Gives an attempt that is under way a moment to end; what waits is given up. */
  close(): Promise<void>
}

/** Ms since the epoch, null before the first one. */
export type DeliveryHistory = {
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

/**
 * One attempt at a time. A receiver that is not available is tried again after a pause that doubles; what it did not take goes to the end of the
 * queue, so that nothing holds up the rest. The oldest are dropped when the queue is full, and whatever is older than a day.
 */
export function openOutbox<E>(options: OutboxOptions<E>): Outbox<E> {
  const { receiver, deliver, batch, capacity, now, log, count, wait = waitUntil } = options
  const state = stateLog(options)
  const waiting: { entry: E; addedAt: number }[] = []
  const closing = new AbortController()
  const cutting = new AbortController()
  const history: DeliveryHistory = { succeededAt: null, failedAt: null, why: '' }
  let numTaken = 0
  let failures = 0
  let isRunning = false
  let running: Promise<void> = Promise.resolve()

  const drop = (entries: number, why: string) => {
    if (entries === 0) return
    count('dropped', entries)
    state.lost(entries, why)
  }
  const dropOld = () => {
    const youngest = now() - MAX_AGE_MS
    const kept = waiting.filter(({ addedAt }) => addedAt >= youngest)
    drop(waiting.length - kept.length, 'tooOld')
    waiting.splice(0, waiting.length, ...kept)
  }
  const makeRoom = (entries: number) => {
    const surplus = waiting.length + entries - capacity
    if (surplus > 0) drop(waiting.splice(0, surplus).length, 'tooMany')
  }
  /** Returns how long to wait before the next attempt. */
  const settle = (taken: typeof waiting, delivery: Delivery): number => {
    if (delivery.kind === 'delivered') history.succeededAt = now()
    else Object.assign(history, { failedAt: now(), why: delivery.why })
    if (delivery.kind === 'unavailable') {
      failures += 1
      state.failing(delivery.why)
      waiting.push(...taken)
      makeRoom(0)
      const pause = Math.max(FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 20), delivery.afterMs ?? 0)
      return Math.min(pause, LONGEST_PAUSE_MS)
    }
    failures = 0
    count(delivery.kind, taken.length)
    if (delivery.kind === 'refused') state.lost(taken.length, delivery.why)
    else state.working()
    return 0
  }
  const run = async () => {
    for (;;) {
      dropOld()
      const taken = closing.signal.aborted ? [] : waiting.splice(0, batch)
      if (taken.length === 0) {
        isRunning = false
        return
      }
      numTaken = taken.length
      const delivery = await deliver(
        taken.map(({ entry }) => entry),
        cutting.signal,
      )
      numTaken = 0
      const pause = settle(taken, delivery)
      if (pause > 0) await wait(pause, closing.signal).catch(() => {})
    }
  }

  return {
    add(entry) {
      if (closing.signal.aborted) return count('dropped', 1)
      makeRoom(numTaken + 1)
      waiting.push({ entry, addedAt: now() })
      if (isRunning) return
      isRunning = true
      running = run()
    },
    numWaiting: () => waiting.length + numTaken,
    history: () => ({ ...history }),
    async close() {
      closing.abort()
      const cut = setTimeout(() => cutting.abort(), CLOSE_MS)
      await running
      clearTimeout(cut)
      const left = waiting.splice(0).length
      if (left === 0) return
      count('dropped', left)
      log.warn({ receiver, entries: left }, 'A receiver was not sent everything before the stop')
    },
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
