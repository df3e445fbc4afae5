import { expect, test } from 'vitest'
import { DEFAULT_RULES } from '../default-rules.ts'
import { checkFeasibility, checkPlan } from '../index.ts'
import type { GroupsProblem, Person, Wish } from '../problem.ts'
import { mostFilled } from '../testing/exact-filling.ts'
import { PLAIN_GROUPS, plainPerson, plainTopic } from '../testing/plain.ts'
import { solveProgramExactly } from '../testing/program-solver.ts'
import { applyChange } from './apply-change.ts'
import type { Change } from './finding.ts'

const TOOLS = { solver: solveProgramExactly }

/** An event in which everybody wishes for every topic. */
function event(
  people: readonly Person[],
  topics: GroupsProblem['topics'],
  more: Partial<GroupsProblem> = {},
): GroupsProblem {
  return {
    ...PLAIN_GROUPS,
    slots: 2,
    people,
    topics,
    wishes: people.flatMap(({ id }) => topics.map((topic): Wish => [id, topic.id, 1])),
    rules: DEFAULT_RULES,
    ...more,
  }
}

function people(number: number, slots: readonly number[] = [0, 1]): Person[] {
  return Array.from({ length: number }, (_, p) =>
    plainPerson(`p${p}`, { available: slots, wants: slots.length }),
  )
}

const without = (all: readonly Person[], id: string, more: Partial<Person>) =>
  all.map((one) => (one.id === id ? { ...one, ...more } : one))

test('CHECK-3: a topic that only people who refuse each other want cannot run, and that is said', () => {
  const three = people(3, [0])
  const contacts = three.flatMap(({ id }) =>
    three.filter((other) => other.id !== id).map((other) => [id, other.id, 'no'] as const),
  )
  const problem = event(three, [plainTopic('tea', { minSize: 2 })], { slots: 1, contacts })
  const { findings, wanted, atMost } = checkPlan(problem, TOOLS)
  expect(findings).toEqual([
    {
      code: 'topicTooFewTogether',
      serious: true,
      topic: 'tea',
      slot: 0,
      number: 1,
      needed: 2,
      remedies: [
        { changes: [{ what: 'minSize', topic: 'tea', value: 1 }] },
        { changes: [{ what: 'wish', topic: 'tea', slot: 0, value: 1 }] },
      ],
    },
  ])
  expect([wanted, atMost]).toEqual([3, 0])
  const [, ...friends] = contacts.filter(([from, to]) => from !== 'p0' || to !== 'p1')
  const open = { ...problem, contacts: friends.filter(([from, to]) => from !== 'p1' || to !== 'p0') }
  expect(checkPlan(open, TOOLS).findings.map(({ code }) => code)).not.toContain('topicTooFewTogether')
})

test('CHECK-3: seats are counted with the time of hosts, and more groups of a topic are no remedy where its host has no time for them', () => {
  const nine = people(9)
  const topics = ['one', 'two'].map((id) => plainTopic(id, { hosts: ['p0'], minSize: 2, maxSize: 5 }))
  const { findings } = checkPlan(event(nine, topics), TOOLS, { most: { groups: 20 } })
  const [finding] = findings
  expect(finding).toMatchObject({ code: 'tooFewSeats', number: 10, needed: 18 })
  const changes = finding?.remedies.map((remedy) => remedy.changes)
  expect(changes).toContainEqual([{ what: 'maxSize', value: 9 }])
  expect(changes).not.toContainEqual([expect.objectContaining({ what: 'groups' })])
  for (const remedy of finding?.remedies ?? []) {
    const after = remedy.changes.reduce((before, change) => applyChange(before, change), event(nine, topics))
    expect(mostFilled(after)).toBeGreaterThan(10)
  }
})

test('CHECK-4: that hosts may stay away is no remedy where nobody else can come either', () => {
  const nobody = people(4).map((one) => ({ ...one, available: [] }))
  const topics = [plainTopic('tea', { hosts: ['p0'], minSize: 2 })]
  const { findings } = checkPlan(event(nobody, topics), TOOLS)
  const rules = findings.flatMap(({ remedies }) =>
    remedies.filter(({ changes }) => changes.length === 1 && changes[0]?.what === 'rule'),
  )
  expect(findings.map(({ code }) => code)).toContain('topicHostNeverFree')
  expect(rules).toEqual([])
})

test('CHECK-3, CHECK-4: seats are those of the rooms there are, and no largest group is proposed that no room seats', () => {
  const topics = ['a', 'b', 'c', 'd'].map((id) => plainTopic(id, { minSize: 2, maxSize: 2 }))
  const rooms = [{ id: 'Small', capacity: 3 }]
  const { findings } = checkPlan(event(people(16), topics, { rooms }), TOOLS, { most: { maxSize: 200 } })
  expect(findings).toEqual([
    {
      code: 'tooFewSeats',
      serious: true,
      number: 4,
      needed: 32,
      remedies: [
        { changes: [{ what: 'rooms' }], number: 8 },
        { changes: [{ what: 'maxSize', value: 3 }], number: 6 },
      ],
    },
  ])
})

test('CHECK-11: of all sizes the only larger one that is proposed is that of the largest room', () => {
  const rooms = [6, 4, 4].map((capacity, r) => ({ id: `r${r}`, capacity }))
  const topics = ['a', 'b', 'c', 'd'].map((id) => plainTopic(id, { minSize: 2, maxSize: 2 }))
  const sizesOf = (more: Partial<GroupsProblem>, most = 200, ownSizes: readonly string[] = []) => {
    const options = { most: { maxSize: most }, ownSizes }
    const { findings } = checkPlan(event(people(13), topics, { rooms, ...more }), TOOLS, options)
    const changes = findings.flatMap(({ remedies }) => remedies.flatMap((remedy) => remedy.changes))
    return [...new Set(changes.filter(({ what }) => what === 'maxSize').map(({ value }) => value))]
  }
  // With four people a group would be large enough for all but one.
  expect(sizesOf({})).toEqual([6])
  expect(sizesOf({}, 5)).toEqual([5])
  // Whoever lets groups be larger than their rooms is still not advised to make them larger than any.
  const loose = { rules: { ...DEFAULT_RULES, groupsFitRooms: false } }
  expect(sizesOf(loose).every((size = 0) => size <= 6)).toBe(true)
  const ownSizes = topics.map(({ id }) => id)
  for (const more of [{}, loose])
    expect(sizesOf(more, 200, ownSizes).every((size = 0) => size <= 6)).toBe(true)
})

test('CHECK-4: where no change alone makes room for all, those that do it together are one remedy, with all rooms in use', () => {
  const capacities = [15, 10, 10, 8, 8, 6, 6]
  const rooms = capacities.map((capacity, r) => ({ id: `r${r}`, capacity }))
  const slots = [0, 1, 2]
  const topics = Array.from({ length: 18 }, (_, t) => plainTopic(`t${t}`, { minSize: 2, maxSize: 3 }))
  const problem = event(people(60, slots), topics, { slots: 3, rooms })
  const { findings } = checkPlan(problem, TOOLS, { most: { maxSize: 200, groups: 20 } })
  expect(findings).toMatchObject([{ code: 'tooFewSeats', number: 54, needed: 180 }])
  const [all, ...others] = findings[0]?.remedies ?? []
  expect(all?.changes.map(({ what }) => what)).toEqual(['groups', 'maxSize'])
  expect(all?.number).toBeUndefined()
  expect(others.every(({ number = 180 }) => number < 180)).toBe(true)
  const sizes = [all, ...others]
    .flatMap((remedy) => remedy?.changes ?? [])
    .filter(({ what }) => what === 'maxSize')
  expect(sizes.every(({ value = 0 }) => value <= 15)).toBe(true)
  const after = (all?.changes ?? []).reduce((before, change) => applyChange(before, change), problem)
  const checked = checkPlan(after, TOOLS)
  expect([checked.findings, checked.atLeast]).toEqual([[], 180])
})

test('CHECK-4: the smallest values that make enough seats are told', () => {
  const slots = [0, 1, 2]
  const topics = Array.from({ length: 12 }, (_, t) => plainTopic(`t${t}`, { minSize: 2, maxSize: 8 }))
  const { findings } = checkPlan(event(people(60, slots), topics, { slots: 3 }), TOOLS)
  expect(findings).toEqual([
    {
      code: 'tooFewSeats',
      serious: true,
      number: 96,
      needed: 180,
      remedies: [{ changes: [{ what: 'groups', value: 2 }] }, { changes: [{ what: 'maxSize', value: 15 }] }],
    },
  ])
})

test('CHECK-3: what all want at once and each could have alone is told where groups compete for people and time', () => {
  const topics = ['a', 'b'].map((id) => plainTopic(id, { minSize: 2 }))
  const problem = event(people(3, [0]), topics, {
    slots: 1,
    rules: { ...DEFAULT_RULES, maxParallelSessions: 2 },
  })
  const apart = {
    ...problem,
    wishes: problem.wishes.filter(([id, topic]) => id === 'p2' || (id === 'p0') === (topic === 'a')),
  }
  expect(checkPlan(apart, TOOLS).findings).toEqual([
    {
      code: 'groupsCompete',
      serious: true,
      number: 2,
      needed: 3,
      remedies: [{ changes: [{ what: 'minSize', value: 1 }] }],
    },
  ])
})

test('CHECK-3: a session with too few places for those who can come then is named', () => {
  const some = [
    plainPerson('p0', { available: [0] }),
    plainPerson('p1', { available: [0] }),
    plainPerson('p2', { available: [0, 1], wants: 0 }),
  ]
  const topics = ['a', 'b'].map((id) => plainTopic(id, { maxSize: 1 }))
  const rules = { ...DEFAULT_RULES, maxParallelSessions: 1 }
  expect(checkPlan(event(some, topics, { rules }), TOOLS).findings).toEqual([
    {
      code: 'tooFewSeatsAt',
      serious: true,
      slot: 0,
      number: 1,
      needed: 2,
      remedies: [
        { changes: [{ what: 'maxParallelSessions', value: 2 }] },
        { changes: [{ what: 'maxSize', value: 2 }] },
      ],
    },
  ])
})

test('CHECK-7: where nothing is found and no plan either that fills all, that is not known', () => {
  const problem = event(people(6, [0]), [plainTopic('tea')], { slots: 1 })
  expect(checkPlan(problem, { solver: null })).toMatchObject({
    findings: [],
    wanted: 6,
    atMost: 6,
    atLeast: 6,
  })
  const stopped = checkPlan(problem, { solver: null, shouldStop: () => true })
  expect(stopped).toMatchObject({ findings: [], wanted: 6, atMost: 6 })
  expect(stopped.atLeast).not.toBe(6)
})

test('CHECK-7: a plan that is known and fills all is enough to know that there is one', () => {
  const problem = event(people(2, [0]), [plainTopic('tea')], { slots: 1 })
  const known = [[{ topic: 'tea', group: 0, start: 0, members: ['p0', 'p1'] }]]
  const check = checkPlan(problem, { solver: null, known, shouldStop: () => true })
  expect(check).toMatchObject({ atLeast: 2, atMost: 2 })
})

test('CHECK-3: groups that are fixed and people who are pinned so that no plan keeps them all are found together, too', () => {
  const topics = ['a', 'b', 'c'].map((id) => plainTopic(id, { minSize: 2, maxSize: 2 }))
  const problem = event(people(4, [0]), topics, {
    slots: 1,
    fixedGroups: topics.map(({ id }) => ({ topic: id, group: 0, start: 0 })),
    contacts: [['p0', 'p1', 'no']],
  })
  const two = {
    ...problem,
    fixedGroups: problem.fixedGroups.slice(0, 2),
    wishes: problem.wishes.filter(([id, topic]) => (topic === 'a') === (id === 'p0' || id === 'p1')),
  }
  expect(checkFeasibility(problem).map(({ code }) => code)).toContain('fixedTooFewTogether')
  expect(checkPlan(two, TOOLS).findings.map(({ code }) => code)).toContain('fixedTooFew')
})

test('PLAN-26: pins that no plan keeps are named, and letting one person go ends each', () => {
  const three = people(3)
  const topics = ['tea', 'go'].map((id) => plainTopic(id, { minSize: 1, maxSize: 2 }))
  const pin = (person: string, topic = 'tea') => ({ person, topic, group: 0 })
  const fixed = (topic: string, start: number) => ({ topic, group: 0, start })
  const cases: readonly [string, Partial<GroupsProblem>][] = [
    [
      'pinnedTogether',
      { pins: [pin('p0'), pin('p0', 'go')], fixedGroups: [fixed('tea', 1), fixed('go', 1)] },
    ],
    [
      'pinnedAway',
      { pins: [pin('p0')], fixedGroups: [fixed('tea', 1)], people: without(three, 'p0', { available: [0] }) },
    ],
    ['pinnedTooMany', { pins: [pin('p0'), pin('p1'), pin('p2')] }],
    ['pinnedTopicRests', { pins: [pin('p0')], topics: [plainTopic('tea', { minSize: 9 })], wishes: [] }],
    ['pinnedRefuses', { pins: [pin('p0'), pin('p1')], contacts: [['p1', 'p0', 'no']] }],
  ]
  for (const [code, more] of cases) {
    const problem = event(three, topics, more)
    const found = checkFeasibility(problem).find((finding) => finding.code === code)
    const release = found?.remedies.flatMap(({ changes }) => changes).find(({ what }) => what === 'release')
    expect([code, release?.person]).toEqual([code, expect.any(String)])
    const after = checkFeasibility(applyChange(problem, release as Change))
    expect(after.filter((finding) => finding.code === code)).toEqual([])
  }
  const free = event(three, topics, { pins: [pin('p0'), pin('p0', 'go')] })
  expect(checkFeasibility(free).filter(({ code }) => code.startsWith('pinned'))).toEqual([])
})

const fixed = (topic: string, start: number) => ({ topic, group: 0, start })
const tea = plainTopic('tea', { minSize: 2, maxSize: 3 })
const hosted = ['tea', 'go'].map((id) => plainTopic(id, { hosts: ['p0'], minSize: 1, maxSize: 3 }))

test.each([
  ['topicHasNoStart', event(people(3), [{ ...tea, duration: 2 }], { breaksAfter: [0] })],
  ['topicTooFew', event(people(3), [{ ...tea, minSize: 4, maxSize: 5 }])],
  [
    'topicHostsClash',
    event(people(3), [{ ...tea, hosts: ['p0', 'p1'] }], { contacts: [['p0', 'p1', 'no']] }),
  ],
  ['topicTooManyHosts', event(people(3), [{ ...tea, hosts: ['p0', 'p1'], minSize: 1, maxSize: 1 }])],
  [
    'topicNoRoom',
    event(people(5), [{ ...tea, minSize: 4, maxSize: 5 }], { rooms: [{ id: 'Nook', capacity: 3 }] }),
  ],
  [
    'personHasNoWish',
    event(people(3), [tea], {
      wishes: [
        ['p0', 'tea', 1],
        ['p1', 'tea', 1],
      ],
    }),
  ],
  ['personHasNoTopic', event(without(people(3), 'p0', { available: [0] }), [{ ...tea, starts: [1] }])],
  ['personWantsTooFew', event(without(people(3), 'p0', { wants: 1, max: 1 }), [{ ...tea, duration: 2 }])],
  ['personCannotJoin', event(people(3), [{ ...tea, hosts: ['p0', 'p1'], maxSize: 2 }])],
  ['fixedTwice', event(people(3), [tea], { fixedGroups: [fixed('tea', 0), fixed('tea', 1)] })],
  ['fixedOffStart', event(people(3), [{ ...tea, starts: [1] }], { fixedGroups: [fixed('tea', 0)] })],
  ['fixedTogether', event(people(3), hosted, { fixedGroups: [fixed('tea', 0), fixed('go', 0)] })],
  [
    'topicHostBusy',
    event(without(people(3), 'p0', { available: [0] }), hosted, { fixedGroups: [fixed('tea', 0)] }),
  ],
  [
    'fixedRooms',
    event(people(4), [tea, { ...tea, id: 'go' }], {
      fixedGroups: [fixed('tea', 0), fixed('go', 0)],
      rooms: [{ id: 'Hall', capacity: 9 }],
    }),
  ],
] satisfies [string, GroupsProblem][])(
  'CHECK-3: %s is found, and each of its remedies ends it',
  (code, problem) => {
    const of = (some: GroupsProblem) => checkFeasibility(some).filter((finding) => finding.code === code)
    const remedies = of(problem)[0]?.remedies ?? []
    expect(remedies.length).toBeGreaterThan(0)
    for (const { changes } of remedies)
      expect(of(changes.reduce((before, change) => applyChange(before, change), problem))).toEqual([])
  },
)
