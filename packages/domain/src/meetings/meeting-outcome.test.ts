import { expect, test } from 'vitest'
import { EventBuilder } from '../testing/event-builder.ts'
import { meetingOutcome } from './meeting-outcome.ts'

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
