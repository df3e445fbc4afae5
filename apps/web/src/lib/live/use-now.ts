import { useEffect, useState } from 'react'
import { useLive } from './live-context.tsx'

const TICK_MS = 30_000

/** The server's time in ms, twice a minute anew: relative times would otherwise stand still. */
export function useNow(): number {
  const live = useLive()
  const [, setTicks] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return live.serverNow()
}
