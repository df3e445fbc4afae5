import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { SessionDays } from '../../../components/sessions/use-session-days.ts'
import { useNames, useSchedule } from '../schedule-context.tsx'
import { findInPlan } from './find-in-plan.ts'
import { placeKey } from './move-targets.ts'

/** Searches people, topics and rooms, and goes from one place to the next; SCHED-38. */
export function useCardSearch(days: SessionDays, showSession: (sessionId: number) => void) {
  const { schedule, state } = useSchedule()
  const names = useNames()
  const [query, setQuery] = useState('')
  const [position, setPosition] = useState<{ index: number } | null>(null)
  const matches = useMemo(() => findInPlan(schedule, state, query, names), [schedule, state, query, names])
  const current = position && matches.length > 0 ? matches[position.index % matches.length] : undefined
  const currentKey = current ? placeKey(current) : null
  const found = useMemo(
    () => ({
      people: new Set(matches.flatMap(({ personId }) => personId ?? [])),
      places: new Set(matches.flatMap((match) => (match.personId === null ? placeKey(match) : []))),
      current: currentKey,
    }),
    [matches, currentKey],
  )
  const { place } = days
  const scrollToCurrent = useEffectEvent(() => {
    const element = currentKey && place.current?.querySelector(`[data-place="${CSS.escape(currentKey)}"]`)
    if (element) element.scrollIntoView({ block: 'center', inline: 'center' })
  })
  // Once for each step: the plan may change meanwhile.
  const isSomewhere = currentKey !== null
  useEffect(() => {
    if (position && isSomewhere) scrollToCurrent()
  }, [position, isSomewhere])
  const goTo = (index: number) => {
    const match = matches[index]
    if (!match) return
    showSession(match.sessionId)
    setPosition({ index })
  }
  return {
    query,
    found,
    number: matches.length,
    index: current ? matches.indexOf(current) : -1,
    search: (text: string) => {
      setQuery(text)
      setPosition(null)
    },
    /** Goes so many places on, from the last one to the first. */
    go: (by: 1 | -1) => {
      const from = position ? position.index + by : by > 0 ? 0 : -1
      if (matches.length > 0) goTo((from + matches.length) % matches.length)
    },
  }
}
