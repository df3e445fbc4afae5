import { describe, expect, test } from 'vitest'
import { DEFAULT_RULES } from '../default-rules.ts'
import { evaluate } from '../index.ts'
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
  const why = (of: GroupsProblem) => evaluate(of, full).unfilled.find((one) => one.person === 'a')

  test.each([
    ['full', [1], { topics: [topic('t', { maxSize: 2 })] }],
    ['roomFull', [1], { rooms: [{ id: 'hall', capacity: 2 }] }],
    ['couldJoin', [1], { rooms: [{ id: 'hall', capacity: 3 }] }],
    ['couldJoin', [1], {}],
    ['nothingRuns', [0], { people: [person('a', { available: [0] }), person('b'), person('c')] }],
    [
      'nothingRuns',
      [0],
      {
        topics: [topic('t', { starts: [1] })],
        people: [person('a', { available: [0] }), person('b'), person('c')],
      },
    ],
    ['noFreeSlot', [], { people: [person('a', { available: [] }), person('b'), person('c')] }],
    [
      'noWish',
      [0, 1],
      {
        wishes: [
          ['b', 't', 1],
          ['c', 't', 1],
        ],
      },
    ],
    ['limit', [], { people: [person('a', { max: 0 }), person('b'), person('c')] }],
  ] satisfies [string, number[], Partial<GroupsProblem>][])('%s in the slots %j', (reason, slots, more) => {
    const topics = ['limit', 'noFreeSlot', 'noWish'].includes(reason) ? [] : ['t']
    expect(why(problem(more))).toEqual({ person: 'a', units: 1, reason, slots, topics })
  })

  test('a "no" of somebody else is never told', () => {
    const found = why(problem({ contacts: [['b', 'a', 'no']] }))
    expect(found).toMatchObject({ reason: 'doesNotFit', slots: [1], topics: ['t'] })
    expect(JSON.stringify(found)).not.toContain('"b"')
  })
})
