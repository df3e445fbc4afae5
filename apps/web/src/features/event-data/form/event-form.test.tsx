import { newEventFields } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setMessages } from '../../../lib/i18n/i18n.ts'
import { ADMIN, showScreen } from '../../../lib/live/testing/screen.tsx'
import { EventForm, LabelsNote, SessionsNote } from './event-form.tsx'

test('EVENT-3: a new event asks for little; what can wait opens by itself when it is refused', async () => {
  showScreen(new EventBuilder('planner', { isRegistered: false }), ADMIN, <EventForm />)
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
    'name',
    'numSessions',
  ])
  const more = screen.getByRole('button', { name: /eventData\.more/ })
  fireEvent.click(more)
  fireEvent.click(screen.getByRole('button', { name: 'eventData.rooms.add' }))
  fireEvent.change(document.querySelector('[data-row="0"]') as HTMLElement, { target: { value: 'Attic' } })
  fireEvent.click(more)
  expect(document.querySelector('[data-row="0"]')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'eventData.register' }))
  await screen.findByDisplayValue('Attic')
  expect(more.getAttribute('aria-expanded')).toBe('true')
})

const NAMES = 'Opening\n---\nMorning\nNoon'

function show(
  numSessions: number,
  newSessionLabels = NAMES,
  variant: 'multiplanner' | 'heallo' = 'multiplanner',
) {
  const event = new EventBuilder(variant)
  const typed = { ...newEventFields(event.variant), numSessions, newSessionLabels }
  const onNumSessions = vi.fn()
  showScreen(event, ADMIN, <LabelsNote typed={typed} onNumSessions={onNumSessions} />)
  return onNumSessions
}

test('VALID-17: names that no session has are warned of, with as many sessions as names on offer', () => {
  const onNumSessions = show(1)
  expect(screen.getByText('eventData.labels.surplus')).toBeDefined()
  fireEvent.click(screen.getByRole('button'))
  expect(onNumSessions).toHaveBeenCalledExactlyOnceWith(3)
})

test('VALID-17: as many names as sessions are no reason for a warning, and more than can be are not offered', () => {
  show(3)
  expect(screen.getByRole('status').textContent).toBe('eventData.labels.read')
  expect(screen.queryByText('eventData.labels.surplus')).toBeNull()
  cleanup()
  show(100, Array.from({ length: 101 }, (_, index) => `Round ${index}`).join('\n'))
  expect(screen.getByText('eventData.labels.surplus')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('VALID-17: nothing is said without names, and where sessions have none', () => {
  show(1, ' ')
  expect(screen.queryByRole('status')).toBeNull()
  cleanup()
  show(1, NAMES, 'heallo')
  expect(screen.queryByRole('status')).toBeNull()
})

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
