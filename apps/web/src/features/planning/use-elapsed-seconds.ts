import { useEffect, useState } from 'react'
import { useLive } from '../../lib/live/live-context.tsx'

/** Whole seconds since a server timestamp (ms), updated while mounted. */
export function useElapsedSeconds(startTime: number): number {
  const live = useLive()
  const [now, setNow] = useState(() => live.serverNow())
  useEffect(() => {
    const timer = setInterval(() => setNow(live.serverNow()), 1000)
    return () => clearInterval(timer)
  }, [live])
  return Math.max(0, Math.floor((now - startTime) / 1000))
}
