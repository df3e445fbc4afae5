import { newEventFields } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ADMIN, showScreen } from '../../../lib/live/testing/screen.tsx'
import { RoomsNote } from './event-form.tsx'

function show(groupRooms: string) {
  const event = new EventBuilder('planner')
  const typed = { ...newEventFields(event.variant), numSessions: 3, groupRooms }
  showScreen(event, ADMIN, <RoomsNote typed={typed} />)
  return screen.queryByRole('status')?.textContent
}

test('VALID-18: the form tells what it has read of the rooms, and where there are fewest', () => {
  expect(show('')).toBeUndefined()
  cleanup()
  expect(show('Hall; 30\nLawn')).toBe('eventData.rooms.read')
  cleanup()
  expect(show('Hall; 30\nLawn; 9; 1-2')).toBe('eventData.rooms.read eventData.rooms.fewest')
})
