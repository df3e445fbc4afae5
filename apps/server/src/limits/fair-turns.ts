import { type Asking, inTurn } from './turn-order.ts'

/** The last turns of so many addresses are remembered; the oldest is forgotten first. */
const MAX_KNOWN = 10_000

type Waiting = Asking & { start: () => void }

/** Runs one piece of work at a time (LIMIT-19). The address whose last turn is longest ago goes first. */
export class FairTurns {
  readonly #lastTurns = new Map<string, number>()
  readonly #waiting: Waiting[] = []
  #number = 0
  #isBusy = false

  async run<R>(who: Omit<Asking, 'since'>, work: () => Promise<R>): Promise<R> {
    this.#number += 1
    const since = this.#number
    if (this.#isBusy)
      await new Promise<void>((start) => {
        this.#waiting.push({ ...who, since, start })
      })
    this.#isBusy = true
    this.#remember(who.address)
    try {
      return await work()
    } finally {
      this.#next()
    }
  }

  #next(): void {
    const lastTurn = ({ address }: Waiting) => this.#lastTurns.get(address) ?? 0
    const [next] = inTurn(this.#waiting, { busy: [], ranks: [lastTurn] })
    this.#isBusy = next !== undefined
    if (!next) return
    this.#waiting.splice(this.#waiting.indexOf(next), 1)
    next.start()
  }

  #remember(address: string): void {
    this.#number += 1
    this.#lastTurns.delete(address)
    this.#lastTurns.set(address, this.#number)
    const [oldest = ''] = this.#lastTurns.keys()
    if (this.#lastTurns.size > MAX_KNOWN) this.#lastTurns.delete(oldest)
  }
}
