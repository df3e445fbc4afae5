import { expect, test } from 'vitest'
import { DEFAULT_RULES } from '../default-rules.ts'
import type { GroupsProblem } from '../problem.ts'
import { seededRandom } from '../random.ts'
import { solve } from '../solve.ts'
import { hardOf, mediumOf, softOf } from '../state.ts'
import { runs, SEED } from '../testing/chance.ts'
import { plainPerson, plainTopic } from '../testing/plain.ts'
import { randomProblem } from '../testing/random-problem.ts'
import { buildFacts } from './build-facts.ts'
import { construct } from './construct.ts'
import { priceOfUnit } from './effort.ts'
import { createState } from './plan-state.ts'
import { createSearchContext } from './search.ts'
import { checkTrade, createTrades } from './trades.ts'

/** g groups of p people in each of w slots, who all want everything and mind only meeting again. */
function golfers(groups: number, size: number, slots: number): GroupsProblem {
  const all = Array.from({ length: slots }, (_, slot) => slot)
  const people = Array.from({ length: groups * size }, (_, p) =>
    plainPerson(`p${p}`, { available: all, wants: slots }),
  )
  const topics = Array.from({ length: groups }, (_, t) =>
    plainTopic(`t${t}`, { groups: slots, minSize: size, maxSize: size }),
  )
  const weights = Object.fromEntries(Object.keys(DEFAULT_RULES.weights).map((name) => [name, 0]))
  return {
    format: 'plan-problem/1',
    kind: 'groups',
    slots,
    breaksAfter: [],
    countBy: 'slots',
    people,
    topics,
    wishes: people.flatMap(({ id }) => topics.map((topic): [string, string, number] => [id, topic.id, 1])),
    contacts: [],
    fixedGroups: [],
    previous: null,
    rules: { ...DEFAULT_RULES, weights: { ...weights, preferNewPersonToPersonContacts: 1 } },
  }
}

/** The same with company that is wished for by chance. */
function withContacts(problem: GroupsProblem, seed: number): GroupsProblem {
  const random = seededRandom(seed)
  const ids = problem.people.map(({ id }) => id)
  return {
    ...problem,
    contacts: ids.flatMap((a) =>
      ids
        .filter((b) => a !== b && random.below(2) === 0)
        .map((b): [string, string, number] => [a, b, 1 + random.below(10)]),
    ),
    rules: { ...problem.rules, weights: { ...problem.rules.weights, contactPreferences: 3 } },
  }
}

/** Makes trades by chance and holds each against the score; the number of trades made. */
function tradeAll(problem: GroupsProblem, seed: number, steps: number): number {
  const random = seededRandom(seed)
  const facts = buildFacts(problem)
  const state = createState(facts)
  const context = createSearchContext(facts, random, priceOfUnit(facts))
  construct(state, context, () => false)
  const trades = createTrades(state, context)
  let made = 0
  for (let step = 0; trades.seats > 0 && step < steps; step++) {
    const i = random.below(trades.seats)
    const from = trades.first[i]
    const j = from + random.below(trades.end[i] - from)
    const floor = random.next() * 4 - 3
    const isOffered = (k: number) => trades.groupAt[k] !== trades.groupAt[i] && trades.gainOf(i, k) >= floor
    const offered = Array.from({ length: trades.end[i] - from }, (_, k) => from + k).filter(isOffered)
    expect(trades.firstWorth(i, from, trades.end[i], floor)).toBe(offered[0] ?? -1)
    const gain = trades.groupAt[i] === trades.groupAt[j] ? Number.NaN : trades.gainOf(i, j)
    if (!(gain > -Infinity)) continue
    const levels = [hardOf(state), mediumOf(state)]
    const soft = softOf(state)
    trades.make(i, j)
    made++
    checkTrade(state, soft + gain)
    expect([hardOf(state), mediumOf(state)]).toEqual(levels)
  }
  return made
}

test('a trade changes the score by what was said before, with every feature of the model', () => {
  const random = seededRandom(SEED)
  for (let round = 0; round < runs(60); round++) {
    const size = { people: 4 + random.below(8), topics: 2 + random.below(5), slots: 1 + random.below(4) }
    const some = { fixed: random.below(2) === 0, pins: random.below(3) === 0, rooms: random.below(3) === 0 }
    tradeAll(randomProblem(random.below(2 ** 31), { ...size, ...some }), random.below(2 ** 31), 25)
  }
})

test('the same where people meet often and wish for company', () => {
  expect(tradeAll(golfers(4, 3, 5), 1, 200)).toBeGreaterThan(0)
  expect(tradeAll(withContacts(golfers(4, 3, 5), 2), 2, 200)).toBeGreaterThan(0)
  expect(tradeAll(withContacts(golfers(3, 4, 1), 3), 3, 200)).toBeGreaterThan(0)
})

test('MODEL-32: nobody meets anybody again where that can be, by a search that checks every trade', () => {
  const result = solve(golfers(3, 3, 4), { seed: 1, iterations: 20_000, assertScore: true })
  expect([result.score, result.status]).toEqual([[0, 0, 0], 'optimal'])
})

test('MODEL-33: of all groupings of nine into three, the one with the most company is found', () => {
  const problem = withContacts(golfers(3, 3, 1), 5)
  const result = solve(problem, { seed: 1, iterations: 5000, assertScore: true })
  expect(result.score[2]).toBeCloseTo(mostCompany(problem), 6)
})

/** Tries every grouping of nine people into three groups of three. */
function mostCompany({ people, contacts, rules }: GroupsProblem): number {
  const value = new Map<string, number>()
  for (const [a, b, weight] of contacts) {
    const key = [a, b].sort().join(' ')
    value.set(key, (value.get(key) ?? 0) + Number(weight) / 10)
  }
  const of = (a: string, b: string) => value.get([a, b].sort().join(' ')) ?? 0
  const best = (left: readonly string[]): number => {
    const [a, ...others] = left
    if (a === undefined) return 0
    return Math.max(
      ...others.flatMap((b, at) =>
        others
          .slice(at + 1)
          .map((c) => of(a, b) + of(a, c) + of(b, c) + best(others.filter((x) => x !== b && x !== c))),
      ),
    )
  }
  return best(people.map(({ id }) => id)) * (rules.weights.contactPreferences ?? 0)
}
