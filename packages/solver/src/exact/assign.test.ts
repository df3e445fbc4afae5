import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { type AssignmentProblem, createAssigner } from './assign.ts'

function randomAssignmentProblem(seed: number, people: number, groups: number): AssignmentProblem {
  const random = seededRandom(seed)
  return {
    people,
    groups,
    worth: Float64Array.from({ length: people * groups }, () =>
      random.next() < 0.15 ? -Infinity : Math.floor(20 * random.next()) - 5,
    ),
    cost: Array.from({ length: groups }, () => convexCost(people, random.next)),
  }
}

/** Rises by more with every person, up to a largest size. */
function convexCost(people: number, next: () => number): Float64Array {
  const cost = new Float64Array(people + 2).fill(Infinity)
  const largest = Math.floor(next() * (people + 1))
  let step = Math.floor(8 * next()) - 6
  cost[0] = Math.floor(10 * next())
  for (let size = 1; size <= largest; size++) {
    cost[size] = cost[size - 1] + step
    step += Math.floor(4 * next())
  }
  return cost
}

/** The best of all placements, tried one by one. */
function greatestValue({ people, groups, worth, cost }: AssignmentProblem): number {
  const sizes = new Array<number>(groups).fill(0)
  const best = (p: number): number => {
    if (p === people) return -sizes.reduce((sum, size, k) => sum + cost[k][size], 0)
    let most = best(p + 1)
    for (let k = 0; k < groups; k++) {
      sizes[k]++
      most = Math.max(most, worth[p * groups + k] + best(p + 1))
      sizes[k]--
    }
    return most
  }
  return best(0)
}

test('everybody is placed as well as in the best of all placements', () => {
  const assign = createAssigner()
  fc.assert(
    fc.property(
      fc.nat(),
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 1, max: 3 }),
      (seed, people, groups) => {
        const problem = randomAssignmentProblem(seed, people, groups)
        const { value, at, sizes } = assign(problem)
        expect(value).toBeCloseTo(greatestValue(problem), 6)
        let own = 0
        for (let k = 0; k < groups; k++) {
          expect(at.filter((one) => one === k).length).toBe(sizes[k])
          own -= problem.cost[k][sizes[k]]
        }
        for (let p = 0; p < people; p++) if (at[p] >= 0) own += problem.worth[p * groups + at[p]]
        expect(own).toBeCloseTo(value, 6)
      },
    ),
    { numRuns: 300 },
  )
})
