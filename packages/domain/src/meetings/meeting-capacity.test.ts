import { expect, test } from 'vitest'
import { EventBuilder } from '../testing/event-builder.ts'
import { meetingCapacity, upcomingMeetings } from './meeting-capacity.ts'

test.each([
  [5, 1, 5],
  [5, 3, 3],
  [2, 3, 2],
  [0, 3, 0],
  [0, 1, 0],
])('MEET-9: whoever asks for %i meetings in %i sessions can have %i', (requests, sessions, capacity) => {
  expect(meetingCapacity(requests, sessions)).toBe(capacity)
})

test('MEET-6: reserved and committed meetings take up what their two people can have, others do not', () => {
  const { state } = new EventBuilder('1on1')
    .owner('ann')
    .owner('bob')
    .owner('cid')
    .owner('dan')
    .meeting('ann', 'bob', 'reserved')
    .meeting('ann', 'cid', 'committed')
    .meeting('ann', 'dan', 'past')
    .meeting('bob', 'cid', 'cancelled', { cancelledBy: 'bob' })
  expect([...upcomingMeetings(state)]).toEqual([
    ['ann', 2],
    ['bob', 1],
    ['cid', 1],
  ])
})
