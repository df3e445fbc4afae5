import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareScores, evaluate, solve } from './index.ts'
import type { GroupsProblem } from './problem.ts'
import type { PlanResult, Score } from './result.ts'
import { runs } from './testing/chance.ts'
import { naiveScore } from './testing/naive-score.ts'
import { eachPlan } from './testing/random-plan.ts'
import { randomProblem } from './testing/random-problem.ts'

function bestOfAll(problem: GroupsProblem): Score {
  let best: Score = [-Infinity, 0, 0]
  eachPlan(problem, (plan) => {
    const score = naiveScore(problem, plan)
    if (compareScores(score, best) > 0) best = score
  })
  return best
}

function pinsOnce({ pins = [] }: GroupsProblem): NonNullable<GroupsProblem['pins']> {
  return pins.map((one) => (one.topic === 't0' ? one : { ...one, group: 0 }))
}

/** Small enough to try every plan. */
const tiny = fc
  .record({
    seed: fc.nat(),
    people: fc.integer({ min: 1, max: 3 }),
    topics: fc.integer({ min: 1, max: 2 }),
    slots: fc.integer({ min: 1, max: 2 }),
    fixed: fc.boolean(),
    pins: fc.boolean(),
    rooms: fc.boolean(),
  })
  .map(({ seed, ...size }) => randomProblem(seed, size))
  .map((problem) => ({
    ...problem,
    topics: problem.topics.map((t, i) => ({ ...t, groups: i === 0 ? t.groups : 1 })),
  }))
  .map((problem) => ({
    ...problem,
    fixedGroups: problem.fixedGroups.map((f) => (f.topic === 't0' ? f : { ...f, group: 0 })),
    previous: problem.previous?.map((f) => (f.topic === 't0' ? f : { ...f, group: 0 })) ?? null,
    pins: pinsOnce(problem),
  }))

describe('MODEL-2: the best plan', () => {
  test('is found on problems small enough to try every plan, and its bound is never wrong', () => {
    fc.assert(
      fc.property(tiny, (problem) => {
        const best = bestOfAll(problem)
        const result = solve(problem, { seed: 1, iterations: 40_000 })
        expect(naiveScore(problem, result.groups)[2]).toBeCloseTo(result.score[2], 6)
        expect(result.score[0]).toBe(best[0])
        expect(compareScores(result.score, [best[0], best[1], best[2] + 1e-6])).toBeLessThanOrEqual(0)
        // Among plans broken by contradictory fixed groups or pins only the number of breaches is promised.
        if (best[0] === 0) expect(result.score[1]).toBe(best[1])
        if (best[0] === 0) expect(result.score[2]).toBeCloseTo(best[2], 6)
        if (result.bound !== null) expect(result.bound).toBeGreaterThanOrEqual(best[2] - 1e-6)
      }),
      // A search may miss the best plan of some problem: these are known to be solved.
      { seed: 1, numRuns: 60 },
    )
  })
})

describe('the incremental score', () => {
  test('equals the score from scratch after every move, with every feature of the model', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.record({
          people: fc.integer({ min: 1, max: 9 }),
          topics: fc.integer({ min: 1, max: 6 }),
          slots: fc.integer({ min: 1, max: 6 }),
          fixed: fc.boolean(),
          pins: fc.boolean(),
          rooms: fc.boolean(),
        }),
        (seed, size) => {
          const problem = randomProblem(seed, size)
          const result = solve(problem, { seed, iterations: 400, assertScore: true })
          if (!size.fixed && !size.pins) expect(result.score[0]).toBe(0)
          const again = evaluate(problem, result.groups).score
          expect(again[2]).toBeCloseTo(result.score[2], 6)
        },
      ),
      { numRuns: runs(40, 80) },
    )
  })
})

describe('a search', () => {
  const problem = randomProblem(5, { people: 12, topics: 6, slots: 4, fixed: false })

  test('with a seed and a number of moves gives the same plan every time', () => {
    const { run: one, ...first } = solve(problem, { seed: 7, iterations: 5000 })
    const { run: two, ...second } = solve(problem, { seed: 7, iterations: 5000 })
    expect(first).toEqual(second)
    expect(one.moves).toBe(two.moves)
  })

  test('that is stopped at once still gives a feasible plan with groups in it', () => {
    const result = solve(problem, { shouldStop: () => true })
    expect(result.score[0]).toBe(0)
    expect(result.groups.length).toBeGreaterThan(0)
  })

  test('streams plans that get better and ends with the last of them', () => {
    const seen: PlanResult[] = []
    const result = solve(problem, { seed: 2, iterations: 40_000, onBest: (best) => seen.push(best) })
    expect(seen.length).toBeGreaterThan(0)
    for (let i = 1; i < seen.length; i++)
      expect(compareScores(seen[i].score, seen[i - 1].score)).toBeGreaterThan(0)
    expect(seen.at(-1)?.score).toEqual(result.score)
  })

  test('that starts from a plan is never worse than it', () => {
    const given = solve(problem, { seed: 3, iterations: 30_000 })
    const warm = solve(problem, { seed: 9, iterations: 0, warmStart: given.groups })
    expect(compareScores(warm.score, given.score)).toBeGreaterThanOrEqual(0)
  })

  test('ends by itself when the bound is met', () => {
    const person = { available: [0], maybe: [], wants: 1, max: null, languages: [] }
    const easy: GroupsProblem = {
      ...problem,
      slots: 1,
      breaksAfter: [],
      people: ['a', 'b', 'c'].map((id) => ({ id, ...person })),
      topics: [
        { id: 't', hosts: [], groups: 1, duration: 1, repeat: [0], starts: null, minSize: 2, maxSize: 4 },
      ],
      wishes: [
        ['a', 't', 3],
        ['b', 't', 3],
        ['c', 't', 3],
      ],
      contacts: [],
      previous: null,
    }
    const result = solve(easy, { iterations: 1_000_000 })
    expect(result.status).toBe('optimal')
    expect(result.run.moves).toBeLessThan(1_000_000)
  })
})

test('MODEL-3: a fixed group that cannot do without a host who is not there costs one breach, found with moves enough', () => {
  // Drawn by chance: 10,000 moves leave two breaches.
  const problem = randomProblem(1_079_993_935, { people: 1, topics: 2, slots: 1, fixed: true })
  const [first, second] = problem.topics
  const topics = [first, { ...second, groups: 1 }]
  const fixedGroups = problem.fixedGroups.map((one) => (one.topic === 't0' ? one : { ...one, group: 0 }))
  expect(solve({ ...problem, topics, fixedGroups }, { seed: 1, iterations: 40_000 }).score[0]).toBe(-1)
})

test('PLAN-24, MODEL-67: a new plan leaves pinned people in their groups, also where they have not chosen the topic', () => {
  let pinned = 0
  for (let seed = 1; seed <= 3; seed++) {
    const problem = randomProblem(seed, { people: 20, topics: 8, slots: 3, fixed: false })
    const before = solve(problem, { seed: 1, iterations: 20_000 }).groups
    const pins = before.flatMap(({ topic, group, members }) =>
      members.filter((_, i) => i % 3 === 0).map((person) => ({ person, topic, group })),
    )
    const result = solve({ ...problem, pins }, { seed: 2, iterations: 20_000 })
    expect(result.score[0]).toBe(0)
    pinned += pins.length
  }
  expect(pinned).toBeGreaterThan(3)
  const hard = randomProblem(4, { people: 8, topics: 2, slots: 2, fixed: false })
  const open = hard.topics.map((topic) => ({ ...topic, hosts: [], starts: null, minSize: 1, maxSize: 8 }))
  const strict = {
    ...hard,
    topics: open,
    contacts: [],
    wishes: hard.wishes.filter(([person, topic]) => person !== 'p0' || topic !== 't0'),
    pins: [{ person: 'p0', topic: 't0', group: 0 }],
    rules: { ...hard.rules, noIsHardConstraint: 'Hard' as const },
  }
  const { groups, breaches } = solve(strict, { seed: 1, iterations: 20_000 })
  expect(groups.find(({ topic, group }) => topic === 't0' && group === 0)?.members).toContain('p0')
  expect(breaches.map(({ constraint }) => constraint)).toContain('notWanted')
  expect(breaches.map(({ constraint }) => constraint)).not.toContain('pinned')
})

test('MODEL-3: contradictory fixed groups force breaches, which the result names', () => {
  const base = randomProblem(1, { people: 4, topics: 2, slots: 2, fixed: false })
  const topic = { hosts: ['p0'], groups: 1, duration: 1, repeat: [0], starts: null, minSize: 1, maxSize: 4 }
  const problem: GroupsProblem = {
    ...base,
    breaksAfter: [],
    topics: [
      { ...topic, id: 'a' },
      { ...topic, id: 'b' },
    ],
    wishes: [],
    previous: null,
    fixedGroups: [
      { topic: 'a', group: 0, start: 0 },
      { topic: 'b', group: 0, start: 0 },
    ],
    rules: { ...base.rules, maxParallelSessions: 1 },
  }
  const result = solve(problem, { iterations: 5000 })
  expect(result.score[0]).toBeLessThan(0)
  expect(result.breaches.length).toBeGreaterThan(0)
})

test('CLI-4: a large event, planned without pair terms first, is the same plan for the same seed', () => {
  for (const seed of [1, 2, 3]) {
    const problem = randomProblem(seed, { people: 50, topics: 12, slots: 3, fixed: seed === 3 })
    const run = () => solve(problem, { seed, iterations: 1500, assertScore: true })
    const first = run()
    expect(first.run.moves).toBeLessThan(3000)
    expect(naiveScore(problem, first.groups)[2]).toBeCloseTo(first.score[2], 6)
    expect({ ...run(), run: null }).toEqual({ ...first, run: null })
  }
})

test('MODEL-3: without topics or without people the plan is empty, however long it is looked for', () => {
  const size = { people: 6, topics: 4, slots: 3, fixed: false }
  for (const seed of [1, 2, 3])
    for (const nothing of [{ topics: 0 }, { people: 0 }, { people: 0, topics: 0 }]) {
      const problem = randomProblem(seed, { ...size, ...nothing })
      const { groups, score } = solve(problem, { seed, iterations: 20_000, assertScore: true })
      expect(groups.flatMap(({ members }) => members)).toEqual([])
      expect(score[0]).toBe(0)
    }
})
