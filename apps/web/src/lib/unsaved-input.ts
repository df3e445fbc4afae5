import { useEffect } from 'react'

/** Places where somebody has typed what is not stored yet. */
const sources = new Set<unknown>()
let waiting: (() => void) | undefined

/** Says whether there is half-typed text in a source. Without one, what waited for that happens. */
export function setUnsavedInput(source: unknown, hasUnsavedInput: boolean): void {
  if (hasUnsavedInput) sources.add(source)
  else sources.delete(source)
  if (sources.size > 0) return
  const callback = waiting
  waiting = undefined
  callback?.()
}

/** Another event is opened: the forms of the one before are gone. */
export function forgetUnsavedInput(): void {
  sources.clear()
  setUnsavedInput(undefined, false)
}

/** Acts at once, or as soon as nothing is half typed any more; of several only the last. */
export function runWithoutUnsavedInput(callback: () => void): void {
  if (sources.size === 0) callback()
  else waiting = callback
}

/** Marks the component as a source with half-typed text, as long as it is there. */
export function useUnsavedInput(hasUnsavedInput: boolean): void {
  useEffect(() => {
    if (!hasUnsavedInput) return
    const source = {}
    setUnsavedInput(source, true)
    return () => setUnsavedInput(source, false)
  }, [hasUnsavedInput])
}
