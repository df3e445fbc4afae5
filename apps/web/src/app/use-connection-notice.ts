import { useEffect, useRef, useState } from 'react'
import type { ConnectionStatus } from '../lib/live/hub-connection.ts'

const CHECK_AFTER_MS = 5000

/** `first`: there was no connection yet; `lost`: there was one. */
export type ConnectionNotice = 'first' | 'lost'

/**
 * What to say of the connection: at once when it was closed or failed, and after five seconds when it is still not there
 * (spec 4 "Connection"). Null while there is nothing to say.
 */
export function useConnectionNotice(connection: ConnectionStatus): ConnectionNotice | null {
  const wasConnected = useRef(false)
  if (connection === 'connected') wasConnected.current = true
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (connection !== 'connecting') return
    const timer = setTimeout(() => setLate(true), CHECK_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [connection])
  if (connection === 'connected' || (connection === 'connecting' && !isLate)) return null
  return wasConnected.current ? 'lost' : 'first'
}
