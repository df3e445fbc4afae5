import { EventBuilder } from '@planner/domain/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { as, showScreen } from '../../../lib/live/test-screen.tsx'
import { OwnMeetings } from './own-meetings.tsx'

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
