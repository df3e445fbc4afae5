import type { Ack } from '@planner/protocol'
import { useCallback, useEffect, useState } from 'react'
import { useLive, useLiveSnapshot, useTables } from '../../../lib/live/live-context.tsx'

export type Versions = Extract<Ack<'ListPlans'>, { ok: true }>

/** Changes by hand come one after another; ms. */
const PAUSE_MS = 800

const PLANNED = ['assignments', 'weekDayHourAssignments', 'topicGroupRooms'] as const

/** The versions of the plan, read again when the history grows or the plan changes; PLAN-21. */
export function useVersions() {
  const live = useLive()
  const { connection, state } = useLiveSnapshot()
  const { lastPlannerEndTime } = state.event
  useTables(PLANNED)
  const version = PLANNED.map((table) => live.store.tableVersion(table)).join()
  const [versions, setVersions] = useState<Versions>()
  const [hasFailed, setFailed] = useState(false)
  const [asked, setAsked] = useState(0)
  const again = useCallback(() => setAsked((count) => count + 1), [])
  useEffect(() => live.audit.subscribe(again), [live, again])
  const readNow = useCallback(async () => {
    const ack = await live.plans.list()
    setFailed(!ack.ok)
    if (ack.ok) setVersions(ack)
  }, [live])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again after each change
  useEffect(() => {
    let isOver = false
    const read = async () => {
      const ack = await live.plans.list()
      if (isOver) return
      setFailed(!ack.ok)
      if (ack.ok) setVersions(ack)
    }
    const timer = setTimeout(() => void read(), versions ? PAUSE_MS : 0)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [live, asked, connection, lastPlannerEndTime, version])
  return { versions, hasFailed, again, readNow }
}
