import { EventBuilder } from '@planner/domain/testing'
import type { EventInput } from '@planner/protocol'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NO_ANSWER } from '../../lib/live/hub-connection.ts'
import { ADMIN, showScreen } from '../../lib/live/testing/screen.tsx'
import { HomeCard } from './home-card.tsx'

const meta = { shareLink: 'https://example.org/share' }
const nothing = () => {}
const card = (onShow = nothing) => (
  <HomeCard onShowUnanswered={onShow} onShowWaiting={nothing} onShowParticipants={nothing} />
)

test('EVENT-15, EVENT-21: where all lives on contact preferences the home says that they are off, and a button turns on them alone', () => {
  const saved: EventInput[] = []
  const saveEvent = async (event: EventInput) => {
    saved.push(event)
    return NO_ANSWER
  }
  showScreen(new EventBuilder('reciprocity10'), ADMIN, card(), { commands: { saveEvent } })
  expect(screen.getByText('eventData.step.contacts.off')).toBeTruthy()
  fireEvent.click(screen.getByText('eventData.step.contacts.turnOn'))
  expect(saved).toEqual([{ considerContactPreferences: true, settings: {} }])
  cleanup()
  for (const event of [
    new EventBuilder('reciprocity10', { considerContactPreferences: true }),
    new EventBuilder('planner'),
  ]) {
    showScreen(event, ADMIN, card())
    expect(screen.queryByText('eventData.step.contacts.off')).toBeNull()
    cleanup()
  }
})

test('PERSON-18, PERSON-21: the home names who has not answered, and leads to them', () => {
  const event = new EventBuilder('planner').owner('ann').owner('bob').wish('ann', 'bob', 'Yes')
  let isShown = false
  showScreen(
    event,
    ADMIN,
    card(() => {
      isShown = true
    }),
    { meta },
  )
  expect(screen.getByText('eventData.home.missing')).toBeTruthy()
  expect(screen.getByText('participants.remind')).toBeTruthy()
  fireEvent.click(screen.getByText('eventData.answered.show'))
  expect(isShown).toBe(true)
  cleanup()
  showScreen(event.wish('bob', 'ann', ''), ADMIN, card(), { meta })
  expect(screen.queryByText('eventData.answered.show')).toBeNull()
  expect(screen.queryByText('eventData.home.missing')).toBeNull()
})

/** The state that the sentence is of, and what is in full colour. */
function told(event: EventBuilder): (string | null)[] {
  showScreen(event, ADMIN, card(), { meta })
  const filled = [...document.querySelectorAll('button[data-variant="filled"]')]
  const found = [screen.getByRole('heading').textContent, ...filled.map(({ textContent }) => textContent)]
  cleanup()
  return found
}

test('PERSON-21: the sentence and the one button in full colour are those of the state', () => {
  const event = new EventBuilder('planner')
  expect(told(event)).toEqual(['eventData.home.nobody', 'eventData.copyShareLink'])
  const waiting = new EventBuilder('planner').owner('ann', {}, { isWaiting: true })
  expect(told(waiting)).toEqual(['participants.someWait', 'participants.showWaiting'])
  expect(told(event.people('ann'))).toEqual(['eventData.home.tooFew', 'eventData.copyShareLink'])
  expect(told(event.people('bob'))).toEqual(['eventData.home.noTopics', 'eventData.home.addTopics'])
  expect(told(event.owner('cy'))).toEqual(['eventData.home.unanswered', 'eventData.answered.show'])
  for (const person of ['ann', 'bob']) event.wish(person, 'cy', 'Yes')
  expect(told(event.owner('dee').wish('cy', 'dee', 'Yes').wish('dee', 'cy', ''))).toEqual([
    'eventData.home.ready',
    'eventData.toSchedule',
  ])
  event.state.event = { ...event.state.event, lastPlannerEndTime: 1 }
  expect(told(event)).toEqual(['eventData.home.planned', 'eventData.toSchedule'])
})

test('PERSON-21: where people say when they can come, who has not is counted', () => {
  const week = () =>
    new EventBuilder('weekdayhourplanner')
      .owner('ann')
      .owner('bob')
      .wish('ann', 'bob', 'Yes')
      .wish('bob', 'ann', '')
  expect(told(week().hours('ann', [17]))[0]).toBe('eventData.home.withoutHours')
  expect(told(week().hours('ann', [17]).hours('bob', [18]))[0]).toBe('eventData.home.ready')
})
