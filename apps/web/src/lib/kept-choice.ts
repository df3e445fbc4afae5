type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

/** Remembers what somebody has chosen to see, in the browser; SCHED-39. */
export function keepChoice(storage: Storage, key: string, value: string): void {
  try {
    storage.setItem(key, value)
  } catch {
    // Storage is full or blocked: the choice stays for as long as the page does.
  }
}

/** What was remembered, where it is one of the values that there are. */
export function keptChoice<T extends string>(
  storage: Storage,
  key: string,
  values: readonly T[],
): T | undefined {
  try {
    const kept = storage.getItem(key)
    return values.find((value) => value === kept)
  } catch {
    return undefined
  }
}
