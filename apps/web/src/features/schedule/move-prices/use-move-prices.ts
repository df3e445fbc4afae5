import { isAdmin, type PersonId } from '@planner/domain'
import { useMemo, useRef } from 'react'
import { useAnswer, useLive } from '../../../lib/live/live-context.tsx'
import { isAwaited } from '../../../lib/live/questions.ts'
import { movePrices, type PickedUp } from '../plan-questions.ts'
import { useSchedule } from '../schedule-context.tsx'
import { knownPrices, type MovePrices } from './price-of.ts'

/**
 * What moves of somebody would do, for organisers; null for others, and while nobody is picked up. What was found for another plan is
 * not shown. SCHED-44
 */
export function useMovePrices(picked: PickedUp | null): MovePrices | null {
  const { schedule, viewer } = useSchedule()
  const question = picked && isAdmin(viewer) ? movePrices(picked, schedule) : null
  const answer = useAnswer(question)
  const moves = answer.value?.moves
  const prices = useMemo(() => (moves ? knownPrices(moves) : 'unknown'), [moves])
  if (!question) return null
  return isAwaited(answer) ? 'asked' : answer.state === 'failed' ? 'unknown' : prices
}

/**
 * Lets the server read the plan before somebody is picked up, which is most of what an answer takes: once for each plan, when the pointer
 * or the focus comes to somebody.
 */
export function useEarlyReading(): (personId: PersonId) => void {
  const live = useLive()
  const plan = useSchedule()
  const read = useRef<object | null>(null)
  return (personId) => {
    if (read.current === plan || !isAdmin(plan.viewer)) return
    read.current = plan
    void live.priceMoves(personId, null)
  }
}
