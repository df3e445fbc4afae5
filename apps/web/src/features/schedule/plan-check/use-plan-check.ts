import type { Ack } from '@planner/protocol'
import { useEffect, useState } from 'react'
import { useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useSettledChange } from '../use-settled-change.ts'
import { PROBLEM_TABLES } from '../what-planning-reads.ts'

/** People choose one after another; the check need not be asked for after each choice. */
const PAUSE_MS = 1000

export type Found = Extract<Ack<'CheckPlan'>, { ok: true }>

/** `current`: what is found is of the event as it is shown; `looking`: it may be of an earlier one. */
export type PlanCheck = {
  found: Found | null
  state: 'looking' | 'current' | 'failed'
  again: () => void
}

/** What stands in the way of a plan; asked for again after every change that matters, whoever makes it. CHECK-5 */
export function usePlanCheck(): PlanCheck {
  const live = useLive()
  const { state, connection } = useLiveSnapshot()
  const { event, persons, topics, settings, meetings } = state
  const { now, settled } = useSettledChange(
    PROBLEM_TABLES,
    PAUSE_MS,
    event,
    persons,
    topics,
    settings,
    meetings,
  )
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ of: object; found: Found | null; hasFailed: boolean }>()
  const isConnected = connection === 'connected'
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again at each attempt
  useEffect(() => {
    if (!isConnected) return undefined
    let isOver = false
    void live.checkPlan().then((ack) => {
      if (isOver) return
      setAnswer((before) => ({
        ...{ of: settled, hasFailed: !ack.ok },
        found: ack.ok ? ack : (before?.found ?? null),
      }))
    })
    return () => {
      isOver = true
    }
  }, [live, settled, isConnected, attempt])
  const isAnswered = answer?.of === now && isConnected
  return {
    found: answer?.found ?? null,
    state: isAnswered ? (answer.hasFailed ? 'failed' : 'current') : 'looking',
    again: () => {
      setAnswer((before) => before && { ...before, of: {} })
      setAttempt((number) => number + 1)
    },
  }
}
