import { useEffect, useSyncExternalStore } from 'react'
import { Observed } from './listeners.ts'

const numPlaces = new Observed(0)

/** For whatever says on the page why a run has failed, so that no dialog says it as well; PLAN-19. */
export function useTellsFailure(): void {
  useEffect(() => {
    numPlaces.set(numPlaces.getSnapshot() + 1)
    return () => numPlaces.set(numPlaces.getSnapshot() - 1)
  }, [])
}

export function useIsFailureTold(): boolean {
  return useSyncExternalStore(numPlaces.subscribe, () => numPlaces.getSnapshot() > 0)
}
