import { expect, test } from 'vitest'
import { SearchHours } from './search-hours.ts'

test('PLAN-33: in an hour an event is searched for its time at most, and all together for theirs', () => {
  let clock = 0
  const hours = new SearchHours({ now: () => clock, eventSeconds: 600, serverSeconds: 1000 })
  hours.add('a', 500)
  expect([hours.left('a'), hours.left('b')]).toEqual([100, 500])
  hours.add('b', 450)
  expect([hours.left('a'), hours.left('b')]).toEqual([50, 50])
  clock += 3_600_000
  expect([hours.left('a'), hours.left('b')]).toEqual([600, 600])
})
