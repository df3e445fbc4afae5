import { newEventFields } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ADMIN, showScreen } from '../../../lib/live/testing/screen.tsx'
import { LabelsNote } from './event-form.tsx'

const NAMES = 'Opening\n---\nMorning\nNoon'

function show(
  numSessions: number,
  newSessionLabels = NAMES,
  variant: 'multiplanner' | 'planner' = 'multiplanner',
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
  show(1, NAMES, 'planner')
  expect(screen.queryByRole('status')).toBeNull()
})
