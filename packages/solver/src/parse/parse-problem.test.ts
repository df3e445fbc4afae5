import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_RULES } from '../default-rules.ts'
import { randomProblem } from '../testing/random-problem.ts'
import { parseProblem } from './parse-problem.ts'

const person = { id: 'ann', available: [0, 1, 2], maybe: [], wants: 3, max: null, languages: ['en'] }
const topic = {
  id: 't1',
  hosts: ['ann'],
  groups: 2,
  duration: 1,
  repeat: [0],
  starts: null,
  minSize: 2,
  maxSize: 5,
}
const groups = {
  format: 'plan-problem/1',
  kind: 'groups',
  slots: 3,
  breaksAfter: [1],
  countBy: 'slots',
  people: [person, { ...person, id: 'bob' }],
  topics: [topic],
  wishes: [['ann', 't1', 100]],
  contacts: [
    ['ann', 'bob', 7],
    ['bob', 'ann', 'no'],
  ],
  fixedGroups: [{ topic: 't1', group: 0, start: 1 }],
  previous: null,
  rules: {},
}
const pairs = {
  format: 'plan-problem/1',
  kind: 'pairs',
  people: [
    { id: 'a', capacity: 5 },
    { id: 'b', capacity: 1 },
  ],
  wishes: [['a', 'b', 1]],
  mutualOnly: false,
  kept: [['a', 'b']],
  excluded: [],
  rules: { useLogScale: false, weights: { fairness: 1 } },
}

function refusals(value: unknown): readonly string[] {
  const parsed = parseProblem(value)
  return parsed.ok ? [] : parsed.errors.map(({ path, message }) => `${path}: ${message}`)
}

/** The problem with one field, named by a path of keys, replaced. */
function replaced(problem: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  const copy: Record<string | number, unknown> = Array.isArray(problem)
    ? ([...problem] as unknown as Record<number, unknown>)
    : { ...(problem as Record<string, unknown>) }
  copy[key] = replaced(copy[key], rest, value)
  return copy
}

describe('MODEL-6, MODEL-48: valid problems', () => {
  test('are read, and MODEL-24: absent rules take their defaults', () => {
    const parsed = parseProblem(groups)
    expect(parsed.ok && parsed.problem.rules).toEqual(DEFAULT_RULES)
    const pairsParsed = parseProblem(pairs)
    expect(pairsParsed.ok && pairsParsed.problem.rules).toEqual({
      useLogScale: false,
      contactMode: 'sum',
      weights: { fairness: 1, keepPreviousPlan: 0 },
    })
  })

  test('MODEL-48: of pairs, sessions, priorities, the last plan and the seed may be left out', () => {
    const parsed = parseProblem(pairs)
    expect(parsed.ok && parsed.problem).toMatchObject({
      sessions: 1,
      people: [
        { id: 'a', capacity: 5, priority: 0 },
        { id: 'b', capacity: 1, priority: 0 },
      ],
      kept: [['a', 'b', null]],
      previous: null,
      seed: null,
    })
  })

  test('MODEL-24: given rules win over defaults one by one', () => {
    const parsed = parseProblem({ ...groups, rules: { maxParallelSessions: 3, weights: { fairness: 0 } } })
    expect(parsed.ok && parsed.problem.rules).toEqual({
      ...DEFAULT_RULES,
      maxParallelSessions: 3,
      weights: { ...DEFAULT_RULES.weights, fairness: 0 },
    })
  })

  test('any random problem survives JSON and parsing unchanged', () => {
    fc.assert(
      fc.property(fc.nat(), fc.boolean(), fc.boolean(), (seed, fixed, rooms) => {
        const problem = randomProblem(seed, { people: 5, topics: 4, slots: 3, fixed, rooms })
        const parsed = parseProblem(JSON.parse(JSON.stringify(problem)))
        expect(parsed).toEqual({ ok: true, problem })
      }),
      { numRuns: 100 },
    )
  })
})

const ROOM = { id: 'a', capacity: 9 }

describe('CLI-2: a refusal names the field and what is allowed', () => {
  test.each([
    [['people', 1, 'available', 0], 7, 'people[1].available[0]: 7 is not a slot (0..2)'],
    [['people', 1, 'available'], [1, 1], 'people[1].available[1]: 1 is listed twice'],
    [['people', 1, 'id'], 'ann', 'people[1].id: "ann" is used twice'],
    [['people', 0, 'wants'], -1, 'people[0].wants: -1 is not a number of units (0 or more)'],
    [['people', 0, 'wants'], Number.NaN, 'people[0].wants: NaN is not a number of units (0 or more)'],
    [['people', 0, 'priority'], 1001, 'people[0].priority: 1001 is not a priority (0..1000)'],
    [['people', 0, 'formerGroups'], [3, 3], 'people[0].formerGroups[1]: 3 is listed twice'],
    [
      ['people', 1, 'formerGroups'],
      [-1],
      'people[1].formerGroups[0]: -1 is not the number of a former group (0 or more)',
    ],
    [['slots'], 0, 'slots: 0 is not a number of slots (1..10000)'],
    [['format'], 'plan-problem/2', 'format: "plan-problem/2" is not one of "plan-problem/1"'],
    [['kind'], 'trios', 'kind: "trios" is not one of "groups", "pairs"'],
    [['countBy'], undefined, 'countBy: nothing is not one of "slots", "groups"'],
    [['topics', 0, 'groups'], 0, 'topics[0].groups: 0 is not a number of groups (1..1000)'],
    [['topics', 0, 'minSize'], 6, 'topics[0].minSize: 6 is above maxSize (0..5)'],
    [['topics', 0, 'hosts', 0], 'eve', 'topics[0].hosts[0]: "eve" is not the id of a person'],
    [['topics', 0, 'repeat'], [], 'topics[0].repeat: an empty list is not a list of offsets, such as [0]'],
    [['topics', 0, 'repeat'], [-1], 'topics[0].repeat[0]: -1 is not an offset (0..10000)'],
    [['topics', 0, 'starts'], [3], 'topics[0].starts[0]: 3 is not a slot (0..2)'],
    [['wishes', 0, 2], 0, 'wishes[0][2]: 0 is not a weight (above 0, at most 1e9)'],
    [['wishes', 0, 1], 't9', 'wishes[0][1]: "t9" is not the id of a topic'],
    [['wishes', 0], ['ann', 't1'], 'wishes[0]: a list of 2 is not [person, topic, weight] (a list of 3)'],
    [['contacts', 0, 2], 11, 'contacts[0][2]: 11 is not a contact weight (1..10 or "no")'],
    [['contacts', 0, 1], 'ann', 'contacts[0]: "ann" cannot have a contact preference for themselves'],
    [['fixedGroups', 0, 'group'], 2, 'fixedGroups[0].group: 2 is not a group of "t1" (0..1)'],
    [['fixedGroups', 0, 'start'], 3, 'fixedGroups[0].start: 3 is not a slot (0..2)'],
    [['rooms'], { a: 20 }, 'rooms: an object is not a list'],
    [['rooms'], [{ id: 'a', capacity: 0 }], 'rooms[0].capacity: 0 is not a number of seats (1 or more)'],
    [['rooms'], [{ id: 'a', capacity: 9, slots: [3] }], 'rooms[0].slots[0]: 3 is not a slot (0..2)'],
    [['rooms'], [ROOM, ROOM], 'rooms[1].id: "a" is used twice'],
    [['rules', 'groupsFitRooms'], 'yes', 'rules.groupsFitRooms: "yes" is not true or false'],
    [['rules', 'noIsHardConstraint'], true, 'rules.noIsHardConstraint: true is not one of "Hard", "Soft"'],
    [
      ['rules', 'preferNeglectedTopics'],
      'none',
      'rules.preferNeglectedTopics: "none" is not one of "Neglected", "Popular", "None"',
    ],
    [['rules', 'weights'], { fairness: 101 }, 'rules.weights.fairness: 101 is not a weight (0..100)'],
    [['previous'], [{ topic: 't1', group: 0, start: 0 }], 'previous[0].members: nothing is not a list'],
  ])('%j = %j', (path, value, refusal) => {
    expect(refusals(replaced(groups, path, value))).toContain(refusal)
  })

  test.each([
    [['people', 0, 'capacity'], 1.5, 'people[0].capacity: 1.5 is not a number of meetings (0 or more)'],
    [['wishes', 0, 1], 'a', 'wishes[0]: "a" cannot wish for themselves'],
    [['kept', 0, 1], 'z', 'kept[0][1]: "z" is not the id of a person'],
    [['excluded'], [['a', 'a']], 'excluded[0]: "a" cannot meet themselves'],
    [['mutualOnly'], 'yes', 'mutualOnly: "yes" is not true or false'],
    [['sessions'], 0, 'sessions: 0 is not a number of sessions (1..1000)'],
    [
      ['people', 0, 'priority'],
      -1,
      'people[0].priority: -1 is not a number of meetings gone without (0..1000)',
    ],
    [['kept', 0], ['a', 'b', 1], 'kept[0][2]: meetings have no session where there is only one'],
    [['previous'], [['a', 'b', 'c']], 'previous[0][2]: meetings have no session where there is only one'],
    [['previous'], [['a']], 'previous[0]: a list of 1 is not [person, person] (a list of 2)'],
    [['seed'], 0.5, 'seed: 0.5 is not a seed (a whole number, 0 or more)'],
    [['rules', 'contactMode'], 'both', 'rules.contactMode: "both" is not one of "sum", "mutual"'],
  ])('pairs: %j = %j', (path, value, refusal) => {
    expect(refusals(replaced(pairs, path, value))).toContain(refusal)
  })

  test('pairs: a session that the event does not have is refused', () => {
    const timed = { ...pairs, sessions: 3, kept: [['a', 'b', 3]] }
    expect(refusals(timed)).toEqual(['kept[0][2]: 3 is not a session (0..2) or null'])
  })

  test.each([[null], [3], [[]], ['x'], [undefined]])('%j is not a problem at all', (value) => {
    expect(refusals(value).length).toBe(1)
  })
})

describe('fuzzed input', () => {
  const junk = fc.oneof(
    fc.anything(),
    fc.constantFrom(null, -1, 0, 0.5, 1e300, Number.NaN, '', '__proto__', [], {}, [[]], true),
  )
  const paths = (value: unknown): (string | number)[][] =>
    typeof value !== 'object' || value === null
      ? [[]]
      : [[], ...Object.entries(value).flatMap(([key, inner]) => paths(inner).map((path) => [key, ...path]))]

  test('is refused with a message or read, never crashes', () => {
    for (const problem of [groups, pairs])
      fc.assert(
        fc.property(fc.constantFrom(...paths(problem)), junk, (path, value) => {
          const parsed = parseProblem(replaced(problem, path, value))
          if (!parsed.ok) expect(parsed.errors.length).toBeGreaterThan(0)
        }),
        { numRuns: 1000 },
      )
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(parseProblem(value).ok).toBe(false)
      }),
    )
  })
})
