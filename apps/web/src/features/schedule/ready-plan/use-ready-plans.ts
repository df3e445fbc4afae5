import { useDebouncedValue } from '@mantine/hooks'
import type { Ack } from '@planner/protocol'
import { useEffect, useMemo, useState } from 'react'
import { useEventState, useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { PLAN_TABLES } from '../what-planning-reads.ts'

/** People change one thing after another; nothing is ready before they have done. */
const PAUSE_MS = 1000
/** While a plan is searched it is asked for again, after longer and longer pauses. */
const AGAIN_MS = 4000
const AGAIN_TIMES = 1.5
const LONGEST_MS = 60_000

export type ReadyPlans = Extract<Ack<'ListReadyPlans'>, { ok: true }>

/** What is ready of the event as it is shown, nothing from a change on; undefined while that is not known. PLAN-34, PLAN-35 */
export function useReadyPlans(): ReadyPlans | undefined {
  const live = useLive()
  const { planVersion, connection } = useLiveSnapshot()
  const state = useEventState(...PLAN_TABLES)
  const change = useMemo(() => ({ state, planVersion }), [state, planVersion])
  const [settled] = useDebouncedValue(change, PAUSE_MS)
  const [answer, setAnswer] = useState<{ of: { planVersion: number }; ready: ReadyPlans }>()
  const isConnected = connection === 'connected'
  useEffect(() => {
    if (!isConnected) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const ask = async (pause: number) => {
      const ack = await live.listReadyPlans()
      if (isOver) return
      if (ack.ok) setAnswer({ of: settled, ready: ack })
      const isUsedUp = ack.ok && ack.isUsedUp === true
      if (ack.ok && ack.state !== 'searching' && !isUsedUp) return
      const next = Math.min(LONGEST_MS, pause * AGAIN_TIMES)
      timer = setTimeout(() => void ask(next), isUsedUp ? LONGEST_MS : pause)
    }
    void ask(AGAIN_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [live, settled, isConnected])
  if (!answer || !isConnected) return undefined
  if (answer.of === change) return answer.ready
  if (answer.ready.isUsedUp) return { ...answer.ready, plans: [] }
  // Of data that were just planned nothing is searched.
  const isSearched = answer.ready.state !== 'off' && answer.of.planVersion === planVersion
  return isSearched ? { ...answer.ready, state: 'searching', plans: [] } : undefined
}
