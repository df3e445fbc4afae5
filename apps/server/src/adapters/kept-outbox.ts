import { randomUUID } from 'node:crypto'
import type { OutgoingStore } from '../storage/shared-storage.ts'
import { type Deliver, Outbox, type OutboxOptions } from './outbox.ts'

/** How long entries stay with the node that has taken them, and how often it looks for such as nobody has; ms. */
const LEASE_MS = 300_000
const LOOK_MS = 30_000

type Taken<E> = { id: string; entry: E }

/**
 * The entries for one receiver that wait in the database of several nodes: whichever node takes one sends it, and where that node is
 * gone another one does (OPS-14). A receiver may get an entry twice, and knows it by its id.
 */
export class KeptOutbox<E> {
  readonly #receiver: string
  readonly #store: OutgoingStore
  readonly #capacity: number
  readonly #outbox: Outbox<Taken<E>>
  readonly #owner = randomUUID()
  /** What this node has taken and not settled. */
  readonly #held = new Set<string>()
  readonly #looking: NodeJS.Timeout
  #work: Promise<void> = Promise.resolve()

  constructor({ deliver, ...options }: OutboxOptions<E>, store: OutgoingStore) {
    this.#receiver = options.receiver
    this.#capacity = options.capacity
    this.#store = store
    this.#outbox = new Outbox<Taken<E>>({ ...options, deliver: this.#settling(deliver) })
    this.#looking = setInterval(() => this.#soon(() => this.#take()), LOOK_MS)
    this.#looking.unref()
    this.#soon(() => this.#take())
  }

  /** Returns at once; while the database is away the entry waits in memory. */
  add(entry: E): void {
    const id = randomUUID()
    this.#soon(async () => {
      try {
        await this.#store.put(this.#receiver, { id, entry: JSON.stringify(entry) })
      } catch {
        this.#outbox.add({ id, entry })
        return
      }
      await this.#take()
    })
  }

  numWaiting(): number {
    return this.#outbox.numWaiting()
  }

  history() {
    return this.#outbox.history()
  }

  /** What waits is left to other nodes. */
  async close(): Promise<void> {
    clearInterval(this.#looking)
    await this.#work
    await this.#outbox.close()
    if (this.#held.size > 0) await this.#store.keep([...this.#held], 0).catch(() => {})
  }

  #soon(work: () => Promise<void>): void {
    this.#work = this.#work.then(work).catch(() => {})
  }

  async #take(): Promise<void> {
    const free = this.#capacity - this.#outbox.numWaiting()
    if (free <= 0) return
    const taken = await this.#store.claim(this.#receiver, this.#owner, LEASE_MS, free)
    for (const { id, entry } of taken) {
      this.#held.add(id)
      this.#outbox.add({ id, entry: JSON.parse(entry) as E })
    }
  }

  #settling(deliver: Deliver<E>): Deliver<Taken<E>> {
    return async (taken, signal) => {
      const ids = taken.map(({ id }) => id)
      const delivery = await deliver(
        taken.map(({ entry }) => entry),
        signal,
      )
      const isOver = delivery.kind !== 'unavailable'
      if (isOver) for (const id of ids) this.#held.delete(id)
      await (isOver ? this.#store.remove(ids) : this.#store.keep(ids, LEASE_MS)).catch(() => {})
      return delivery
    }
  }
}
