import { useSyncExternalStore } from 'react'
import { useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'

/** Whether all that was chosen is stored; undefined while an answer is on its way. */
export function useStored(): 'saved' | 'unsaved' | undefined {
  const { store } = useLive()
  const { connection } = useLiveSnapshot()
  const { subscribe } = store.cells.stateView([
    'preferences',
    'contactPreferences',
    'availabilities',
    'weekDayHourAvailabilities',
  ])
  const isStored = useSyncExternalStore(subscribe, () => store.isStored)
  if (isStored) return 'saved'
  return connection === 'connected' ? undefined : 'unsaved'
}
