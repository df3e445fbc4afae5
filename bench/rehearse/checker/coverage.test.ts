import { expect, test } from 'vitest'
import { coverageOfGroups, coverageOfMeetings } from './coverage.ts'
import { groupPlan } from './group-plan.ts'
import { cells, goodWeek, NOW, personIn } from './testing/good-groups.ts'
import { afterMeetings } from './testing/good-meetings.ts'

test('CODE-8: who met whom is counted from meetings that were and that are confirmed', () => {
  const { pairs, met, wanted, unmet, people } = coverageOfMeetings(afterMeetings())
  // Ann and Dan have met, Bob and Eve will; all five pairs with a meeting want it, and so do Bob and Cid,
  // whom a No keeps apart.
  expect({ pairs, met, wanted, unmet }).toEqual({ pairs: 10, met: 2, wanted: 6, unmet: 4 })
  expect(people.get('ann')).toEqual({ met: 1, planned: 0, unmet: 2 })
  expect(people.get('eve')).toEqual({ met: 0, planned: 1, unmet: 1 })
})

test('CODE-8: in groups those who share one are counted once, and those who have rated each other', () => {
  const data = goodWeek()
  personIn(data, 'bob').contactPreferences = cells({ dan: '3', ann: '5' })
  personIn(data, 'dan').contactPreferences = cells({ bob: '7', ann: 'No' })
  const { pairs, met, wanted, unmet } = coverageOfGroups(groupPlan(data, NOW))
  expect({ pairs, met, wanted, unmet }).toEqual({ pairs: 10, met: 4, wanted: 1, unmet: 1 })
})
