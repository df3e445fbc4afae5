import { EventBuilder } from '@planner/domain/testing'
import { expect, test } from 'vitest'
import { meetingsWithout, withoutWrites } from './changed-meetings.ts'

const without = ({ variant, state }: EventBuilder) => Object.fromEntries(meetingsWithout(variant, state))

test('MEET-23: who went without in a week counts the meetings they could have had by their wishes', () => {
  const event = new EventBuilder('1on1', { meetingWeek: 3 })
    .owner('ann', {}, { numMeetingRequests: 2 })
    .owner('bob', {}, { numMeetingRequests: 2 })
    .owner('cid', {}, { numMeetingRequests: 2 })
    .owner('dan', {}, { isArchived: true })
    .owner('eve')
    .meeting('ann', 'eve', 'past', { week: 2, timestamp: 200 })
    .meeting('ann', 'bob', 'committed', { week: 3 })
    .meeting('bob', 'eve', 'reserved', { week: 3, wishedBy: ['bob'] })
    .meeting('cid', 'eve', 'cancelled', { week: 3, cancelledBy: 'eve' })
  // Ann has one meeting left and met Eve before. Bob's reserved meeting was never confirmed. Cid wishes for
  // three, one of whom takes no part.
  for (const [from, to] of [
    ['ann', 'cid'] as const,
    ['ann', 'eve'] as const,
    ['cid', 'ann'] as const,
    ['cid', 'bob'] as const,
    ['cid', 'dan'] as const,
    ['cid', 'eve'] as const,
    ['dan', 'ann'] as const,
  ])
    event.wish(from, to, 'Yes')
  expect(without(event)).toEqual({ ann: 1, bob: 1, cid: 2 })
})

test('MEET-23: a wish that cannot be granted counts for nothing, nor does a week in which nobody meets', () => {
  const mutual = new EventBuilder('reciprocity', { considerContactPreferences: true })
  for (const id of ['ann', 'bob', 'cid', 'dan']) mutual.owner(id)
  mutual.wish('ann', 'bob', 'Yes').wish('ann', 'cid', 'Yes').wish('cid', 'ann', 'Yes')
  expect(without(mutual)).toEqual({})
  mutual.meeting('cid', 'dan', 'committed', { week: 1 })
  expect(without(mutual)).toEqual({ ann: 1, cid: 1 })
  mutual.set('contactPreferences', { userId: 'cid', topicId: 'ann' }, 'No')
  expect(without(mutual)).toEqual({})
})

test('MEET-23: weeks add up, to no more than the planner counts', () => {
  const event = new EventBuilder('1on1').owner('ann').owner('bob').owner('cid').owner('dan')
  event.meeting('ann', 'bob', 'committed', { week: 1 }).wish('cid', 'dan', 'Yes').wish('dan', 'ann', 'Yes')
  const before = { cid: 4, dan: 1000 }
  const writes = withoutWrites(event.variant, event.state, (id) => {
    const person = event.state.persons.get(id)
    return person && { ...person, privateKey: id, meetingsWithout: before[id as 'cid' | 'dan'] }
  })
  expect(
    writes.flatMap((each) => (each.kind === 'putPerson' ? [each.person] : [])).map((p) => p.meetingsWithout),
  ).toEqual([5, 1000])
})
