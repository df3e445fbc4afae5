import { describe, expect, test } from 'vitest'
import { DEFAULT_RULES } from '../default-rules.ts'
import { evaluate, reportPlan } from '../index.ts'
import type { GroupsProblem, Person, Topic } from '../problem.ts'
import { plainPerson, plainTopic } from '../testing/plain.ts'

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

describe('MODEL-53: why somebody stays unfilled', () => {
  const full = [{ topic: 't', group: 0, start: 1, members: ['b', 'c'] }]
  const why = (of: GroupsProblem, groups = full) =>
    evaluate(of, groups).unfilled.find((one) => one.person === 'a')

  test.each([
    ['full', 'no wanted topic has room in slot 1', { topics: [topic('t', { maxSize: 2 })] }],
    [
      'roomFull',
      'no wanted topic that runs in slot 1 has a larger room',
      { rooms: [{ id: 'hall', capacity: 2 }] },
    ],
    ['couldJoin', 'they could still join "t" in slot 1', { rooms: [{ id: 'hall', capacity: 3 }] }],
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
