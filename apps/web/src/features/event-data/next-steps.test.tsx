import { EventBuilder } from '@planner/domain/testing'
import type { EventInput } from '@planner/protocol'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NO_ANSWER } from '../../lib/live/hub-connection.ts'
import { ADMIN, showScreen } from '../../lib/live/testing/screen.tsx'
import { NextSteps } from './next-steps.tsx'

test('EVENT-15, EVENT-21: where all lives on contact preferences the checklist says that they are off, and a button turns on them alone', () => {
  const saved: EventInput[] = []
  const saveEvent = async (event: EventInput) => {
    saved.push(event)
    return NO_ANSWER
  }
  showScreen(new EventBuilder('reciprocity10'), ADMIN, <NextSteps onShowUnanswered={() => {}} />, {
    commands: { saveEvent },
  })
  expect(screen.getByText(/eventData\.step\.contacts\.off/)).toBeTruthy()
  fireEvent.click(screen.getByText('eventData.step.contacts.turnOn'))
  expect(saved).toEqual([{ considerContactPreferences: true, settings: {} }])
  cleanup()
  const considered = new EventBuilder('reciprocity10', { considerContactPreferences: true })
  showScreen(considered, ADMIN, <NextSteps onShowUnanswered={() => {}} />)
  expect(screen.getByText(/eventData\.step\.contacts\.on/)).toBeTruthy()
  expect(screen.queryByText('eventData.step.contacts.turnOn')).toBeNull()
  cleanup()
  showScreen(new EventBuilder('planner'), ADMIN, <NextSteps onShowUnanswered={() => {}} />)
  expect(screen.queryByText(/eventData\.step\.contacts/)).toBeNull()
})

const numbers = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent)

test('PERSON-18, PERSON-21: the home counts who has joined and answered, and leads to those who have not', () => {
  const event = new EventBuilder('planner').owner('ann').owner('bob').wish('ann', 'bob', 'Yes')
  let isShown = false
  const onShow = () => {
    isShown = true
  }
  showScreen(event, ADMIN, <NextSteps onShowUnanswered={onShow} />)
  expect(numbers()).toEqual(['2', '2', 'app.outOf'])
  fireEvent.click(screen.getByText('eventData.answered.show'))
  expect(isShown).toBe(true)
  cleanup()
  showScreen(event.wish('bob', 'ann', ''), ADMIN, <NextSteps onShowUnanswered={onShow} />)
  expect(screen.queryByText('eventData.answered.show')).toBeNull()
})

test('PERSON-21: the first step that is not done has the one button in full colour', () => {
  const filled = (event: EventBuilder) => {
    const meta = { shareLink: 'https://example.org/share' }
    showScreen(event, ADMIN, <NextSteps onShowUnanswered={() => {}} />, { meta })
    const found = [...document.querySelectorAll('button[data-variant="filled"]')]
    cleanup()
    return found.map(({ textContent }) => textContent)
  }
  const event = new EventBuilder('planner')
  expect(filled(event)).toEqual(['eventData.copyShareLink'])
  expect(filled(event.owner('ann').owner('bob'))).toEqual(['eventData.answered.show'])
  expect(filled(event.wish('ann', 'bob', 'Yes').wish('bob', 'ann', 'Yes'))).toEqual(['eventData.toSchedule'])
})

test('PERSON-21: where people say when they can come, that is a step of its own, done when all have', () => {
  const steps = (event: EventBuilder) => {
    showScreen(event, ADMIN, <NextSteps onShowUnanswered={() => {}} />)
    const found = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    cleanup()
    return found.filter((text) => text?.includes('eventData.step.hours'))
  }
  const week = () => new EventBuilder('weekdayhourplanner').people('ann', 'bob').hours('ann', [17])
  expect(steps(week())).toEqual([expect.stringContaining('eventData.step.open')])
  expect(steps(week().hours('bob', [18]))).toEqual([expect.stringContaining('eventData.step.done')])
  expect(steps(new EventBuilder('planner').people('ann'))).toEqual([])
  const hidden = new EventBuilder('reciprocity10').people('ann').setting('parameters|ui|hideCalendar', true)
  expect(steps(hidden)).toEqual([])
})
