import { expect, test } from 'vitest'
import { EventBuilder } from '../testing/event-builder.ts'
import { meetingsOf } from './meetings.ts'

test('MEET-8: reserved and committed meetings are listed, each pair once', () => {
  const event = new EventBuilder('1on1').people('ann', 'bob', 'cid')
  for (const id of ['ann', 'bob', 'cid']) event.topic(id, { ownerId: id })
  event
    .wish('ann', 'bob', 'Yes committed')
    .wish('bob', 'ann', 'Yes committed')
    .wish('bob', 'cid', 'Yes reserved')
    .wish('cid', 'ann', 'Yes pending')
    .wish('ann', 'cid', 'Yes past')
    .assign('bob', 'cid', 2)
    .assign('cid', 'bob', 2)
  expect(meetingsOf(event.state)).toEqual([
    { people: ['ann', 'bob'], state: 'committed', sessions: [] },
    { people: ['bob', 'cid'], state: 'reserved', sessions: [2] },
  ])
  expect(meetingsOf(event.state, 'cid')).toHaveLength(1)
})
