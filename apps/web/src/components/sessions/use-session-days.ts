import { currentDay, currentSession, type Session, type SessionDay, sessionDays } from '@planner/domain'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useEventState } from '../../lib/live/live-context.tsx'
import { useNow } from '../../lib/live/use-now.ts'
import { browserZone } from '../reader-clock.ts'
import { type SessionTexts, useSessionTexts } from './session-texts.ts'

/** Up to so many sessions all days are shown to begin with, else one at a time. */
const MANY = 12

export type SessionDays = ReturnType<typeof useSessionDays>

/** The days of sessions and which are shown: of many sessions today's or the first; SESSION-10. */
export function useSessionDays(sessions: readonly Session[]) {
  const texts = useSessionTexts()
  const { event } = useEventState()
  const now = useNow()
  const place = useRef<HTMLDivElement>(null)
  const [picked, choose] = useState<number | null>()
  const [target, setTarget] = useState<{ sessionId: number } | null>(null)
  const days = useMemo(() => daysOnClock(sessions, texts), [sessions, texts])
  const ownZone = browserZone()
  const today = currentDay(days, texts.zone || ownZone, now)
  const isLong = sessions.length > MANY
  const usual = isLong && days.length > 1 ? Math.max(0, today ? days.indexOf(today) : 0) : null
  const wanted = picked === undefined ? usual : picked
  const only = wanted === null ? undefined : days[wanted]
  const shown: readonly SessionDay[] = useMemo(() => (only ? [only] : days), [only, days])
  const last = shown.at(-1)?.sessions.at(-1)
  useEffect(() => {
    if (!target) return
    // A session without a place of its own stands in that of an earlier one; SCHED-27.
    const places = [...(place.current?.querySelectorAll<HTMLElement>('[data-session]') ?? [])]
    const element = places.findLast(({ dataset }) => Number(dataset.session) <= target.sessionId)
    element?.scrollIntoView({ block: 'start', inline: 'center' })
    element?.focus({ preventScroll: true })
  }, [target])
  return {
    texts,
    days,
    /** Those of `days` that are shown. */
    shown,
    /** There is more than one day, so that each has a heading. */
    hasDays: days.length > 1 || days.some(({ date }) => date !== ''),
    isShown: (sessionId: number) => shown.some((day) => isIn(day, sessionId)),
    /** A break follows a session, and something that is shown follows the break. */
    hasBreakAfter: (session: Session) => session.breakAfter && session !== last,
    /** The position of the only day that is shown. */
    chosen: only ? wanted : null,
    /** Null shows all. */
    choose,
    /** Too many to look for one among them. */
    isLong,
    current: currentSession(sessions, event.timeZone || ownZone, now),
    /** Shows the day of a session and goes to the element with its id as `data-session`, or the last before. */
    goTo: (sessionId: number) => {
      if (only && !isIn(only, sessionId)) choose(days.findIndex((day) => isIn(day, sessionId)))
      setTarget({ sessionId })
    },
    place,
  }
}

function isIn({ sessions }: SessionDay, sessionId: number): boolean {
  return sessions.some(({ id }) => id === sessionId)
}

/** The days of the viewer's calendar, with the sessions as they are on the event's. */
function daysOnClock(sessions: readonly Session[], { onClock }: SessionTexts): SessionDay[] {
  const byId = new Map(sessions.map((session) => [session.id, session]))
  return sessionDays(sessions.map(onClock)).map((day) => ({
    ...day,
    sessions: day.sessions.map((session) => byId.get(session.id) ?? session),
  }))
}
