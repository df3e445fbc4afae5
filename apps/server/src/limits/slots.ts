/** Limits how much goes on at the same time, of each key and of all together. */
export class Slots {
  readonly #perKey: number
  readonly #most: number
  readonly #taken = new Map<string, number>()
  #total = 0

  constructor({ perKey, total = Infinity }: { perKey: number; total?: number }) {
    this.#perKey = perKey
    this.#most = total
  }

  /** Whether there is a slot of a key. */
  isFree(key: string): boolean {
    return (this.#taken.get(key) ?? 0) < this.#perKey && this.#total < this.#most
  }

  /** Takes a slot; false when there is none. `free` it once. */
  take(key: string): boolean {
    if (!this.isFree(key)) return false
    this.#taken.set(key, (this.#taken.get(key) ?? 0) + 1)
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
