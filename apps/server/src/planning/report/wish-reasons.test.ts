import { EventBuilder } from '@planner/domain/testing'
import { expect, test } from 'vitest'
import { compileProblem } from '../compile/compile-problem.ts'
import { wishReasons } from './wish-reasons.ts'

test('MODEL-62: organisers read why a wish was not granted, also what excludes the pair', () => {
  const event = new EventBuilder('1on1', { meetingWeek: 2, considerContactPreferences: true })
  for (const id of ['bob', 'cid', 'dan', 'eve']) event.owner(id)
  event.owner('ann', {}, { numMeetingRequests: 1 })
  event
    .meeting('bob', 'cid', 'cancelled', { cancelledBy: 'bob', wishedBy: [] })
    .wish('cid', 'bob', 'Yes')
    .wish('dan', 'eve', 'Yes')
    .set('contactPreferences', { userId: 'eve', topicId: 'dan' }, 'No')
    .wish('ann', 'dan', 'Yes')
    .wish('ann', 'eve', 'Yes')
    .wish('bob', 'ann', 'Yes')
  const problem = compileProblem(event.variant, event.state, { keepPreviousPlan: false })
  if (problem.kind !== 'pairs') throw new Error('Not a pairs problem')
  const reasons = wishReasons(event.state, problem, [['ann', 'dan', null]])
  expect(Object.fromEntries(reasons.map(({ from, to, reason }) => [`${from}>${to}`, reason]))).toEqual({
    'cid>bob': 'calledOff',
    'dan>eve': 'refused',
    'ann>eve': 'ownCapacity',
    'bob>ann': 'otherCapacity',
  })
})
