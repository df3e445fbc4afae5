import { EventBuilder } from '@planner/domain/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { ADMIN, as } from '../../lib/live/testing/screen.tsx'
import { sessionTexts } from './session-texts.ts'

afterEach(() => vi.unstubAllGlobals())

/** This browser in a zone. */
function browserIn(timeZone: string): void {
  const options = new Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone })
}

const t = (key: string) => key

test('SESSION-18: participants read times on the clock of their browser where it shows another time, organisers on the event’s', () => {
  const { variant, state } = new EventBuilder('planner', {
    numSessions: 1,
    newSessionLabels: '2026-11-28 9:30-10:15',
    timeZone: 'Europe/Tallinn',
  }).person('ann')
  const [session] = [{ id: 1, name: '', breakAfter: false, date: '2026-11-28', start: '09:30', end: '10:15' }]
  const read = (viewer: typeof ADMIN) => {
    const { inDay, isBrowserClock } = sessionTexts(t as never, variant, state, viewer)
    return [session && inDay(session), isBrowserClock]
  }
  browserIn('Asia/Kolkata')
  expect(read(as('ann'))).toEqual(['13:00–13:45 schedule.session', true])
  expect(read(ADMIN)).toEqual(['09:30–10:15 schedule.session', false])
  // Another name of a clock that shows the same.
  browserIn('Europe/Helsinki')
  expect(read(as('ann'))).toEqual(['09:30–10:15 schedule.session', false])
})
