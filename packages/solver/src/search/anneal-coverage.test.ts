import { expect, test } from 'vitest'
import { DEFAULT_RULES } from '../default-rules.ts'
import type { GroupsProblem } from '../problem.ts'
import { seededRandom } from '../random.ts'
import { mediumOf } from '../state.ts'
import { plainPerson, plainTopic } from '../testing/plain.ts'
import { randomProblem } from '../testing/random-problem.ts'
import { annealCoverage } from './anneal-coverage.ts'
import { buildFacts } from './build-facts.ts'
import { construct, placeLayout } from './construct.ts'
import { admitsCoverage } from './coverage.ts'
import { createState } from './plan-state.ts'
import { createSearchContext } from './search.ts'

function coverage(problem: GroupsProblem, seed: number, moves = 300) {
  const facts = buildFacts(problem)
  const state = createState(facts)
  const context = createSearchContext(facts, seededRandom(seed), 30)
  construct(state, context, () => false)
  const shouldStop = () => false
  const found = annealCoverage(state, context.random, {
    from: 1.5,
    to: 0.2,
    moves,
    most: Infinity,
    assertScore: true,
    shouldStop,
  })
  placeLayout(state, context, found.start)
  return { facts, state, ...found }
}

test('seats are those from scratch after every change and after each that is taken back, with every feature of the model', () => {
  let tried = 0
  for (let seed = 0; seed < 60; seed++) {
    const problem = randomProblem(seed, {
      people: 20,
      topics: 12,
      slots: 4,
      fixed: seed % 2 === 0,
      pins: seed % 3 === 0,
    })
    const topics = problem.topics.map((topic) => ({ ...topic, duration: 1, repeat: [0] }))
    if (admitsCoverage(buildFacts({ ...problem, topics })))
      tried += coverage({ ...problem, topics }, seed).moves
  }
  expect(tried).toBeGreaterThan(0)
})

test('everybody is seated where one layout alone allows it', () => {
  const ids = Array.from({ length: 12 }, (_, i) => i)
  const problem: GroupsProblem = {
    format: 'plan-problem/1',
    kind: 'groups',
    slots: 2,
    breaksAfter: [],
    countBy: 'slots',
    people: ids.map((i) => plainPerson(`p${i}`, { available: [0, 1], wants: 2 })),
    topics: ids.map((i) => plainTopic(`t${i}`, { minSize: 3, maxSize: 6 })),
    // t0 to t3 hold everybody in two slots; the others are wished by many, but leave some out.
    wishes: ids.flatMap((i) => [
      [`p${i}`, `t${i % 2}`, 20] as const,
      [`p${i}`, `t${2 + (i % 2)}`, 20] as const,
      ...(i < 8
        ? [
            [`p${i}`, `t${4 + (i % 8)}`, 100] as const,
            [`p${i}`, `t${4 + ((i + 1) % 8)}`, 100] as const,
            [`p${i}`, `t${4 + ((i + 2) % 8)}`, 100] as const,
          ]
        : []),
    ]),
    contacts: [],
    fixedGroups: [],
    previous: null,
    rules: { ...DEFAULT_RULES, maxParallelSessions: 2 },
  }
  const { state, value } = coverage(problem, 1, 2000)
  expect(value).toBe(24)
  expect(mediumOf(state)).toBeCloseTo(0)
})
