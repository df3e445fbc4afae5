import { EventBuilder } from '@planner/domain/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ADMIN, showScreen } from '../../../lib/live/testing/screen.tsx'
import { EventForm } from './event-form.tsx'

test('EVENT-3: a new event asks for little; what can wait opens by itself when it is refused', async () => {
  showScreen(new EventBuilder('planner', { isRegistered: false }), ADMIN, <EventForm />)
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
    'name',
    'numSessions',
  ])
  const more = screen.getByRole('button', { name: /eventData\.more/ })
  fireEvent.click(more)
  const rooms = document.querySelector('[name="groupRooms"]') as HTMLTextAreaElement
  fireEvent.change(rooms, { target: { value: 'Attic; many' } })
  fireEvent.click(more)
  expect(document.querySelector('[name="groupRooms"]')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'eventData.register' }))
  await screen.findByDisplayValue('Attic; many')
  expect(more.getAttribute('aria-expanded')).toBe('true')
})
