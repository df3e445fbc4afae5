import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'

/** An answer that takes longer may not come soon: the server cannot store anything at the moment; ms. */
const TIMEOUT_MS = 3000

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
  const [isTimedOut, setTimedOut] = useState(false)
  useEffect(() => {
    setTimedOut(false)
    if (isStored) return
    const timer = setTimeout(() => setTimedOut(true), TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [isStored])
  if (isStored) return 'saved'
  return connection === 'connected' && !isTimedOut ? undefined : 'unsaved'
}
