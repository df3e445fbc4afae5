import { expect, test } from 'vitest'
import type { GroupsProblem } from '../problem.ts'
import { seededRandom } from '../random.ts'
import { hardOf } from '../state.ts'
import { plainPerson, plainTopic } from '../testing/plain.ts'
import { randomProblem } from '../testing/random-problem.ts'
import { admitsRelaxedTimetable, annealTimetable, type TimetableAnnealing } from './anneal-timetable.ts'
import { buildFacts } from './build-facts.ts'
import { placeLayout } from './construct.ts'
import { createState } from './plan-state.ts'
import { createSearchContext } from './search.ts'

/** Every feature of the model but long topics, fixed groups and a previous plan. */
function timetableProblem(seed: number): GroupsProblem {
  const problem = randomProblem(seed, { people: 20, topics: 12, slots: 4, fixed: false })
  const topics = problem.topics.map((topic) => ({
    ...topic,
    duration: 1,
    repeat: [0],
    minSize: 1,
    maxSize: 9,
  }))
  return { ...problem, topics, previous: null }
}

function timetable(problem: GroupsProblem, seed: number, annealing: Partial<TimetableAnnealing>) {
  const facts = buildFacts(problem)
  const state = createState(facts)
  const context = createSearchContext(facts, seededRandom(seed), 30)
  const { start } = annealTimetable(state, context, {
    unitPrice: 30,
    from: 15,
    to: 1,
    moves: 400,
    assertScore: true,
    shouldStop: () => false,
    most: Infinity,
    ...annealing,
  })
  placeLayout(state, context, start)
  return { facts, state, start }
}

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed)

test('the score of a timetable is the one from scratch after every change, with every feature of the model', () => {
  for (const seed of SEEDS) timetable(timetableProblem(seed), seed, {})
})

test('MODEL-11, MODEL-15: topics of a timetable run where they may and no more at a time than may; people placed by it break nothing', () => {
  let running = 0
  for (const seed of SEEDS) {
    const { facts, state, start } = timetable(timetableProblem(seed), seed, {})
    const parallel = new Array<number>(facts.slots).fill(0)
    for (const [g, at] of start.entries()) {
      if (at < 0) continue
      parallel[at]++
      expect(facts.startOk[facts.topicOf[g] * facts.slots + at]).toBe(1)
    }
    expect(Math.max(...parallel)).toBeLessThanOrEqual(facts.maxParallel)
    expect(hardOf(state)).toBeCloseTo(0)
    running += state.running.length
  }
  expect(running).toBeGreaterThan(SEEDS.length * 3)
})

test('a timetable serves people whom a layout by preference alone leaves out', () => {
  const likes = (topic: number, weight: number) => [[`p${topic}`, `t${topic}`, weight] as const]
  const ids = Array.from({ length: 6 }, (_, i) => i)
  const problem: GroupsProblem = {
    ...timetableProblem(1),
    slots: 2,
    breaksAfter: [],
    people: ids.map((i) => plainPerson(`p${i}`, { available: [0, 1], wants: 2 })),
    topics: ids.map((i) => plainTopic(`t${i}`, { maxSize: 6 })),
    // Everybody likes t0 and t1 best, but those alone leave nothing for the second half of the day when they
    // run at once.
    wishes: ids.flatMap((i) => [
      [`p${i}`, 't0', 100] as const,
      [`p${i}`, 't1', 90] as const,
      ...likes(i, 50),
    ]),
    contacts: [],
  }
  const wishes = [...new Map(problem.wishes.map((wish) => [`${wish[0]} ${wish[1]}`, wish])).values()]
  const rules = { ...problem.rules, noIsHardConstraint: 'Hard' as const, maxParallelSessions: 2 }
  const { start } = timetable({ ...problem, wishes, rules }, 3, { moves: 3000 })
  expect(start[0]).toBeGreaterThanOrEqual(0)
  expect(start[1]).toBe(1 - start[0])
})

test('MODEL-8: long topics, fixed second groups and previous plans are left to the search of whole plans', () => {
  const problem = timetableProblem(5)
  const [first, ...others] = problem.topics
  expect(admitsRelaxedTimetable(buildFacts(problem))).toBe(true)
  const long = { ...problem, breaksAfter: [], topics: [{ ...first, duration: 2, starts: null }, ...others] }
  expect(admitsRelaxedTimetable(buildFacts(long))).toBe(false)
  const second = { topic: first.id, group: first.groups - 1, start: 0 }
  const two = { ...problem, topics: [{ ...first, groups: 2, starts: null }, ...others] }
  expect(admitsRelaxedTimetable(buildFacts({ ...two, fixedGroups: [{ ...second, group: 1 }] }))).toBe(false)
  const previous = [{ ...second, members: [] }]
  expect(admitsRelaxedTimetable(buildFacts({ ...problem, previous }))).toBe(false)
})

test('MODEL-23: fixed groups stay where they are, in relaxed timetables and in what is made of them', () => {
  for (const seed of SEEDS.slice(0, 20)) {
    const problem = timetableProblem(seed)
    const free = problem.topics
      .slice(0, 2)
      .map((topic) => ({ ...topic, hosts: [], starts: null, minSize: 0 }))
    const fixedGroups = free.map(({ id }, i) => ({ topic: id, group: 0, start: i }))
    const breaksAfter: number[] = []
    const { state, start } = timetable(
      { ...problem, breaksAfter, topics: [...free, ...problem.topics.slice(2)], fixedGroups },
      seed,
      {},
    )
    const { firstGroup } = state.facts
    expect([start[firstGroup[0]], start[firstGroup[1]]]).toEqual([0, 1])
    expect(fixedGroups.map(({ start: at }, i) => [state.start[firstGroup[i]], at])).toEqual([
      [0, 0],
      [1, 1],
    ])
  }
})
