import type { PlanDrift } from '@planner/protocol'
import { useEffect, useState } from 'react'
import { useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useSettledChange } from '../use-settled-change.ts'
import { PLAN_TABLES } from '../what-planning-reads.ts'

/** People choose one after another; it need not be asked after each choice. */
const PAUSE_MS = 1000

export type DriftNow = {
  /** Null before the first answer, and without a plan. */
  drift: PlanDrift | null
  /** `looking`: it may be of an earlier event. */
  state: 'looking' | 'current' | 'failed'
  again: () => void
}

/** How far the plan in force is out of date; asked for again after every change, whoever makes it. PLAN-28 */
export function usePlanDrift(): DriftNow {
  const live = useLive()
  const { state, connection, planVersion } = useLiveSnapshot()
  const { event, persons, topics, settings, meetings } = state
  const parts = [event, persons, topics, settings, meetings, planVersion]
  const { now, settled } = useSettledChange(PLAN_TABLES, PAUSE_MS, ...parts)
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ of: object; drift: PlanDrift | null; hasFailed: boolean }>()
  const isConnected = connection === 'connected'
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again at each attempt
  useEffect(() => {
    if (!isConnected) return undefined
    let isOver = false
    void live.readPlanDrift().then((ack) => {
      if (isOver) return
      setAnswer((before) => ({
        ...{ of: settled, hasFailed: !ack.ok },
        drift: ack.ok ? ack.drift : (before?.drift ?? null),
      }))
    })
    return () => {
      isOver = true
    }
  }, [live, settled, isConnected, attempt])
  const isAnswered = answer?.of === now && isConnected
  return {
    drift: answer?.drift ?? null,
    state: isAnswered ? (answer.hasFailed ? 'failed' : 'current') : 'looking',
    again: () => {
      setAnswer((before) => before && { ...before, of: {} })
      setAttempt((number) => number + 1)
    },
  }
}
