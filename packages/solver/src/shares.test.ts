import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedPeople, evaluate, meanShare, solve } from './index.ts'
import { readProblem } from './problem-reading.ts'
import { randomPairs } from './testing/random-pairs.ts'
import { randomProblem } from './testing/random-problem.ts'

const SIZE = { people: 7, topics: 5, slots: 3, fixed: false }

test('REPORT-60: those count who could hope for something, in any problem with groups', () => {
  let left = 0
  for (let seed = 1; seed <= 200; seed++) {
    const made = randomProblem(seed, SIZE)
    const problem = {
      ...made,
      people: made.people.map((person, i) => ((i + seed) % 6 === 0 ? { ...person, wants: 0 } : person)),
      wishes: made.wishes.filter(([id]) => id !== made.people[seed % 3]?.id),
    }
    const { ideals } = readProblem(problem)
    const counted = countedPeople(problem)
    for (const { id } of problem.people) expect(counted.has(id)).toBe((ideals.get(id) ?? 0) > 0)
    left += problem.people.length - counted.size
  }
  expect(left).toBeGreaterThan(200)
})

test('REPORT-60: who chose nothing changes no average, whoever they are and wherever they are put', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 4 }), (seed, more) => {
      const problem = randomProblem(seed, SIZE)
      const [first] = problem.people
      if (first === undefined) return
      const others = Array.from({ length: more }, (_, i) => ({
        ...first,
        id: `other${i}`,
        wants: 1 + (i % 2),
      }))
      const larger = { ...problem, people: [...problem.people, ...others] }
      const { groups } = solve(problem, { seed, iterations: 300 })
      const crowded = groups.map((group) => ({
        ...group,
        members: [...group.members, ...others.map(({ id }) => id)],
      }))
      const mean = meanShare(evaluate(problem, groups).satisfaction, countedPeople(problem))
      const { satisfaction } = evaluate(larger, crowded)
      expect(countedPeople(larger)).toEqual(countedPeople(problem))
      expect(meanShare(satisfaction, countedPeople(larger))).toBeCloseTo(mean, 9)
    }),
    { numRuns: 60 },
  )
})

test('REPORT-60: where people meet in pairs those count who wish to meet somebody and have room for it', () => {
  for (let seed = 1; seed <= 100; seed++) {
    const problem = randomPairs(seed, { people: 8, maxSessions: 3 })
    const wishing = new Set(problem.wishes.map(([from]) => from))
    const expected = problem.people.filter(({ id, capacity }) => capacity > 0 && wishing.has(id))
    expect([...countedPeople(problem)]).toEqual(expected.map(({ id }) => id))
  }
})

test('REPORT-60: the mean of nobody is 1, and a result has the mean of those who count', () => {
  expect(meanShare({ ann: 0 }, new Set())).toBe(1)
  expect(meanShare({ ann: 0, bob: 0.5, cid: 0.2 }, new Set(['ann', 'bob']))).toBe(0.25)
  for (let seed = 1; seed <= 20; seed++) {
    const problem = randomProblem(seed, SIZE)
    const result = solve(problem, { seed, iterations: 300 })
    expect(result.meanSatisfaction).toBe(meanShare(result.satisfaction, countedPeople(problem)))
  }
})
