import type { SoftRule } from '@planner/domain/plan-words'
import { describe, expect, test } from 'vitest'
import { DEFAULT_RULES } from '../default-rules.ts'
import { readPlan } from '../plan-reading.ts'
import type { GroupsProblem, Person, PlannedGroup, Topic } from '../problem.ts'
import { readProblem } from '../problem-reading.ts'
import type { Rules } from '../rules.ts'
import { plainPerson, plainTopic } from '../testing/plain.ts'
import { weightOf } from './constraint.ts'
import { CONSTRAINTS } from './constraints.ts'

const person = (id: string, more: Partial<Person> = {}) =>
  plainPerson(id, { available: [0, 1, 2, 3], ...more })
const topic = (id: string, more: Partial<Topic> = {}) => plainTopic(id, { minSize: 0, maxSize: 9, ...more })
const rules = (
  more: Partial<Omit<Rules, 'weights'>> = {},
  weights: Partial<Record<SoftRule, number>> = {},
): Rules => ({
  ...DEFAULT_RULES,
  ...more,
  weights: { ...DEFAULT_RULES.weights, ...weights },
})
const problem = (more: Partial<GroupsProblem>): GroupsProblem => ({
  format: 'plan-problem/1',
  kind: 'groups',
  slots: 4,
  breaksAfter: [],
  countBy: 'slots',
  people: [person('a'), person('b'), person('c')],
  topics: [topic('t')],
  wishes: [],
  contacts: [],
  fixedGroups: [],
  previous: null,
  rules: rules(),
  ...more,
})
const group = (start: number, members: string, more: Partial<PlannedGroup> = {}): PlannedGroup => ({
  topic: 't',
  group: 0,
  start,
  members: [...members],
  ...more,
})

/** The weighted score of one constraint alone. */
function term(name: string, of: GroupsProblem, groups: readonly PlannedGroup[]): number {
  const constraint = CONSTRAINTS.find((one) => one.name === name)
  if (constraint === undefined) throw new Error(`There is no constraint "${name}". Maybe it was renamed?`)
  const plan = readPlan(readProblem(of), groups)
  return constraint.matches(plan).reduce((sum, { amount }) => sum + amount, 0) * weightOf(constraint, of) + 0
}

describe('MODEL-11 to MODEL-23: hard rules', () => {
  test('MODEL-11: range counts groups off their starts, off the slots or across a break, once each', () => {
    const two = problem({ topics: [topic('t', { duration: 2 })], breaksAfter: [1] })
    expect(term('range', two, [group(0, 'a')])).toBe(0)
    expect(term('range', two, [group(1, 'a')])).toBe(-1)
    expect(term('range', two, [group(3, 'a')])).toBe(-1)
    expect(term('range', problem({ topics: [topic('t', { starts: [2] })] }), [group(1, 'a')])).toBe(-1)
    const weekly = problem({ topics: [topic('t', { repeat: [0, 2] })] })
    expect(term('range', weekly, [group(1, 'a')])).toBe(0)
    expect(term('range', weekly, [group(2, 'a')])).toBe(-1)
  })

  test('MODEL-12: busy counts the groups beyond the first, per person and slot', () => {
    const three = [group(0, 'a'), group(0, 'ab', { group: 1 }), group(0, 'a', { group: 2 })]
    expect(term('busy', problem({}), three)).toBe(-2)
    const long = problem({ topics: [topic('t', { duration: 2 })] })
    expect(term('busy', long, [group(0, 'a'), group(1, 'a', { group: 1 })])).toBe(-1)
  })

  test('MODEL-7, MODEL-13: unavailable counts a membership once, however many slots are missing; a maybe is available', () => {
    const of = problem({
      people: [person('a', { available: [] }), person('b', { available: [0], maybe: [1] })],
      topics: [topic('t', { duration: 2 })],
    })
    expect(term('unavailable', of, [group(0, 'ab')])).toBe(-1)
  })

  test('MODEL-14: size counts how far a group is off', () => {
    const of = problem({ topics: [topic('t', { minSize: 2, maxSize: 2 })] })
    expect(term('size', of, [group(0, '')])).toBe(-2)
    expect(term('size', of, [group(0, 'abc')])).toBe(-1)
    expect(term('size', of, [group(0, 'ab')])).toBe(0)
  })

  test('MODEL-15: parallel counts groups beyond the limit, per slot', () => {
    const of = problem({ rules: rules({ maxParallelSessions: 1 }), topics: [topic('t', { duration: 2 })] })
    expect(term('parallel', of, [group(0, 'a'), group(1, 'b', { group: 1 })])).toBe(-1)
  })

  test('MODEL-16: groupCount counts numbers outside and numbers again', () => {
    const of = problem({ topics: [topic('t', { groups: 2 })] })
    const numbered = (...numbers: number[]) => numbers.map((n) => group(0, '', { group: n }))
    expect(term('groupCount', of, numbered(0, 1))).toBe(0)
    expect(term('groupCount', of, numbered(0, 0, 2))).toBe(-2)
  })

  test('MODEL-17: hostMissing counts absent hosts of running groups, unless hosts may stay away', () => {
    const topics = [topic('t', { hosts: ['a', 'b'] })]
    expect(term('hostMissing', problem({ topics }), [group(0, 'ac')])).toBe(-1)
    const free = rules({ personMustBeInOwnTopicIfTopicIsActive: false })
    expect(term('hostMissing', problem({ topics, rules: free }), [group(0, '')])).toBe(0)
  })

  test('MODEL-18: limit counts units above max; hosting is left out when it does not count', () => {
    const people = [person('a', { max: 1 })]
    const topics = [topic('t', { duration: 2 }), topic('own', { hosts: ['a'] })]
    const plan = [group(0, 'a'), group(2, 'a', { topic: 'own' })]
    expect(term('limit', problem({ people, topics }), plan)).toBe(-2)
    expect(term('limit', problem({ people, topics, countBy: 'groups' }), plan)).toBe(-1)
    const free = rules({ countHostingTowardsUsersSessionLimit: false })
    expect(term('limit', problem({ people, topics, rules: free }), plan)).toBe(-1)
  })

  test('MODEL-19: notWanted counts members without a wish who do not host, when No is hard', () => {
    const of = { wishes: [['a', 't', 1]] as const, topics: [topic('t', { hosts: ['b'] })] }
    expect(term('notWanted', problem(of), [group(0, 'abc')])).toBe(-1)
    const soft = rules({ noIsHardConstraint: 'Soft' })
    expect(term('notWanted', problem({ ...of, rules: soft }), [group(0, 'abc')])).toBe(0)
    expect(
      term('avoidNonPreferredTopicAssignments', problem({ ...of, rules: soft }), [group(0, 'abc')]),
    ).toBe(-10)
    expect(term('avoidNonPreferredTopicAssignments', problem(of), [group(0, 'abc')])).toBe(0)
  })

  test('MODEL-20: contactNo counts a pair once per group, whoever said no', () => {
    const of = problem({
      contacts: [
        ['a', 'b', 'no'],
        ['b', 'a', 'no'],
        ['c', 'a', 'no'],
      ],
    })
    expect(term('contactNo', of, [group(0, 'abc'), group(1, 'ab', { group: 1 })])).toBe(-3)
  })

  test('MODEL-21: language counts pairs who both list languages and share none', () => {
    const people = [person('a', { languages: ['en'] }), person('b', { languages: ['de'] }), person('c')]
    expect(term('language', problem({ people }), [group(0, 'abc')])).toBe(-1)
  })

  test('MODEL-22: oneGroupOnly counts groups beyond the first, when limited', () => {
    const plan = [group(0, 'a'), group(1, 'a', { group: 1 }), group(2, 'a', { group: 2 })]
    expect(term('oneGroupOnly', problem({}), plan)).toBe(0)
    expect(term('oneGroupOnly', problem({ rules: rules({ limitAllUsersToOneGroupOnly: true }) }), plan)).toBe(
      -2,
    )
  })

  test('MODEL-23: fixed counts fixed groups that do not run at their start', () => {
    const of = problem({
      fixedGroups: [
        { topic: 't', group: 0, start: 1 },
        { topic: 't', group: 1, start: 1 },
      ],
    })
    expect(term('fixed', of, [group(1, ''), group(2, '', { group: 1 })])).toBe(-1)
  })
})

describe('MODEL-67: pinned', () => {
  test('counts people who are not in the group they are pinned to, and each of them as ten', () => {
    const of = problem({
      pins: [
        { person: 'a', topic: 't', group: 0 },
        { person: 'b', topic: 't', group: 1 },
      ],
    })
    expect(term('pinned', of, [group(1, 'ab')])).toBe(-10)
    expect(term('pinned', of, [group(1, 'a'), group(3, 'b', { group: 1 })])).toBe(0)
    expect(term('pinned', of, [])).toBe(-20)
  })
})

describe('MODEL-69: rooms', () => {
  const rooms = [
    { id: 'large', capacity: 3 },
    { id: 'small', capacity: 1 },
  ]
  const topics = [topic('t', { groups: 3, duration: 2 })]
  const groups = (...members: string[]) => members.map((some, n) => group(0, some, { group: n }))

  test('counts for each slot the groups without a room of their own that seats them, however the rooms are given out', () => {
    const of = problem({ rooms, topics })
    expect(term('rooms', of, groups('abc', 'a'))).toBe(0)
    expect(term('rooms', of, groups('ab', 'ab'))).toBe(-2)
    expect(term('rooms', of, groups('a', 'b', 'c'))).toBe(-2)
    expect(term('rooms', of, [...groups('a', 'b'), group(1, 'c', { group: 2 })])).toBe(-1)
  })

  test('a group without members needs none, and a room counts in its slots alone', () => {
    expect(term('rooms', problem({ rooms, topics }), groups('a', 'b', ''))).toBe(0)
    const of = problem({ rooms: [{ id: 'large', capacity: 3, slots: [0] }], topics })
    expect(term('rooms', of, groups('abc'))).toBe(-1)
  })

  test('counts nothing where the problem lists no rooms or the rule is off', () => {
    expect(term('rooms', problem({ topics }), groups('a', 'b', 'c'))).toBe(0)
    const off = rules({ groupsFitRooms: false })
    expect(term('rooms', problem({ rooms, topics, rules: off }), groups('a', 'b', 'c'))).toBe(0)
  })
})

describe('MODEL-4, MODEL-29: unfilled units', () => {
  const people = [person('a', { wants: 3 }), person('b', { wants: 1 }), person('c', { wants: 0 })]
  const topics = [topic('t', { duration: 2 })]

  test('MODEL-10: count in the unit of the problem, never below zero', () => {
    expect(term('unfilled', problem({ people, topics }), [group(0, 'ab')])).toBe(-1)
    expect(term('unfilled', problem({ people, topics, countBy: 'groups' }), [group(0, 'ab')])).toBe(-2)
  })

  test('are medium when assigning all is hard and soft otherwise', () => {
    const soft = rules({ assignAllSessionsToAllParticipantsIsHardConstraint: 'Soft' })
    expect(term('unfilled', problem({ people, topics, rules: soft }), [])).toBe(0)
    expect(term('assignAllSessionsToAllParticipants', problem({ people, topics, rules: soft }), [])).toBe(
      -400,
    )
    expect(term('assignAllSessionsToAllParticipants', problem({ people, topics }), [])).toBe(0)
  })
})

describe('MODEL-5, MODEL-25 to MODEL-37: soft score', () => {
  // v(a,t) = log2(1 + 3) = 2, v(b,t) = 1, v(b,u) = 1: demand 3 and 1, pop 1 and 1/3.
  const of = {
    topics: [topic('t', { groups: 2 }), topic('u')],
    wishes: [
      ['a', 't', 3],
      ['b', 't', 1],
      ['b', 'u', 1],
    ] as const,
  }

  test('MODEL-26: personToHighValueTopic counts v times f for every topic attended, once', () => {
    const plan = [group(0, 'ab'), group(1, 'a', { group: 1 }), group(2, 'bc', { topic: 'u' })]
    expect(term('personToHighValueTopic', problem(of), plan)).toBeCloseTo(2 + 1 + (1 + (1 - 1 / 3) / 2))
    const popular = rules({ preferNeglectedTopics: 'Popular' })
    expect(term('personToHighValueTopic', problem({ ...of, rules: popular }), plan)).toBeCloseTo(
      3 * 1.5 + 1 + 1 / 6,
    )
    const even = rules({ preferNeglectedTopics: 'None' })
    expect(term('personToHighValueTopic', problem({ ...of, rules: even }), plan)).toBeCloseTo(2 + 1 + 1)
    const linear = rules({ useLogScale: false })
    expect(term('personToHighValueTopic', problem({ ...of, rules: linear }), [group(0, 'a')])).toBeCloseTo(3)
  })

  test('MODEL-27: highValueTopicToSelectivePerson weighs v by its share', () => {
    expect(term('highValueTopicToSelectivePerson', problem(of), [group(0, 'abc')])).toBeCloseTo(
      2 * 1 + 1 * 0.5,
    )
  })

  test('MODEL-30: optimalGroupSize counts members times the relative distance from the middle', () => {
    const sized = (minSize: number, maxSize: number) =>
      problem({ topics: [topic('t', { minSize, maxSize })] })
    expect(term('optimalGroupSize', sized(2, 6), [group(0, 'ab')])).toBe(-2)
    expect(term('optimalGroupSize', sized(2, 4), [group(0, 'abc')])).toBe(0)
    expect(term('optimalGroupSize', sized(3, 3), [group(0, 'ab')])).toBe(-4)
  })

  test('MODEL-31: avoidRepeatedTopics counts further groups of a topic, except for hosts', () => {
    const hosted = { ...of, topics: [topic('t', { groups: 3, hosts: ['b'] })], wishes: [] }
    const plan = [0, 1, 2].map((n) => group(n, 'ab', { group: n }))
    expect(term('avoidRepeatedTopics', problem(hosted), plan)).toBe(-2)
  })

  test('MODEL-32: preferNewPersonToPersonContacts counts groups a pair shares beyond the first', () => {
    const plan = [group(0, 'abc'), group(1, 'ab', { group: 1 }), group(2, 'ab', { group: 2 })]
    expect(term('preferNewPersonToPersonContacts', problem({}), plan)).toBe(-2)
  })

  test('MODEL-32: of two people who were in a group of a former event, every group counts', () => {
    const met = [
      person('a', { formerGroups: [3, 8] }),
      person('b', { formerGroups: [8] }),
      person('c', { formerGroups: [2] }),
    ]
    const plan = [group(0, 'abc'), group(1, 'ab', { group: 1 })]
    expect(term('preferNewPersonToPersonContacts', problem({ people: met }), plan)).toBe(-2)
    expect(term('preferNewPersonToPersonContacts', problem({ people: met }), [group(0, 'ac')])).toBe(0)
  })

  test('MODEL-33: contactPreferences counts pairs per group, as a sum or mutually', () => {
    const contacts = [
      ['a', 'b', 5],
      ['b', 'a', 10],
      ['a', 'c', 10],
      ['c', 'b', 'no'],
    ] as const
    const plan = [group(0, 'abc'), group(1, 'ab', { group: 1 })]
    expect(term('contactPreferences', problem({ contacts }), plan)).toBeCloseTo(2 * 1.5 + 1)
    const mutual = rules({ contactMode: 'mutual' })
    expect(term('contactPreferences', problem({ contacts, rules: mutual }), plan)).toBeCloseTo(
      4 * Math.sqrt(0.5),
    )
  })

  test('MODEL-34: fairness counts the squared gap to the best k topics', () => {
    const people = [person('a', { wants: 2 }), person('b', { wants: 1 }), person('c')]
    // a and b miss everything, c wishes nothing and is satisfied.
    expect(term('fairness', problem({ ...of, people }), [])).toBe(-20)
    expect(term('fairness', problem({ ...of, people }), [group(0, 'b')])).toBe(-10)
    const two = [person('a'), person('b', { wants: 2 }), person('c')]
    expect(term('fairness', problem({ ...of, people: two }), [group(0, 'ab')])).toBeCloseTo(-2.5)
  })

  test('MODEL-35: avoidMaybeAvailability counts memberships that touch a maybe', () => {
    const people = [person('a', { maybe: [1, 2] }), person('b', { maybe: [0] }), person('c')]
    const long = problem({ people, topics: [topic('t', { duration: 2 })] })
    expect(term('avoidMaybeAvailability', long, [group(1, 'abc')])).toBe(-1)
  })

  test('MODEL-36: keepPreviousPlan counts memberships gone and starts changed or gone', () => {
    const previous = [group(0, 'ab'), group(1, 'c', { group: 1 })]
    const kept = problem({
      previous,
      topics: [topic('t', { groups: 2 })],
      rules: rules({}, { keepPreviousPlan: 10 }),
    })
    expect(term('keepPreviousPlan', kept, previous)).toBe(0)
    expect(term('keepPreviousPlan', kept, [group(2, 'ac')])).toBe(-10 * (1 + 1 + 1 + 1))
  })
})

test('every constraint says its rule in one sentence and has a name of its own', () => {
  for (const { sentence } of CONSTRAINTS) expect(sentence).toMatch(/^[A-Z].*\.$/)
  expect(new Set(CONSTRAINTS.map(({ name }) => name)).size).toBe(CONSTRAINTS.length)
})

test('no two constraints have one number, which is their place in the arrays of the search', () => {
  expect(new Set(CONSTRAINTS.map(({ number }) => number)).size).toBe(CONSTRAINTS.length)
})

test('MODEL-24: the default rules have a weight for every soft constraint', () => {
  const soft = CONSTRAINTS.filter(({ level }) => level === 'soft')
  expect(Object.keys(DEFAULT_RULES.weights)).toEqual(soft.map(({ name }) => name))
})
