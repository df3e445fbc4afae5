/** Limits how much goes on at the same time, of each key and of all together. */
export class Slots {
  readonly #limits: { perKey: number; total: number }
  readonly #taken = new Map<string, number>()
  #total = 0

  constructor(limits: { perKey: number; total: number }) {
    this.#limits = limits
  }

  /** Takes a slot; false when there is none. `free` it once. */
  take(key: string): boolean {
    const taken = this.#taken.get(key) ?? 0
    if (taken >= this.#limits.perKey || this.#total >= this.#limits.total) return false
    this.#taken.set(key, taken + 1)
    this.#total += 1
    return true
  }

  free(key: string): void {
    const taken = (this.#taken.get(key) ?? 0) - 1
    if (taken > 0) this.#taken.set(key, taken)
    else this.#taken.delete(key)
    this.#total -= 1
  }
}
