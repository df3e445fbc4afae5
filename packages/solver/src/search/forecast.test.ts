import { expect, test } from 'vitest'
import { DEFAULT_RULES } from '../default-rules.ts'
import type { GroupsProblem } from '../problem.ts'
import { seededRandom } from '../random.ts'
import { mediumOf, type State, softOf } from '../state.ts'
import { plainPerson, plainTopic } from '../testing/plain.ts'
import { buildFacts } from './build-facts.ts'
import { construct } from './construct.ts'
import { replaceBy } from './moves/layout.ts'
import { spareGroup } from './moves/open.ts'
import { mark, undo } from './operations.ts'
import { createState } from './plan-state.ts'
import { createSearchContext } from './search.ts'

const UNIT = 30

function crowd(seed: number): GroupsProblem {
  const random = seededRandom(seed)
  const ids = Array.from({ length: 40 }, (_, i) => i)
  const topics = ids.slice(0, 14)
  return {
    format: 'plan-problem/1',
    kind: 'groups',
    slots: 3,
    breaksAfter: [],
    countBy: 'slots',
    people: ids.map((i) => plainPerson(`p${i}`, { available: [0, 1, 2], wants: 3 })),
    topics: topics.map((t) => plainTopic(`t${t}`, { hosts: [`p${t}`], minSize: 2, maxSize: 15 })),
    wishes: ids.flatMap((i) =>
      topics.flatMap((t): [string, string, number][] =>
        t === i || random.next() < 0.4 ? [[`p${i}`, `t${t}`, random.next() < 0.3 ? 100 : 20]] : [],
      ),
    ),
    contacts: [],
    fixedGroups: [],
    previous: null,
    rules: { ...DEFAULT_RULES, maxParallelSessions: 3 },
  }
}

const worthOf = (state: State) => UNIT * mediumOf(state) + softOf(state)

/** Forecast and truth of every topic in the place of every running group. */
function comparisons(seed: number): [forecast: number, truth: number][] {
  const facts = buildFacts(crowd(seed))
  const state = createState(facts)
  const context = createSearchContext(facts, seededRandom(seed), UNIT)
  const [forecast] = context.forecasts
  construct(state, context, () => false)
  for (const g of [...state.running]) context.reassigner.reassign(state, context, [g])
  const pairs: [number, number][] = []
  for (const old of [...state.running]) {
    forecast.read(state, context, old)
    forecast.remove(old)
    for (let topic = 0; topic < facts.topics; topic++) {
      const spare = spareGroup(state, topic, state.start[old])
      if (spare < 0) continue
      const foreseen = forecast.gainOf(topic, spare, -1)
      const before = worthOf(state)
      mark(state)
      const changed = replaceBy(state, context, old, topic)
      const truth = worthOf(state) - before
      undo(state)
      if (changed && foreseen > -Infinity) pairs.push([foreseen, truth])
    }
  }
  return pairs
}

const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length

test('what a forecast puts first is worth more when it is tried than what it puts last', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const sorted = comparisons(seed).sort(([a], [b]) => b - a)
    expect(sorted.length).toBeGreaterThan(20)
    const third = Math.floor(sorted.length / 3)
    const truths = sorted.map(([, truth]) => truth)
    const [first, last] = [mean(truths.slice(0, third)), mean(truths.slice(-third))]
    expect(first - last).toBeGreaterThan(UNIT)
  }
})

test('a forecast of a topic whose host is needed elsewhere at that time is that it cannot be', () => {
  const problem = crowd(1)
  const [first, second, third, ...others] = problem.topics
  const sameHost = { ...problem, topics: [first, { ...second, hosts: first.hosts }, third, ...others] }
  const facts = buildFacts(sameHost)
  const state = createState(facts)
  const context = createSearchContext(facts, seededRandom(1), UNIT)
  const [forecast] = context.forecasts
  construct(state, context, () => false)
  const hosted = [0, 1].find((g) => state.start[g] >= 0) ?? 0
  const beside = state.running.find((g) => g > 1 && state.start[g] === state.start[hosted]) ?? -1
  expect(beside).toBeGreaterThanOrEqual(0)
  forecast.read(state, context, beside)
  forecast.remove(beside)
  expect(forecast.gainOf(1 - hosted, 1 - hosted, -1)).toBe(-Infinity)
})
