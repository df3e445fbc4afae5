import { expect, test } from 'vitest'
import { EventBuilder } from '../testing/event-builder.ts'
import { peopleShortOfMeetings } from './meeting-lists.ts'
import { meetingCapacity, upcomingMeetings } from './meeting-outcome.ts'

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

test('PLAN-36: who could have more meetings has room, and a wish with somebody who has room too and does not refuse', () => {
  const short = (event: EventBuilder) => [...peopleShortOfMeetings(event.variant, event.state)].sort()
  const event = new EventBuilder('1on1', { considerContactPreferences: true })
  for (const name of ['ann', 'bob', 'cid', 'dan']) event.owner(name)
  event.meeting('ann', 'bob', 'reserved').wish('ann', 'bob', 'Yes')
  expect(short(event)).toEqual([])
  event.wish('cid', 'ann', 'Yes')
  expect(short(event)).toEqual(['ann', 'cid'])
  event.set('contactPreferences', { userId: 'ann', topicId: 'cid' }, 'No')
  expect(short(event)).toEqual([])
  event.wish('dan', 'cid', 'Yes')
  expect(short(event)).toEqual(['cid', 'dan'])
  event.owner('dan', {}, { numMeetingRequests: 0 })
  expect(short(event)).toEqual([])
  const mutual = new EventBuilder('reciprocity', { isRegistered: true })
    .owner('ann')
    .owner('bob')
    .wish('ann', 'bob', 'Yes')
  expect(short(mutual)).toEqual([])
  expect(short(mutual.wish('bob', 'ann', 'Yes'))).toEqual(['ann', 'bob'])
})
