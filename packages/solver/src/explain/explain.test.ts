import { describe, expect, test } from 'vitest'
import { DEFAULT_RULES } from '../default-rules.ts'
import { checkFeasibility, evaluate, explainPerson, reportPlan, solve } from '../index.ts'
import type { GroupsProblem, Person, Topic } from '../problem.ts'
import { plainPerson, plainTopic } from '../testing/plain.ts'
import { randomProblem } from '../testing/random-problem.ts'

const person = (id: string, more: Partial<Person> = {}) => plainPerson(id, { available: [0, 1], ...more })
const topic = (id: string, more: Partial<Topic> = {}) => plainTopic(id, { minSize: 2, maxSize: 3, ...more })
const problem = (more: Partial<GroupsProblem> = {}): GroupsProblem => ({
  format: 'plan-problem/1',
  kind: 'groups',
  slots: 2,
  breaksAfter: [],
  countBy: 'slots',
  people: ['a', 'b', 'c'].map((id) => person(id)),
  topics: [topic('t')],
  wishes: [
    ['a', 't', 100],
    ['b', 't', 100],
    ['c', 't', 20],
  ],
  contacts: [],
  fixedGroups: [],
  previous: null,
  rules: DEFAULT_RULES,
  ...more,
})

describe('feasibility before planning', () => {
  test('finds nothing where nothing is wrong', () => {
    expect(checkFeasibility(problem())).toEqual([])
  })

  test.each([
    ['topicHasNoStart', { topics: [topic('t', { duration: 2 })], breaksAfter: [0] }],
    [
      'topicHostNeverFree',
      {
        topics: [topic('t', { hosts: ['d'] })],
        people: [...problem().people, person('d', { available: [], wants: 0 })],
      },
    ],
    ['topicTooFew', { topics: [topic('t', { minSize: 4, maxSize: 5 })] }],
    ['personWantsMoreThanTime', { people: [person('a', { wants: 3 }), person('b'), person('c')] }],
    ['personWantsMoreThanLimit', { people: [person('a', { max: 0 }), person('b'), person('c')] }],
    ['personHasNoWish', { people: [...problem().people, person('d')] }],
    [
      'personHasNoTopic',
      {
        topics: [topic('t', { starts: [1] })],
        people: [person('a', { available: [0] }), person('b'), person('c')],
      },
    ],
    ['tooFewSeats', { topics: [topic('t', { maxSize: 2 })] }],
    [
      'tooFewSeatsAt',
      {
        people: [person('a', { available: [0] }), person('b', { available: [0] }), person('c', { wants: 0 })],
        topics: [topic('t', { minSize: 1, maxSize: 1 }), topic('u', { minSize: 1, maxSize: 1 })],
        wishes: ['a', 'b', 'c'].flatMap((id) => [[id, 't', 1] as const, [id, 'u', 1] as const]),
        rules: { ...DEFAULT_RULES, maxParallelSessions: 1 },
      },
    ],
    [
      'fixedTwice',
      {
        fixedGroups: [
          { topic: 't', group: 0, start: 0 },
          { topic: 't', group: 0, start: 1 },
        ],
      },
    ],
    [
      'fixedOffStart',
      { topics: [topic('t', { starts: [1] })], fixedGroups: [{ topic: 't', group: 0, start: 0 }] },
    ],
    [
      'fixedTooFew',
      {
        people: [person('a'), person('b', { available: [1] }), person('c', { available: [1] })],
        fixedGroups: [{ topic: 't', group: 0, start: 0 }],
      },
    ],
    [
      'fixedTogether',
      {
        topics: [topic('t', { hosts: ['a'] }), topic('u', { hosts: ['a'], minSize: 1 })],
        fixedGroups: [
          { topic: 't', group: 0, start: 0 },
          { topic: 'u', group: 0, start: 0 },
        ],
      },
    ],
    [
      'fixedParallel',
      {
        topics: [topic('t'), topic('u', { minSize: 0 })],
        rules: { ...DEFAULT_RULES, maxParallelSessions: 1 },
        fixedGroups: [
          { topic: 't', group: 0, start: 0 },
          { topic: 'u', group: 0, start: 0 },
        ],
      },
    ],
  ] satisfies [string, Partial<GroupsProblem>][])('finds %s and offers a change', (code, more) => {
    const found = checkFeasibility(problem(more)).find((finding) => finding.code === code)
    expect(found?.changes.length).toBeGreaterThan(0)
  })

  test('names the smallest change: a smaller group, or one more wish', () => {
    const found = checkFeasibility(problem({ topics: [topic('t', { minSize: 4, maxSize: 5 })] }))[0]
    expect(found?.changes).toEqual([
      { what: 'minSize', topic: 't', value: 3 },
      { what: 'wish', topic: 't', slot: 0, value: 1 },
    ])
  })

  test('says nothing serious about a problem whose plan is complete', () => {
    for (let seed = 0; seed < 200; seed++) {
      const random = randomProblem(seed, { people: 5, topics: 4, slots: 3, fixed: seed % 2 === 0 })
      const { score, groups } = solve(random, { seed, iterations: 500 })
      if (score[0] < 0 || evaluate(random, groups).unfilled.length > 0) continue
      expect(checkFeasibility(random).filter(({ serious }) => serious)).toEqual([])
    }
  })
})

describe('MODEL-53: why somebody stays unfilled', () => {
  const full = [{ topic: 't', group: 0, start: 1, members: ['b', 'c'] }]
  const why = (of: GroupsProblem, groups = full) =>
    evaluate(of, groups).unfilled.find((one) => one.person === 'a')

  test.each([
    ['full', 'no wanted topic has room in slot 1', { topics: [topic('t', { maxSize: 2 })] }],
    ['couldJoin', 'they could still join "t" in slot 1', {}],
    [
      'nothingRuns',
      'no other wanted topic runs in slot 0',
      { people: [person('a', { available: [0] }), person('b'), person('c')] },
    ],
    [
      'nothingRuns',
      'no wanted topic fits into slot 0',
      {
        topics: [topic('t', { starts: [1] })],
        people: [person('a', { available: [0] }), person('b'), person('c')],
      },
    ],
    [
      'noFreeSlot',
      'available in no slot',
      { people: [person('a', { available: [] }), person('b'), person('c')] },
    ],
    [
      'noWish',
      'they want no topic',
      {
        wishes: [
          ['b', 't', 1],
          ['c', 't', 1],
        ],
      },
    ],
    ['limit', 'their limit of 0 is used up', { people: [person('a', { max: 0 }), person('b'), person('c')] }],
  ] satisfies [string, string, Partial<GroupsProblem>][])('%s: %s', (reason, words, more) => {
    expect(why(problem(more))).toMatchObject({ person: 'a', units: 1, reason, why: words })
  })

  test('a "no" of somebody else is never told', () => {
    const found = why(problem({ contacts: [['b', 'a', 'no']] }))
    expect(found).toMatchObject({
      reason: 'doesNotFit',
      why: 'no wanted topic that runs in slot 1 can take them',
    })
    expect(JSON.stringify(found)).not.toContain('"b"')
  })
})

describe('why a person is here, and what stood in the way', () => {
  const two = problem({
    topics: [topic('t', { maxSize: 2 }), topic('u', { minSize: 1 }), topic('w')],
    wishes: [
      ['a', 't', 100],
      ['a', 'u', 20],
      ['a', 'w', 50],
      ['b', 't', 100],
      ['c', 't', 20],
    ],
    contacts: [['a', 'b', 5]],
  })

  test('places carry the rank of the wish, missed topics their obstacle', () => {
    const plan = [
      { topic: 't', group: 0, start: 0, members: ['b', 'c'] },
      { topic: 'u', group: 0, start: 0, members: ['a'] },
    ]
    const { places, missed } = explainPerson(two, plan, 'a')
    expect(places).toMatchObject([{ topic: 'u', rank: 3, isHost: false, wishedCompany: [] }])
    expect(missed).toMatchObject([
      { topic: 't', obstacle: 'busy', instead: ['u'] },
      { topic: 'w', obstacle: 'doesNotRun' },
    ])
    const elsewhere = [{ topic: 't', group: 0, start: 1, members: ['b', 'c'] }]
    expect(explainPerson(two, elsewhere, 'a').missed[0]).toMatchObject({ topic: 't', obstacle: 'full' })
    const together = [{ topic: 't', group: 0, start: 1, members: ['a', 'b'] }]
    expect(explainPerson(two, together, 'a').places[0]).toMatchObject({ rank: 1, wishedCompany: ['b'] })
  })

  test('a stranger is the mistake of the caller', () => {
    expect(() => explainPerson(two, [], 'zoe')).toThrow('"zoe"')
  })
})

test('the plan report counts what an organiser asks', () => {
  const of = problem({
    contacts: [
      ['a', 'b', 5],
      ['b', 'c', 1],
      ['c', 'a', 'no'],
    ],
  })
  const report = reportPlan(of, [
    { topic: 't', group: 0, start: 0, members: ['a', 'b'] },
    { topic: 't', group: 1, start: 1, members: ['a', 'b'] },
  ])
  expect(report).toMatchObject({
    groups: 2,
    topicsRunning: 1,
    meanGroupSize: 2,
    wantedUnits: 3,
    unfilledUnits: 1,
    peopleWithUnfilled: 1,
    firstChoiceShare: 2 / 3,
    leastSatisfaction: 0,
    leastSatisfied: ['c'],
    distinctPairs: 1,
    repeatedMeetings: 1,
    contactWishesMet: 1,
    contactWishes: 2,
  })
  expect(reportPlan(problem({ people: [], topics: [], wishes: [] }), []).meanSatisfaction).toBe(null)
})
