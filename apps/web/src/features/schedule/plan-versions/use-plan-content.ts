import type { PlanContent } from '@planner/domain'
import { useEffect, useState } from 'react'
import { useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'

/** A version as it would be in force now; read again when the event has changed on the server. None for ''. */
export function usePlanContent(planId: string): PlanContent | undefined {
  const live = useLive()
  const { persons, topics } = useLiveSnapshot().state
  const [found, setFound] = useState<{ planId: string; content: PlanContent }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is gone is left out
  useEffect(() => {
    if (planId === '') return
    let isOver = false
    void live.plans.read(planId).then((ack) => {
      if (!isOver && ack.ok) setFound({ planId, content: ack.plan })
    })
    return () => {
      isOver = true
    }
  }, [live, planId, persons.size, topics.size])
  return found?.planId === planId ? found.content : undefined
}
