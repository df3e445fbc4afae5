import { EventBuilder } from '@planner/domain/testing'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setMessages } from '../../../lib/i18n/i18n.ts'
import { ADMIN, showScreen } from '../../../lib/live/testing/screen.tsx'
import { SessionsNote } from './event-form.tsx'

/** What is said to the number of sessions that is typed, with three meetings in sessions 1 to 3. */
function said(typed: number, variant: '1on1' | 'planner' = '1on1'): string {
  cleanup()
  setMessages('en-GB', {
    'eventData.sessions.released': 'released {{number}};',
    'eventData.sessions.lost': 'lost {{number}};',
    'eventData.sessions.untimed': 'untimed {{number}};',
  })
  const event = new EventBuilder(variant, { numSessions: 3 })
  for (const id of ['ann', 'bob', 'cid', 'dan']) event.owner(id)
  event
    .meeting('ann', 'bob', 'reserved', { sessionId: 1 })
    .meeting('ann', 'cid', 'reserved', { sessionId: 2 })
    .meeting('ann', 'dan', 'committed', { sessionId: 3 })
    .meeting('bob', 'cid', 'past', { sessionId: 3 })
  showScreen(event, ADMIN, <SessionsNote typed={{ ...event.state.event, numSessions: typed }} />)
  return screen.queryByRole('status')?.textContent ?? ''
}

test('EVENT-27: fewer sessions say what becomes of meetings before they are saved', () => {
  expect(said(3)).toBe('')
  expect(said(2)).toBe('lost 1;')
  expect(said(1)).toBe('untimed 3;')
  expect(said(Number.NaN)).toBe('')
  expect(said(2, 'planner')).toBe('')
  setMessages('en-GB', {})
})
