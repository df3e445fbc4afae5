import { expect, test } from 'vitest'
import { EventBuilder } from '../testing/event-builder.ts'
import { longestFreeStretch, shortestGroup } from './presence.ts'

const longest = ({ variant, state }: EventBuilder) => longestFreeStretch(variant, state, 'ann')

test('AVAIL-17: a stretch is the longest run of hours, past midnight too', () => {
  const event = new EventBuilder('weekdayhourplanner').people('ann')
  expect(longest(event)).toBe(0)
  expect(longest(event.hours('ann', [9, 33]))).toBe(1)
  expect(longest(event.hours('ann', [22, 23, 24]))).toBe(3)
})

test('AVAIL-17: a stretch does not go round the end of the week', () => {
  expect(longest(new EventBuilder('weekdayhourplanner').people('ann').hours('ann', [167, 0]))).toBe(1)
})

test('AVAIL-17: in the matcher Maybe counts, and the week ends where the event’s does', () => {
  const event = new EventBuilder('heallo').person('ann', { timeZoneOffsetInHours: 2 })
  event.hours('ann', [167, 0], 'Yes').hours('ann', [1], 'Maybe')
  // Monday 02:00 in Ann's zone is where the event's week begins.
  expect(longest(event)).toBe(3)
  expect(longest(event.hours('ann', [2, 3], 'Yes'))).toBe(3)
})

test('AVAIL-17: groups take as long as the event says', () => {
  const event = new EventBuilder('weekdayhourplanner', { sessionDurationInHours: 3 }).owner('ann')
  expect(shortestGroup(event.variant, event.state)).toBe(3)
})
