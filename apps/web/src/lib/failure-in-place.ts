import { useEffect, useSyncExternalStore } from 'react'
import { Listeners } from './listeners.ts'

let numPlaces = 0
const listeners = new Listeners()

/** For whatever says on the page why a run has failed, so that no dialog says it as well; PLAN-19. */
export function useTellsFailure(): void {
  useEffect(() => {
    numPlaces += 1
    listeners.tell()
    return () => {
      numPlaces -= 1
      listeners.tell()
    }
  }, [])
}

export function useIsFailureTold(): boolean {
  return useSyncExternalStore(subscribe, () => numPlaces > 0)
}

const subscribe = (listener: () => void) => listeners.subscribe(listener)
