import type { Ack, ScenarioBench } from '@planner/protocol'
import { useCallback, useEffect, useState } from 'react'
import { useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useSettledChange } from '../use-settled-change.ts'
import { COMPARED_TABLES } from '../what-planning-reads.ts'

/** People change one thing after another; ms. */
const PAUSE_MS = 1000

/** A scenario's plan as it would be in force now. */
export type ScenarioPlan = Extract<Ack<'ReadScenario'>, { ok: true }>

export type BenchNow = {
  /** Null before the first; undefined until they are read. */
  bench: ScenarioBench | null | undefined
  /** By scenario; those that have been read. */
  plans: ReadonlyMap<string, ScenarioPlan>
  /** Those that were planned and whose plan can no longer be read, as of a week of meetings that is over. */
  gone: ReadonlySet<string>
  hasFailed: boolean
  again: () => void
}

/** The scenarios planned last, read again when the server tells of news and a moment after each change of the event; SCENARIO-3. */
export function useBench(): BenchNow {
  const live = useLive()
  const { state } = useLiveSnapshot()
  const { event, persons, topics, settings, meetings } = state
  const { settled } = useSettledChange(COMPARED_TABLES, PAUSE_MS, event, persons, topics, settings, meetings)
  const [asked, setAsked] = useState(0)
  const again = useCallback(() => setAsked((count) => count + 1), [])
  const [bench, setBench] = useState<ScenarioBench | null>()
  const [plans, setPlans] = useState<ReadonlyMap<string, ScenarioPlan>>(new Map())
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => live.scenarios.subscribe(again), [live, again])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again after each change
  useEffect(() => {
    let isOver = false
    const read = async () => {
      const ack = await live.scenarios.readAll()
      if (isOver) return
      setFailed(!ack.ok)
      if (!ack.ok) return
      setBench(ack.bench)
      const planned = (ack.bench?.scenarios ?? []).filter(({ status }) => status === 'done')
      const found = await Promise.all(planned.map(({ id }) => live.scenarios.read(id)))
      if (isOver) return
      const isGone = (plan: (typeof found)[number] | undefined) =>
        plan?.ok === false && plan.reason === 'scenarioUnknown'
      setGone(new Set(planned.filter((_, index) => isGone(found[index])).map(({ id }) => id)))
      setPlans(
        new Map(
          planned.flatMap(({ id }, index) => {
            const plan = found[index]
            return plan?.ok ? [[id, plan] as const] : []
          }),
        ),
      )
    }
    void read()
    return () => {
      isOver = true
    }
  }, [live, settled, asked])
  return { bench, plans, gone, hasFailed, again }
}
