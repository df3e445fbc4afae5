import { EventBuilder } from '@planner/domain/testing'
import { expect, test } from 'vitest'
import { askedEvent } from '../../testing/asked-event.ts'
import { planOutcome } from './plan-outcome.ts'

const outcomeOf = (event: EventBuilder) => planOutcome(askedEvent(event), null)

/** Tea runs twice for three people each time, so that one of four is left out of it once. */
function planned() {
  const event = new EventBuilder('planner', { numSessions: 2 })
    .people('ann', 'bob', 'cid', 'dan')
    .topic('tea')
    .topic('go')
  for (const id of ['ann', 'bob', 'cid']) event.wish(id, 'tea', 'Yes').wish(id, 'go', 'Yes')
  for (const id of ['ann', 'bob']) event.assign(id, 'tea', 1)
  for (const id of ['ann', 'dan']) event.assign(id, 'go', 2)
  return event.start('tea', 1, 0).start('go', 2, 1)
}

test('EVENT-41: whoever counts and lacks something is short of so many points, and groups of two or more are groups', () => {
  const event = planned()
  expect(outcomeOf(event)).toEqual({
    short: [
      ['bob', 50],
      ['cid', 100],
    ],
    groups: [
      ['ann', 'bob'],
      ['ann', 'dan'],
    ],
  })
  event.person('ann', { isArchived: true })
  expect(outcomeOf(event)?.groups).toEqual([])
})

test('EVENT-41: a group of several sessions is one, and without a plan or in pairs there is nothing', () => {
  expect(
    outcomeOf(new EventBuilder('planner').people('ann', 'bob').topic('tea').wish('ann', 'tea', 'Yes')),
  ).toBeNull()
  expect(
    outcomeOf(new EventBuilder('1on1').owner('ann').owner('bob').meeting('ann', 'bob', 'committed')),
  ).toBeNull()
  const long = new EventBuilder('multiplanner', { numSessions: 2 })
    .people('ann', 'bob')
    .topic('tea', { sessionDurationInHours: 2 })
  for (const id of ['ann', 'bob']) long.wish(id, 'tea', 'Yes').assign(id, 'tea', 1).assign(id, 'tea', 2)
  expect(outcomeOf(long.start('tea', 1, 0).start('tea', 2, 0))?.groups).toEqual([['ann', 'bob']])
})
