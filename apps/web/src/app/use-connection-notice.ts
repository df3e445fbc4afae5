import { useEffect, useRef, useState } from 'react'
import type { ConnectionStatus } from '../lib/live/hub-connection.ts'

const CHECK_AFTER_MS = 5000

/** `first`: there was no connection yet; `lost`: there was one. */
export type ConnectionNotice = 'first' | 'lost'

/**
 * The connection notice: immediately after a close or failure, after five seconds while still connecting (LIVE-15). Null when
 * none is due.
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
