import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LeaseStore } from './shared-storage.ts'

/** How long a turn may take before another node may have one; ms. */
const LEASE_MS = 15_000
const ASK_AGAIN_MS = 40
const PATIENCE_MS = 20_000

/** Work of one purpose on an event, one after the other on all nodes: each reads what the one before has written. */
export class EventTurns {
  readonly #purpose: string
  readonly #leases: LeaseStore | undefined
  readonly #owner = randomUUID()
  readonly #tails = new Map<string, Promise<unknown>>()

  /** Each purpose has turns of its own. */
  constructor(purpose: string, leases: LeaseStore | undefined) {
    this.#purpose = purpose
    this.#leases = leases
  }

  /** @throws when another node has had its turn for too long. */
  take<R>(eventId: string, work: () => Promise<R>): Promise<R> {
    const before = this.#tails.get(eventId) ?? Promise.resolve()
    const done = before.then(() => this.#leased(`${this.#purpose} of ${eventId}`, work))
    const tail = done
      .catch(() => {})
      .then(() => {
        if (this.#tails.get(eventId) === tail) this.#tails.delete(eventId)
      })
    this.#tails.set(eventId, tail)
    return done
  }

  async #leased<R>(name: string, work: () => Promise<R>): Promise<R> {
    const leases = this.#leases
    if (!leases) return work()
    const until = performance.now() + PATIENCE_MS
    while ((await leases.take(name, this.#owner, LEASE_MS)) === 'other') {
      if (performance.now() > until)
        throw new Error(`${name} are held by another node for ${PATIENCE_MS} ms. Maybe it hangs?`)
      await sleep(ASK_AGAIN_MS)
    }
    try {
      return await work()
    } finally {
      await leases.end(name, this.#owner).catch(() => {})
    }
  }
}
