import { useEffect } from 'react'

/** Forms and fields that currently hold unsaved input. */
// biome-ignore lint/plugin: of the page, each clears its own
const sources = new Set<unknown>()
let pending: (() => void) | undefined

/** Registers or clears unsaved input. Once none is left, a deferred callback runs. */
export function setUnsavedInput(source: unknown, hasUnsavedInput: boolean): void {
  if (hasUnsavedInput) sources.add(source)
  else sources.delete(source)
  if (sources.size > 0) return
  const callback = pending
  pending = undefined
  callback?.()
}

/** Clears everything: the forms of the previous event are gone. */
export function forgetUnsavedInput(): void {
  sources.clear()
  setUnsavedInput(undefined, false)
}

/** Runs the callback as soon as there is no unsaved input. Only the last deferred one runs. */
export function runWithoutUnsavedInput(callback: () => void): void {
  if (sources.size === 0) callback()
  else pending = callback
}

/** Marks the component as holding unsaved input while it is mounted. */
export function useUnsavedInput(hasUnsavedInput: boolean): void {
  useEffect(() => {
    if (!hasUnsavedInput) return
    const source = {}
    setUnsavedInput(source, true)
    return () => setUnsavedInput(source, false)
  }, [hasUnsavedInput])
}
