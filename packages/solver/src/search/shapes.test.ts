import { expect, test } from 'vitest'
import { readProblem } from '../problem-reading.ts'
import { plainPerson, plainTopic } from '../testing/plain.ts'
import { separableProblem } from '../testing/separable-problem.ts'
import { buildShapes } from './shapes.ts'

const shapes = buildShapes(
  readProblem({
    ...separableProblem(1, { people: 1, topics: 1, slots: 1 }),
    slots: 4,
    breaksAfter: [1],
    people: [
      plainPerson('always', { available: [0, 1, 2, 3] }),
      plainPerson('maybe', { available: [0], maybe: [1] }),
    ],
    topics: [
      plainTopic('long', { duration: 2 }),
      plainTopic('longToo', { duration: 2 }),
      plainTopic('twice', { repeat: [0, 2] }),
    ],
    wishes: [],
    contacts: [],
  }),
)
const [long, longToo, twice] = shapes

test('topics with the same duration and repeat share a shape', () => {
  expect(longToo).toBe(long)
  expect(twice).not.toBe(long)
})

test('MODEL-11: a start covers the slots inside the problem, and crosses where it leaves them or spans a break', () => {
  expect(long.covers.map((slots) => [...slots])).toEqual([[0, 1], [1, 2], [2, 3], [3]])
  expect([...long.crosses]).toEqual([0, 1, 0, 1])
  expect([...twice.covers[0]]).toEqual([0, 2])
  expect([...twice.crosses]).toEqual([0, 0, 1, 1])
})

test('MODEL-13, MODEL-35: somebody attends a start by the worst of its slots, and none that leaves the problem', () => {
  const attend = [0, 1, 2, 3].map((start) => [...long.attend.slice(2 * start, 2 * start + 2)])
  expect(attend).toEqual([
    [1, 2],
    [1, 0],
    [1, 0],
    [0, 0],
  ])
})
