import type { PlaceCard } from '@planner/protocol'
import { useEffect, useState } from 'react'
import type { Refused } from '../../../lib/i18n/refusal-text.ts'
import { useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useSettledChange } from '../use-settled-change.ts'
import { PLAN_TABLES } from '../what-planning-reads.ts'
import type { WhyPlace } from './why-place.ts'

/** A plan changes in many cells at once, and people choose one after another. */
const PAUSE_MS = 700

export type AskedCard = {
  /** Undefined until it is known. */
  card: PlaceCard | null | undefined
  /** Why there is no answer, where there is none. */
  refused: ({ status: number } & Refused) | null
  /** Something has changed since: the card is asked for again. */
  isOld: boolean
}

type Answer = Omit<AskedCard, 'isOld'> & { change: object | null }

/** The card of a place, asked for again when what it follows from has changed; WHY-7. */
export function usePlaceCard({ personId, sessionId }: WhyPlace): AskedCard {
  const live = useLive()
  const { state, connection } = useLiveSnapshot()
  const { meetings, persons, topics, settings, event } = state
  const others = [meetings, persons, topics, settings, event, connection]
  const { now, settled } = useSettledChange(PLAN_TABLES, PAUSE_MS, ...others)
  const [answer, setAnswer] = useState<Answer>({ card: undefined, refused: null, change: null })
  useEffect(() => {
    let isOver = false
    void live.explainPlace(personId, sessionId).then((ack) => {
      if (isOver) return
      if (ack.ok) setAnswer({ card: ack.card, refused: null, change: settled })
      else setAnswer(({ card }) => ({ card, refused: ack, change: settled }))
    })
    return () => {
      isOver = true
    }
  }, [live, personId, sessionId, settled])
  return { ...answer, isOld: answer.change !== now }
}
