import { useEffect } from 'react'

/** Places where somebody has typed what is not stored yet. */
const places = new Set<unknown>()
let waiting: (() => void) | undefined

/** Says whether there is half-typed text in a place. Without one, what waited for that happens. */
export function setHalfTyped(place: unknown, isHalfTyped: boolean): void {
  if (isHalfTyped) places.add(place)
  else places.delete(place)
  if (places.size > 0) return
  const act = waiting
  waiting = undefined
  act?.()
}

/** Another event is opened: the forms of the one before are gone. */
export function forgetHalfTyped(): void {
  places.clear()
  setHalfTyped(undefined, false)
}

/** Acts at once, or as soon as nothing is half typed any more; of several only the last. */
export function whenNothingHalfTyped(act: () => void): void {
  if (places.size === 0) act()
  else waiting = act
}

/** Marks the component as a place with half-typed text, as long as it is there. */
export function useHalfTyped(isHalfTyped: boolean): void {
  useEffect(() => {
    if (!isHalfTyped) return
    const place = {}
    setHalfTyped(place, true)
    return () => setHalfTyped(place, false)
  }, [isHalfTyped])
}
