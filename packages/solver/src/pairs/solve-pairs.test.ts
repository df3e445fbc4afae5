import { expect, test } from 'vitest'
import type { PairsProblem, PlannedMeeting, Wish } from '../problem.ts'
import { seededRandom, shuffle } from '../random.ts'
import { solve } from '../solve.ts'
import { crowdedPairs } from '../testing/crowded-pairs.ts'
import { pairsProblem } from '../testing/random-pairs.ts'

const names = (count: number) => Array.from({ length: count }, (_, i) => `p${i}`)

function event(
  count: number,
  {
    sessions = 1,
    capacity = 5,
    wishes = 5,
    seed = 1,
  }: { sessions?: number; capacity?: number; wishes?: number; seed?: number },
): PairsProblem {
  const random = seededRandom(seed)
  const ids = names(count)
  return pairsProblem({
    sessions,
    people: ids.map((id) => ({ id, capacity, priority: 0 })),
    wishes: ids.flatMap((a) =>
      shuffle(
        ids.filter((b) => b !== a),
        random,
      )
        .slice(0, wishes)
        .map((b): Wish => [a, b, 1]),
    ),
    fairness: 10,
  })
}

/** Two lists of meetings have the same pairs and sessions. */
const listed = (meetings: readonly PlannedMeeting[]) => meetings.map(String).sort()

test('MODEL-55: thirty people who wish for five others have three meetings each in three sessions, nobody two at once', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const problem = event(30, { sessions: 3, seed })
    const { meetings, status, breaches } = solve(problem, { seed })
    expect([meetings.length, status, breaches]).toEqual([45, 'optimal', []])
    const times = meetings.flatMap(([a, b, session]) => [`${a} ${session}`, `${b} ${session}`])
    expect(new Set(times).size).toBe(90)
  }
})

test('MODEL-55: three people who all wish for each other meet once in each of two sessions, and no more', () => {
  const { meetings, status } = solve(event(3, { sessions: 2, wishes: 2 }))
  expect(meetings).toHaveLength(2)
  expect(new Set(meetings.map(([, , session]) => session))).toEqual(new Set([0, 1]))
  expect(status).toBe('optimal')
})

test('MODEL-55: a kept meeting without a session gets one, those with one stay, and what clashes is told', () => {
  const problem = {
    ...event(4, { sessions: 2, wishes: 0 }),
    kept: [
      ['p0', 'p1', 1],
      ['p1', 'p2', null],
      ['p2', 'p3', 0],
    ] as PlannedMeeting[],
  }
  const { meetings, breaches } = solve(problem)
  expect(meetings.slice(0, 3)).toEqual([
    ['p0', 'p1', 1],
    ['p1', 'p2', null],
    ['p2', 'p3', 0],
  ])
  expect(breaches).toEqual([{ constraint: 'noSession', amount: 1, people: ['p1', 'p2'] }])
  expect(solve({ ...problem, sessions: 3 }).meetings[1]).toEqual(['p1', 'p2', 2])
})

test('MODEL-57: the same seed gives the same plan, whoever registered first, and another seed another of equal score', () => {
  const problem = event(30, { capacity: 2, seed: 3 })
  const one = solve(problem, { seed: 5 })
  expect(solve(problem, { seed: 5 })).toEqual(one)
  const turned = { ...problem, people: problem.people.toReversed(), wishes: problem.wishes.toReversed() }
  expect(listed(solve(turned, { seed: 5 }).meetings)).toEqual(listed(one.meetings))
  const others = [6, 7, 8].map((seed) => solve(problem, { seed }))
  for (const other of others) expect(other.score[2]).toBeCloseTo(one.score[2], 6)
  expect(new Set([one, ...others].map(({ meetings }) => String(listed(meetings)))).size).toBe(4)
  const fixed = { ...problem, seed: 5 }
  expect(listed(solve(fixed, { seed: 9 }).meetings)).toEqual(listed(one.meetings))
})

test('MODEL-57: nobody goes without more often than others because of their place in the list', () => {
  const ids = names(6)
  const problem = pairsProblem({
    people: ids.map((id) => ({ id, capacity: 1, priority: 0 })),
    wishes: ids.slice(1).map((id): Wish => [id, 'p0', 1]),
  })
  const times = new Map<string, number>()
  for (let seed = 0; seed < 200; seed++)
    for (const [a, b] of solve(problem, { seed }).meetings)
      times.set(a === 'p0' ? b : a, (times.get(a === 'p0' ? b : a) ?? 0) + 1)
  expect([...times.keys()].sort()).toEqual(ids.slice(1))
  for (const count of times.values()) expect(count).toBeGreaterThan(20)
})

test('MODEL-58: of equal plans those who went without come first, and never at the price of a wish', () => {
  const ids = names(5)
  const problem = (weight: number) =>
    pairsProblem({
      people: ids.map((id) => ({ id, capacity: 1, priority: id === 'p3' ? 1000 : 0 })),
      wishes: ids.slice(1).map((id): Wish => [id, 'p0', id === 'p1' ? weight : 1]),
    })
  for (let seed = 0; seed < 10; seed++) {
    expect(solve(problem(1), { seed })).toMatchObject({ meetings: [['p0', 'p3', null]], precedence: 1000 })
    expect(solve(problem(1.001), { seed }).meetings).toEqual([['p0', 'p1', null]])
  }
})

test('MODEL-59: a late joiner changes none of the meetings of the last plan that stay as good, and the result says so', () => {
  const before = event(20, { capacity: 3, seed: 2 })
  const late: PairsProblem = {
    ...before,
    people: [...before.people, { id: 'late', capacity: 3, priority: 0 }],
    wishes: [...before.wishes, ...['p0', 'p1', 'p2', 'p3'].map((id): Wish => ['late', id, 1])],
  }
  for (const sessions of [1, 4]) {
    const last = solve({ ...before, sessions }, { seed: 1 }).meetings
    expect(last.length).toBeGreaterThan(27)
    const { rules } = late
    const keeping = { ...rules, weights: { ...rules.weights, keepPreviousPlan: 10 } }
    const next = solve({ ...late, sessions, previous: last, rules: keeping }, { seed: 2 })
    expect(next.status).toBe('optimal')
    expect(next.changes?.kept.length).toBe(last.length)
    expect(next.changes?.moved).toEqual([])
    expect(next.changes?.dropped).toEqual([])
    expect(next.changes?.added.length).toBe(next.meetings.length - last.length)
    const free = solve({ ...late, sessions, previous: last }, { seed: 2 })
    expect(free.changes?.dropped.length).toBeGreaterThan(5)
  }
})

test('MODEL-59: a meeting of the last plan goes where that is worth more than its weight', () => {
  const problem = (weight: number) =>
    pairsProblem({
      people: names(3).map((id) => ({ id, capacity: 1, priority: 0 })),
      wishes: [
        ['p0', 'p1', 1],
        ['p0', 'p2', weight],
      ],
      previous: [['p0', 'p1', null]],
      keep: 10,
    })
  expect(solve(problem(10)).changes).toEqual({
    kept: [['p0', 'p1', null]],
    moved: [],
    added: [],
    dropped: [],
  })
  expect(solve(problem(12)).changes).toEqual({
    kept: [],
    moved: [],
    added: [['p0', 'p2', null]],
    dropped: [['p0', 'p1', null]],
  })
})

test('MODEL-64: hundreds of people are planned and proven, also in no more sessions than meetings', () => {
  for (const [sessions, capacity] of [
    [1, 4],
    [9, 4],
    [3, 4],
  ] as const) {
    const result = solve(event(150, { sessions, capacity, wishes: 8 }), { seed: 1 })
    expect([result.status, result.breaches]).toEqual(['optimal', []])
  }
})

test('MODEL-55: meetings that fit into no sessions do not end the search for those that still may', () => {
  const { status, score } = solve(crowdedPairs(85), { seconds: 120, seed: 1 })
  expect([status, score[2]]).toEqual(['optimal', 235])
})
