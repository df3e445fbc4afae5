import { expect, test } from 'vitest'
import { EventBuilder } from '../testing/event-builder.ts'
import { peopleShortOfMeetings } from './meeting-lists.ts'
import { meetingCapacity, meetingOutcome, upcomingMeetings } from './meeting-outcome.ts'

test('MEET-22: people with wishes are told apart by the room they have left, and who takes no part is not counted', () => {
  const event = new EventBuilder('1on1', { numSessions: 2 })
  for (const id of ['ann', 'bob', 'cid', 'dan', 'eve', 'fay', 'hal'])
    event.owner(id, {}, { numMeetingRequests: 3 })
  event.owner('gus', {}, { isArchived: true }).wish('gus', 'fay', 'Yes').wish('hal', 'gus', 'Yes')
  event
    .wish('ann', 'dan', 'Yes pending')
    .wish('cid', 'dan', 'Yes')
    .wish('dan', 'eve', 'Yes')
    .wish('dan', 'fay', 'Yes')
    .meeting('ann', 'bob', 'reserved', { wishedBy: ['ann'] })
    .meeting('ann', 'cid', 'committed', { wishedBy: ['ann', 'cid'] })
    .meeting('bob', 'fay', 'past')
    .meeting('eve', 'bob', 'cancelled', { cancelledBy: 'bob', wishedBy: [] })
    .wish('eve', 'bob', 'Yes pending')
  expect(meetingOutcome(event.variant, event.state)).toEqual({
    granted: 3,
    wished: 8,
    wishing: 4,
    leftOut: [
      { personId: 'dan', met: 0, wanted: 2, wishes: ['eve', 'fay'] },
      { personId: 'eve', met: 0, wanted: 2, wishes: ['bob'] },
      { personId: 'cid', met: 1, wanted: 2, wishes: ['dan'] },
    ],
    full: [{ personId: 'ann', met: 2, wanted: 2, wishes: ['dan'] }],
  })
})

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
