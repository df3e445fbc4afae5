import type { UserInput } from '@planner/protocol'
import { useEffect, useRef, useState } from 'react'
import { useLive, useLiveSnapshot, useSetting } from '../../lib/live/live-context.tsx'
import type { LiveEvent } from '../../lib/live/live-event.ts'

/** Pages that were refused together come back at different times. */
const SPREAD_MS = 4000

type Answer = Awaited<ReturnType<LiveEvent['registerSelf']>>

/** Registering oneself: whether it is possible now, and how; REG-2, REG-4. */
export function useRegistration() {
  const live = useLive()
  const { viewer } = useLiveSnapshot()
  const isClosed = !useSetting('parameters|ui|allowRegistration') && viewer.role === 'visitor'
  const [hasForm, setHasForm] = useState(!isClosed)
  if (!isClosed && !hasForm) setHasForm(true)
  const [isBusy, setBusy] = useState(false)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  /** Tries again for as long as too many are registering, until the page shows something else. */
  const register = async (user: UserInput): Promise<Answer> => {
    let ack = await live.registerSelf(user)
    let seconds = retryAfter(ack)
    while (seconds !== undefined && isShown.current) {
      setBusy(true)
      const delay = seconds * 1000 + Math.random() * SPREAD_MS
      await new Promise((resolve) => setTimeout(resolve, delay))
      ack = await live.registerSelf(user)
      seconds = retryAfter(ack)
    }
    setBusy(false)
    return ack
  }

  return {
    isClosed,
    /** The form is shown: also when registration was closed only after the page had opened. */
    hasForm,
    /** Too many are registering; the page tries again by itself. */
    isBusy,
    register,
  }
}

function retryAfter(ack: Answer): number | undefined {
  if (ack.ok || ack.reason !== 'tooManyRegistrations') return undefined
  return 'retryAfterSeconds' in ack ? (ack.retryAfterSeconds ?? 1) : 1
}
