import { expect, test } from 'vitest'
import { fairnessOf } from './fairness.ts'
import { afterMeetings, meeting } from './testing/good-meetings.ts'

test('CODE-8: who has met how many of those they could have met is counted over the weeks', () => {
  const data = afterMeetings()
  data.meetings = [meeting('ann', 'dan', { state: 'past' }), meeting('ann', 'bob', { state: 'past' })]
  const { people, without, least, most } = fairnessOf(data, 1)
  expect(people).toBe(5)
  expect(without).toEqual(['cid', 'eve'])
  expect([least, most]).toEqual([0, 1])
})
