import { MantineProvider } from '@mantine/core'
import type { Viewer } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Outbox } from '../../../lib/live/edits/outbox.ts'
import { EventStore } from '../../../lib/live/event-store.ts'
import { LiveProvider } from '../../../lib/live/live-context.tsx'
import type { LiveEvent } from '../../../lib/live/live-event.ts'
import { as, showScreen } from '../../../lib/live/testing/screen.tsx'
import { AllMeetings } from './all-meetings.tsx'
import { MeetingCard, OwnMeetings } from './own-meetings.tsx'

test('SCREEN-4: a meeting whose other person has left is shown as taken back, and why, without a name', () => {
  const event = new EventBuilder('1on1').owner('ann').owner('bob')
  event.meeting('ann', 'bob', 'cancelled', { cancelledBy: 'bob', wishedBy: [] })
  // As it is told of somebody whom one sees no longer (MEET-13).
  event.meeting('ann', 'left-1', 'cancelled', { cancelledBy: 'organiser', wishedBy: [] })
  showScreen(event, as('ann'), <OwnMeetings personId="ann" />)
  const cards = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(cards).toHaveLength(2)
  expect(cards[0]).toContain('meeting.cancelledBy.person')
  expect(cards[1]).toContain('meeting.cancelledBy.gone')
  expect(cards.every((text) => text?.includes('meeting.state.cancelled'))).toBe(true)
  // Nothing can be done with them.
  const inCards = screen.getAllByRole('listitem').flatMap((card) => within(card).queryAllByRole('button'))
  expect(inCards).toEqual([])
})

afterEach(cleanup)

function show({ variant, state }: EventBuilder, viewer: Viewer, element: ReactNode): void {
  const store = new EventStore(variant, false, new Outbox())
  store.replace(state, { viewer, isLoaded: true })
  render(
    <MantineProvider>
      <LiveProvider live={{ store, serverNow: () => 0 } as LiveEvent}>{element}</LiveProvider>
    </MantineProvider>,
  )
}

/** What the card of Ann's and Bob's meeting says. */
function said(numSessions: number, state: 'reserved' | 'committed', sessionId: number | null): string {
  const event = new EventBuilder('1on1', { numSessions }).owner('ann').owner('bob')
  event.meeting('ann', 'bob', state, { sessionId })
  const meeting = [...event.state.meetings.values()][0]
  if (!meeting) throw new Error('No meeting')
  show(event, { role: 'participant', personId: 'ann' }, <MeetingCard meeting={meeting} personId="ann" />)
  const text = screen.getByRole('listitem').textContent ?? ''
  cleanup()
  return text
}

test('MEET-12: a meeting without a session says so where meetings have sessions', () => {
  const note = 'meeting.help.noSession'
  for (const state of ['reserved', 'committed'] as const) {
    expect(said(2, state, null)).toContain(note)
    expect(said(2, state, 1)).not.toContain(note)
    expect(said(1, state, null)).not.toContain(note)
  }
})

test('MEET-12: the organiser reads how many meetings have no session yet', () => {
  for (const [numSessions, isSaid] of [
    [2, true],
    [1, false],
  ] as const) {
    const event = new EventBuilder('1on1', { numSessions }).owner('ann').owner('bob').owner('cid')
    event.meeting('ann', 'bob', 'reserved', { sessionId: null })
    event.meeting('ann', 'cid', 'cancelled', { sessionId: null, cancelledBy: 'ann' })
    show(event, { role: 'admin', personId: null }, <AllMeetings />)
    expect(screen.queryByText('meeting.withoutSession') !== null).toBe(isSaid)
    cleanup()
  }
})
