import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evaluate, parseProblem, solve } from '../index.ts'
import type { Meeting, PairsProblem } from '../problem.ts'
import { seededRandom } from '../random.ts'

function randomPairs(seed: number, people: number): PairsProblem {
  const random = seededRandom(seed)
  const ids = Array.from({ length: people }, (_, i) => `p${i}`)
  const pairs = ids.flatMap((a, i) => ids.slice(i + 1).map((b): Meeting => [a, b]))
  return {
    format: 'plan-problem/1',
    kind: 'pairs',
    people: ids.map((id) => ({ id, capacity: random.below(4) })),
    wishes: pairs.flatMap(([a, b]) =>
      ([[a, b, 1 + random.below(5)] as const, [b, a, 1 + random.below(5)] as const] as const).filter(
        () => random.next() < 0.5,
      ),
    ),
    mutualOnly: random.below(3) === 0,
    kept: pairs.filter(() => random.next() < 0.1),
    excluded: pairs.filter(() => random.next() < 0.1),
    rules: { useLogScale: random.below(2) === 0, weights: { fairness: [0, 1, 10][random.below(3)] } },
  }
}

/** MODEL-49, MODEL-50 written a second time; kept pairs count as allowed. */
function naive(problem: PairsProblem, meetings: readonly Meeting[]): [number, number] {
  const same = (x: Meeting, y: Meeting) =>
    (x[0] === y[0] && x[1] === y[1]) || (x[0] === y[1] && x[1] === y[0])
  const has = (list: readonly Meeting[], pair: Meeting) => list.some((one) => same(one, pair))
  const v = (a: string, b: string) => {
    const weight = problem.wishes.find((w) => w[0] === a && w[1] === b)?.[2]
    return weight === undefined ? 0 : problem.rules.useLogScale ? Math.log2(1 + weight) : weight
  }
  const allowed = (pair: Meeting) => {
    if (has(problem.kept, pair)) return true
    if (has(problem.excluded, pair)) return false
    const [x, y] = [v(pair[0], pair[1]), v(pair[1], pair[0])]
    return problem.mutualOnly ? x > 0 && y > 0 : x > 0 || y > 0
  }
  const unique = meetings.filter((m, i) => meetings.findIndex((one) => same(one, m)) === i)
  let hard = unique.length - meetings.length
  for (const pair of unique) if (!allowed(pair)) hard--
  for (const pair of problem.kept) if (!has(meetings, pair)) hard--
  let soft = 0
  for (const pair of unique)
    if (!has(problem.kept, pair) && allowed(pair)) soft += v(pair[0], pair[1]) + v(pair[1], pair[0])
  for (const { id, capacity } of problem.people) {
    const met = unique.filter((pair) => pair.includes(id)).length
    hard -= Math.max(0, met - capacity)
    const partners = problem.people.filter((other) => other.id !== id && allowed([id, other.id])).length
    const goal = Math.min(capacity, partners)
    if (goal > 0) soft -= problem.rules.weights.fairness * (1 - met / goal) ** 2
  }
  return [hard, soft]
}

describe('MODEL-49, MODEL-50: pairs', () => {
  test('the score of any meetings agrees with the formulas written a second time', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 6 }), (seed, people) => {
        const problem = randomPairs(seed, people)
        const random = seededRandom(seed + 1)
        const ids = problem.people.map(({ id }) => id)
        const meetings = ids.flatMap((a) =>
          ids.filter((b) => a !== b && random.next() < 0.2).map((b): Meeting => [a, b]),
        )
        const { score, terms } = evaluate(problem, meetings)
        const [hard, soft] = naive(problem, meetings)
        expect(score[0]).toBe(hard + 0)
        expect(score[2]).toBeCloseTo(soft, 6)
        expect(Object.values(terms).reduce((a, b) => a + b, 0)).toBeCloseTo(soft, 6)
      }),
      { numRuns: 300 },
    )
  })

  test('the best meetings are found on problems small enough to try all, and the bound is never wrong', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 5 }), (seed, people) => {
        const problem = randomPairs(seed, people)
        const result = solve(problem, { seed, iterations: 20_000 })
        const ids = problem.people.map(({ id }) => id)
        const isKept = (pair: Meeting) =>
          problem.kept.some((one) => one.includes(pair[0]) && one.includes(pair[1]))
        const free = ids
          .flatMap((a, i) => ids.slice(i + 1).map((b): Meeting => [a, b]))
          .filter((pair) => !isKept(pair))
        let best = [-Infinity, 0] as [number, number]
        for (let set = 0; set < 1 << free.length; set++) {
          const score = naive(problem, [...problem.kept, ...free.filter((_, i) => set & (1 << i))])
          if (score[0] > best[0] || (score[0] === best[0] && score[1] > best[1])) best = score
        }
        expect(result.score[0]).toBe(best[0] + 0)
        expect(result.score[2]).toBeCloseTo(best[1], 6)
        expect(result.bound).toBeGreaterThanOrEqual(best[1] - 1e-6)
        expect(result.status).toBe('optimal')
      }),
      { numRuns: 60 },
    )
  })

  test('kept meetings stay and use capacity, excluded ones never come', () => {
    const problem: PairsProblem = {
      format: 'plan-problem/1',
      kind: 'pairs',
      people: ['a', 'b', 'c', 'd'].map((id) => ({ id, capacity: 1 })),
      wishes: [
        ['a', 'b', 9],
        ['b', 'c', 1],
        ['b', 'd', 1],
      ],
      mutualOnly: false,
      kept: [['a', 'c']],
      excluded: [['b', 'd']],
      rules: { useLogScale: false, weights: { fairness: 1 } },
    }
    const { meetings, score, status } = solve(problem)
    expect(meetings).toEqual([['a', 'c']])
    // b could have met a, who is taken: a gap of one whole meeting.
    expect(score).toEqual([0, 0, -1])
    expect(status).toBe('optimal')
  })

  test('with a seed and a number of moves the same meetings come out every time', () => {
    const problem = randomPairs(4, 30)
    const one = solve(problem, { seed: 3, iterations: 50_000 })
    const two = solve(problem, { seed: 3, iterations: 50_000 })
    expect(one).toEqual(two)
  })

  test('any random problem survives JSON and parsing unchanged', () => {
    const problem = randomPairs(9, 12)
    expect(parseProblem(JSON.parse(JSON.stringify(problem)))).toEqual({ ok: true, problem })
  })
})
