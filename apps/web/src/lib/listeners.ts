/** Who hears of changes of something. */
export class Listeners {
  readonly #all = new Set<() => void>()

  /** Returns an unsubscribe function, as `useSyncExternalStore` wants it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#all.add(listener)
    return () => this.#all.delete(listener)
  }

  tell(): void {
    for (const listener of this.#all) listener()
  }
}
