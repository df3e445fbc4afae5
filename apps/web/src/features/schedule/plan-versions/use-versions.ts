import { PLANNED_TABLES } from '@planner/domain'
import type { Ack } from '@planner/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useSettledChange } from '../use-settled-change.ts'

export type Versions = Extract<Ack<'ListPlans'>, { ok: true }>

/** Changes by hand come one after another; ms. */
const PAUSE_MS = 800

/** The versions of the plan, read again when the history grows or the plan changes; PLAN-21. */
export function useVersions() {
  const live = useLive()
  const { connection, state } = useLiveSnapshot()
  const [versions, setVersions] = useState<Versions>()
  const [hasFailed, setFailed] = useState(false)
  const [asked, setAsked] = useState(0)
  const again = useCallback(() => setAsked((count) => count + 1), [])
  useEffect(() => live.audit.subscribe(again), [live, again])
  const { lastPlannerEndTime } = state.event
  const { settled } = useSettledChange(PLANNED_TABLES, PAUSE_MS, asked, connection, lastPlannerEndTime)
  const asks = useRef({ last: 0, shown: 0 })
  const readNow = useCallback(async () => {
    const ask = ++asks.current.last
    const ack = await live.plans.list()
    // Answers may come in another order.
    if (ask < asks.current.shown) return
    asks.current.shown = ask
    setFailed(!ack.ok)
    if (ack.ok) setVersions(ack)
  }, [live])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again after each change
  useEffect(() => {
    void readNow()
  }, [readNow, settled])
  return { versions, hasFailed, again, readNow }
}
