import { expect, test } from 'vitest'
import { EventBuilder } from '../testing/event-builder.ts'
import { meetingsOf } from './meetings.ts'

test('MEET-8: reserved and committed meetings are listed, each pair once', () => {
  const event = new EventBuilder('1on1').owner('ann').owner('bob').owner('cid')
  event
    .meeting('ann', 'bob', 'committed')
    .meeting('cid', 'bob', 'reserved', { sessionId: 2, wishedBy: ['cid'] })
    .meeting('cid', 'ann', 'past')
  expect(meetingsOf(event.state)).toEqual([
    { people: ['ann', 'bob'], state: 'committed', sessions: [] },
    { people: ['cid', 'bob'], state: 'reserved', sessions: [2] },
  ])
  expect(meetingsOf(event.state, 'cid')).toHaveLength(1)
})
