import { MantineProvider } from '@mantine/core'
import type { Viewer } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Outbox } from '../../../lib/live/edits/outbox.ts'
import { EventStore } from '../../../lib/live/event-store.ts'
import { LiveProvider } from '../../../lib/live/live-context.tsx'
import type { LiveEvent } from '../../../lib/live/live-event.ts'
import { AllMeetings } from './all-meetings.tsx'
import { MeetingCard } from './own-meetings.tsx'

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
