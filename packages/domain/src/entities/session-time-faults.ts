import { momentOfWallTime, wallTimeAt } from '../time/event-clock.ts'
import { clockText, DAY_MS, dayNumber } from '../time/plain-date.ts'
import type { Session } from './event.ts'
import { sessionMoments } from './session-days.ts'

/** What is odd about the times of sessions; SESSION-17. `sessionId` is that of the later one. */
export type SessionTimeFault =
  /** It begins before an earlier session has ended: nobody can be in both. */
  | { kind: 'overlaps'; sessionId: number; otherId: number }
  /** The clocks skip its start, as when summer time begins. */
  | { kind: 'skipped'; sessionId: number; time: string }
  /** There is a time, yet nobody knows the day. */
  | { kind: 'noDate'; sessionId: number }

/** Everything odd about the times of sessions, on a zone's clock; that of UTC where none is given. */
export function sessionTimeFaults(sessions: readonly Session[], timeZone: string): SessionTimeFault[] {
  const zone = timeZone || 'UTC'
  const faults: SessionTimeFault[] = []
  const before: { id: number; start: number; end: number }[] = []
  for (const session of sessions) {
    if (session.start === '') continue
    const moments = sessionMoments(zone, session)
    if (session.date === '') faults.push({ kind: 'noDate', sessionId: session.id })
    if (!moments) continue
    if (isSkipped(zone, session)) faults.push({ kind: 'skipped', sessionId: session.id, time: session.start })
    const own = { id: session.id, start: moments.start, end: moments.end ?? moments.start + 1 }
    const other = before.find(({ start, end }) => own.start < end && start < own.end)
    if (other) faults.push({ kind: 'overlaps', sessionId: session.id, otherId: other.id })
    before.push(own)
  }
  return faults
}

/** Whether the clocks of a zone never show the start of a session on its day. */
function isSkipped(zone: string, { date, start }: Session): boolean {
  const [hours = 0, minutes = 0] = start.split(':').map(Number)
  const moment = momentOfWallTime(zone, (dayNumber(date) ?? 0) * DAY_MS + (60 * hours + minutes) * 60_000)
  const shown = moment === undefined ? undefined : wallTimeAt(zone, moment)
  return shown !== undefined && clockText(shown.minutes) !== start
}
