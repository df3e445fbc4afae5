import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PairsProblem, PlannedMeeting, Wish } from '../problem.ts'
import { solve } from '../solve.ts'
import { pairsProblem, randomPairs } from '../testing/random-pairs.ts'
import { explainWishes } from './ungranted-wishes.ts'

const people = (capacity: number) => ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, capacity, priority: 0 }))

function obstacles(problem: PairsProblem, meetings: readonly PlannedMeeting[]): Record<string, string> {
  return Object.fromEntries(
    explainWishes(problem, meetings).map(({ from, to, obstacle }) => [`${from}${to}`, obstacle]),
  )
}

test('MODEL-62: every wish that is not granted has its reason', () => {
  const wishes: Wish[] = ['ab', 'ba', 'ac', 'ca', 'ad', 'cd', 'dc', 'de', 'ed', 'ea'].map((pair) => [
    pair[0] as string,
    pair[1] as string,
    1,
  ])
  const problem = pairsProblem({ people: people(1), wishes, mutualOnly: true, excluded: [['d', 'e']] })
  expect(obstacles(problem, [['a', 'b', null]])).toEqual({
    ac: 'ownCapacity',
    ca: 'otherCapacity',
    ad: 'notMutual',
    cd: 'outweighed',
    dc: 'outweighed',
    de: 'excluded',
    ed: 'excluded',
    ea: 'notMutual',
  })
})

test('MODEL-62: two who have room and never at the same time clash', () => {
  const problem = pairsProblem({
    sessions: 2,
    people: people(2),
    wishes: [['a', 'b', 1]],
  })
  const meetings: PlannedMeeting[] = [
    ['a', 'c', 0],
    ['b', 'd', 1],
  ]
  expect(obstacles(problem, meetings)).toEqual({ ab: 'noCommonSession' })
})

test('MODEL-62: a proven plan outweighs no wish that there is room for', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const problem = { ...randomPairs(seed, { people: 6, maxSessions: 3 }), previous: null }
      const result = solve(problem, { seed })
      if (result.status === 'optimal' && problem.rules.contactMode === 'sum' && result.score[0] === 0)
        expect(Object.values(obstacles(problem, result.meetings))).not.toContain('outweighed')
    }),
    { numRuns: 60 },
  )
})
