import { EventBuilder } from '@planner/domain/testing'
import type { EventInput } from '@planner/protocol'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NO_ANSWER } from '../../lib/live/hub-connection.ts'
import { ADMIN, showScreen } from '../../lib/live/test-screen.tsx'
import { NextSteps } from './next-steps.tsx'

test('EVENT-15, EVENT-21: where all lives on contact preferences the checklist says that they are off, and a button turns on them alone', () => {
  const saved: EventInput[] = []
  const saveEvent = async (event: EventInput) => {
    saved.push(event)
    return NO_ANSWER
  }
  showScreen(
    new EventBuilder('reciprocity10'),
    ADMIN,
    <NextSteps isNew={false} onShowUnanswered={() => {}} />,
    { commands: { saveEvent } },
  )
  expect(screen.getByText(/eventData\.step\.contacts\.off/)).toBeTruthy()
  fireEvent.click(screen.getByText('eventData.step.contacts.turnOn'))
  expect(saved).toEqual([{ considerContactPreferences: true, settings: {} }])
  cleanup()
  const considered = new EventBuilder('reciprocity10', { considerContactPreferences: true })
  showScreen(considered, ADMIN, <NextSteps isNew={false} onShowUnanswered={() => {}} />)
  expect(screen.getByText(/eventData\.step\.contacts\.on/)).toBeTruthy()
  expect(screen.queryByText('eventData.step.contacts.turnOn')).toBeNull()
  cleanup()
  showScreen(new EventBuilder('planner'), ADMIN, <NextSteps isNew={false} onShowUnanswered={() => {}} />)
  expect(screen.queryByText(/eventData\.step\.contacts/)).toBeNull()
})
