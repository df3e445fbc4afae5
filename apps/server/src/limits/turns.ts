import { LIMITS } from './limits.ts'

/** As many may do all they may do in one turn. */
const ADDRESSES_PER_TURN = 10

type Waiting = { cost: number; start: () => void }

/**
 * Shares the event loop between addresses. In each turn of the loop an address may have work of so many tokens done, all
 * together of ten times as many; the rest waits, in order, while everybody else has their turn.
 */
export class Turns {
  readonly #budget: number
  readonly #spent = new Map<string, number>()
  #total = 0
  readonly #waiting = new Map<string, Waiting[]>()
  #isScheduled = false

  constructor(budget: number = LIMITS.addressTokensPerTurn.value) {
    this.#budget = budget
  }

  /** Undefined when the work may start at once, else a promise of its turn. One piece of work costs any number of tokens. */
  next(address: string, cost: number): Promise<void> | undefined {
    this.#schedule()
    const queue = this.#waiting.get(address)
    if (!queue && this.#spend(address, cost)) return undefined
    return new Promise((start) => {
      if (queue) queue.push({ cost, start })
      else this.#waiting.set(address, [{ cost, start }])
    })
  }

  #spend(address: string, cost: number): boolean {
    const spent = this.#spent.get(address) ?? 0
    if (spent > 0 && spent + cost > this.#budget) return false
    if (this.#total > 0 && this.#total + cost > ADDRESSES_PER_TURN * this.#budget) return false
    this.#spent.set(address, spent + cost)
    this.#total += cost
    return true
  }

  #schedule(): void {
    if (this.#isScheduled) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      this.#spent.clear()
      this.#total = 0
      // Whoever has had their turn goes to the end.
      for (const [address, queue] of [...this.#waiting]) this.#startSome(address, queue)
      if (this.#waiting.size > 0) this.#schedule()
    })
  }

  #startSome(address: string, queue: Waiting[]): void {
    let started = 0
    for (const { cost, start } of queue) {
      if (!this.#spend(address, cost)) break
      started += 1
      start()
    }
    if (started === 0) return
    this.#waiting.delete(address)
    if (started < queue.length) this.#waiting.set(address, queue.slice(started))
  }
}
