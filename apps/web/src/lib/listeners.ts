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

/** A value whose readers hear of its changes, as `useSyncExternalStore` wants it. */
export class Observed<T> extends Listeners {
  #value: T

  constructor(value: T) {
    super()
    this.#value = value
  }

  readonly getSnapshot = (): T => this.#value

  set(value: T): void {
    this.#value = value
    this.tell()
  }
}
