import { newEventFields } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setMessages } from '../../../lib/i18n/i18n.ts'
import { ADMIN, showScreen } from '../../../lib/live/testing/screen.tsx'
import { RoomsNote } from './rooms-note.tsx'

function show(groupRooms: string) {
  const event = new EventBuilder('planner').people('ann', 'bob')
  const typed = { ...newEventFields(event.variant), numSessions: 3, groupRooms }
  showScreen(event, ADMIN, <RoomsNote typed={typed} />)
  return screen.queryByRole('status')?.textContent
}

test('VALID-18: the form tells what it has read of the rooms, and when there are fewest seats', () => {
  expect(show('')).toBeUndefined()
  cleanup()
  expect(show('Hall; 30\nLawn')).toBe('eventData.rooms.read')
  cleanup()
  expect(show('Hall; 30\nLawn; 9; 1-2')).toBe('eventData.rooms.read eventData.rooms.fewest')
})

test('VALID-18: the form tells how many seats there are for how many people, and who has none', () => {
  cleanup()
  setMessages('en-GB', {
    'eventData.rooms.read': '{{rooms}} rooms, {{seats}} seats, {{people}} people',
    'eventData.rooms.fewest': '{{rooms}} with {{seats}} in {{session}}',
    'eventData.rooms.short': '{{number}} without',
  })
  expect(show('Hall; 1\nLawn; 1')).toBe('2 rooms, 2 seats, 2 people')
  cleanup()
  expect(show('Hall; 1\nLawn; 1; 1-2')).toBe('2 rooms, 2 seats, 2 people 1 with 1 in 3 1 without')
  setMessages('en-GB', {})
})
