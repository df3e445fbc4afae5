import type { EventReport, SharedReport } from '@planner/protocol'
import { useEffect, useState } from 'react'
import { useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useSettledChange } from '../use-settled-change.ts'
import { PLAN_TABLES } from '../what-planning-reads.ts'

/** People change one thing after another; the report need not be made after each. */
const PAUSE_MS = 1000

export type ReportAnswer = { report: EventReport | null; shared: SharedReport | null }

export type ReportNow = {
  /** The last that came; undefined before the first. */
  answer: ReportAnswer | undefined
  /** `old`: something has changed since it was made; `late`: it could not be made anew. */
  freshness: 'fresh' | 'old' | 'late'
  again: () => void
}

/** What the plan in force is worth, asked for again a moment after each change of the event. */
export function useReport(): ReportNow {
  const live = useLive()
  const { state, planVersion } = useLiveSnapshot()
  const { now, settled } = useSettledChange(PLAN_TABLES, PAUSE_MS, state, planVersion)
  const [tries, setTries] = useState(0)
  const { meetingWeek } = state.event
  const [known, setKnown] = useState<{ of: object; week: number; answer: ReportAnswer }>()
  const [late, setLate] = useState<object>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again after each change, and when it is wanted
  useEffect(() => {
    let isOver = false
    void live.readReport().then((ack) => {
      if (isOver) return
      if (ack.ok && !ack.isLate) setKnown({ of: settled, week: meetingWeek, answer: ack })
      setLate(ack.ok && !ack.isLate ? undefined : settled)
    })
    return () => {
      isOver = true
    }
  }, [live, settled, tries])
  const isLate = late === now
  return {
    // What a week of meetings that is over has brought is no answer about the new one.
    answer: known?.week === meetingWeek ? known.answer : undefined,
    freshness: isLate ? 'late' : known?.of === now ? 'fresh' : 'old',
    again: () => {
      setLate(undefined)
      setTries(tries + 1)
    },
  }
}
