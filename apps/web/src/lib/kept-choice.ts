import { useState } from 'react'

/** Something chosen that the browser remembers (SCHED-39); `show` is for this page alone. */
export function useKeptChoice<T extends string>(key: string, values: readonly T[]) {
  const [chosen, show] = useState(() => keptChoice(key, values))
  const choose = (value: T) => {
    show(value)
    try {
      localStorage.setItem(key, value)
    } catch {
      // Storage is full or blocked: the choice stays for as long as the page does.
    }
  }
  return { chosen, show, choose }
}

/** What was remembered, where it is one of the values that there are. */
function keptChoice<T extends string>(key: string, values: readonly T[]): T | undefined {
  try {
    const kept = localStorage.getItem(key)
    return values.find((value) => value === kept)
  } catch {
    return undefined
  }
}
