import { expect, test } from 'vitest'
import { EventSketch } from '../testing/event-sketch.ts'
import { meetingsOf } from './meetings.ts'

test('MEET-8: reserved and committed meetings are listed, each pair once', () => {
  const event = new EventSketch('1on1', ['ann', 'bob', 'cid'])
  for (const id of ['ann', 'bob', 'cid']) event.topic(id, id)
  event
    .prefer('ann', 'bob', 'Yes committed')
    .prefer('bob', 'ann', 'Yes committed')
    .prefer('bob', 'cid', 'Yes reserved')
    .prefer('cid', 'ann', 'Yes pending')
    .prefer('ann', 'cid', 'Yes past')
    .assign('bob', 'cid', 2)
    .assign('cid', 'bob', 2)
  expect(meetingsOf(event.state)).toEqual([
    { people: ['ann', 'bob'], state: 'committed', sessions: [] },
    { people: ['bob', 'cid'], state: 'reserved', sessions: [2] },
  ])
  expect(meetingsOf(event.state, 'cid')).toHaveLength(1)
})
