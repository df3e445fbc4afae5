/** Draws that follow from a seed alone, so that a rehearsal can be repeated. */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** 0 up to 1, without 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** Draws of their own for somebody who acts beside others, so that the order of calls changes nothing. */
  fork(): Chance {
    return new Chance(Math.floor(this.next() * 2 ** 32))
  }

  /** A whole number, both ends included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  isHit(probability: number): boolean {
    return this.next() < probability
  }

  oneOf<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('Nothing to draw from.')
    return list[this.between(0, list.length - 1)] as T
  }

  some<T>(list: readonly T[], count: number): T[] {
    const rest = [...list]
    return Array.from({ length: Math.min(count, rest.length) }, () => {
      const [drawn] = rest.splice(this.between(0, rest.length - 1), 1)
      return drawn as T
    })
  }
}
