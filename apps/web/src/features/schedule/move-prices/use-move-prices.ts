import { type GroupKey, isAdmin, type PersonId } from '@planner/domain'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLive } from '../../../lib/live/live-context.tsx'
import { useSchedule } from '../schedule-context.tsx'
import { knownPrices, type MovePrices } from './price-of.ts'

/** While others edit, the plan is asked about at most this often; about who is picked up at once. */
const PAUSE_MS = 400

/** Who is picked up, and the group that they would leave. */
export type PickedUp = { personId: PersonId; from: GroupKey | null }

type Answer = { prices: MovePrices; about: object }

/**
 * What moves of somebody would do, for organisers; null for others, and while nobody is picked up. Asked once for all groups, and again
 * when the plan changes: what was found for another plan is not shown. SCHED-44
 */
export function useMovePrices(picked: PickedUp | null): MovePrices | null {
  const live = useLive()
  const plan = useSchedule()
  const personId = picked?.personId
  const from = picked?.from ?? null
  const isAsked = personId !== undefined && isAdmin(plan.viewer)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const askedAt = useRef(Number.NEGATIVE_INFINITY)
  const askedFor = useRef('')
  const about = useAbout(plan, personId, from)
  // Before what is shown of them meanwhile is laid out and painted: the server works beside that.
  useLayoutEffect(() => {
    if (!isAsked) {
      askedFor.current = ''
      return
    }
    const group = from === null ? undefined : plan.schedule.byKey.get(from)
    const left = group ? { topicId: group.topic.id, topicGroupIndex: group.index } : null
    const key = `${personId} ${from}`
    const isPickedUp = key !== askedFor.current
    let isOver = false
    const ask = () => {
      askedFor.current = key
      askedAt.current = performance.now()
      void live.priceMoves(personId, left).then((ack) => {
        if (isOver) return
        setAnswer({ about, prices: ack.ok && ack.moves ? knownPrices(ack.moves) : 'unknown' })
      })
    }
    const wait = askedAt.current + PAUSE_MS - performance.now()
    const timer = isPickedUp ? undefined : setTimeout(ask, Math.max(0, wait))
    if (isPickedUp) ask()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [live, plan, isAsked, personId, from, about])
  if (!isAsked) return null
  return answer?.about === about ? answer.prices : 'asked'
}

/** Another object for every other question. */
function useAbout(plan: object, personId: PersonId | undefined, from: GroupKey | null): object {
  const kept = useRef({ plan, personId, from })
  const { current } = kept
  if (current.plan !== plan || current.personId !== personId || current.from !== from)
    kept.current = { plan, personId, from }
  return kept.current
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
