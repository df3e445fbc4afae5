import { LIMITS } from './limits.ts'
import { Slots } from './slots.ts'

/** So many addresses may use their whole allowance in one turn. */
const ADDRESSES_PER_TURN = 10

type Waiting = { cost: number; start: () => void }

/**
 * Shares the event loop and storage between addresses. In each turn of the loop an address may have work of
 * so many tokens begun, all together of ten times as many, and an address only so much that is not done yet;
 * the rest waits, in order, while everybody else has their turn.
 */
export class AddressTurns {
  readonly #budget: number
  readonly #spent = new Map<string, number>()
  #total = 0
  readonly #unfinished: Slots
  readonly #waiting = new Map<string, Waiting[]>()
  #isScheduled = false

  constructor({
    budget = LIMITS.addressTokensPerTurn.value,
    maxUnfinished = LIMITS.addressUnfinished.value,
  }: { budget?: number; maxUnfinished?: number } = {}) {
    this.#budget = budget
    this.#unfinished = new Slots({ perKey: maxUnfinished })
  }

  /** Does work when its turn comes, perhaps at once. One piece of work may cost any number of tokens. */
  async run<R>(address: string, cost: number, work: () => Promise<R>): Promise<R> {
    if (this.#waiting.has(address) || !this.#begin(address, cost)) await this.#turn(address, cost)
    try {
      return await work()
    } finally {
      this.#finish(address)
    }
  }

  #turn(address: string, cost: number): Promise<void> {
    return new Promise((start) => {
      const queue = this.#waiting.get(address)
      if (queue) queue.push({ cost, start })
      else this.#waiting.set(address, [{ cost, start }])
      this.#schedule()
    })
  }

  #begin(address: string, cost: number): boolean {
    const spent = this.#spent.get(address) ?? 0
    if (!this.#unfinished.isFree(address) || (spent > 0 && spent + cost > this.#budget)) return false
    if (this.#total > 0 && this.#total + cost > ADDRESSES_PER_TURN * this.#budget) return false
    this.#spent.set(address, spent + cost)
    this.#total += cost
    this.#unfinished.take(address)
    this.#schedule()
    return true
  }

  #finish(address: string): void {
    this.#unfinished.free(address)
    if (this.#waiting.has(address)) this.#schedule()
  }

  #schedule(): void {
    if (this.#isScheduled) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      this.#spent.clear()
      this.#total = 0
      // An address that has had its turn goes to the end.
      for (const [address, queue] of [...this.#waiting]) this.#startSome(address, queue)
      // Addresses with too much unfinished work go on when some of it is finished.
      if ([...this.#waiting.keys()].some((address) => this.#unfinished.isFree(address))) this.#schedule()
    })
  }

  #startSome(address: string, queue: Waiting[]): void {
    let started = 0
    for (const { cost, start } of queue) {
      if (!this.#begin(address, cost)) break
      started += 1
      start()
    }
    if (started === 0) return
    this.#waiting.delete(address)
    if (started < queue.length) this.#waiting.set(address, queue.slice(started))
  }
}
