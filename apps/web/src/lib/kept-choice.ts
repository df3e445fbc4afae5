import { useState } from 'react'

/** Something chosen that the browser remembers (SCHED-39); `show` is for this page alone. */
export function useKeptChoice<T extends string>(key: string, values: readonly T[]) {
  const [chosen, show] = useState(() => {
    const kept = keptText(localStorage, key)
    return values.find((value) => value === kept)
  })
  const choose = (value: T) => {
    show(value)
    keepText(localStorage, key, value)
  }
  return { chosen, show, choose }
}

export type TextStorage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

/** Has the browser remember a text for as long as it can: storage may be full or blocked. */
export function keepText(storage: TextStorage, key: string, text: string): void {
  try {
    storage.setItem(key, text)
  } catch {
    // What is not remembered lasts as long as the page.
  }
}

/** The text as it was kept; null where there is none, or the browser blocks storage. */
export function keptText(storage: TextStorage, key: string): string | null {
  try {
    return storage.getItem(key)
  } catch {
    return null
  }
}
