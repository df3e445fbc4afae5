import { expect, test } from 'vitest'
import { EventBuilder } from '../testing/event-builder.ts'
import { planRefusal } from './plan-refusal.ts'

test('MODEL-47: an unregistered event or fewer than two active people cannot be planned', () => {
  const event = new EventBuilder('planner').people('ann', 'bob')
  expect(planRefusal(event.state)).toBeUndefined()
  event.person('bob', { registerTopicWithoutAuthor: true })
  expect(planRefusal(event.state)).toBe('tooFewPeople')
  event.state.event.isRegistered = false
  expect(planRefusal(event.state)).toBe('eventNotRegistered')
})
