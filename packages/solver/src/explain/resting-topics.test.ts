import { expect, test } from 'vitest'
import { DEFAULT_RULES } from '../default-rules.ts'
import { createExplainer, evaluate, solve } from '../index.ts'
import type { GroupsProblem, PlannedGroup } from '../problem.ts'
import { coveredSlots, startsOf } from '../problem-reading.ts'
import { runs } from '../testing/chance.ts'
import { plainPerson, plainTopic } from '../testing/plain.ts'
import { randomProblem } from '../testing/random-problem.ts'

const problem = (more: Partial<GroupsProblem> = {}): GroupsProblem => ({
  format: 'plan-problem/1',
  kind: 'groups',
  slots: 2,
  breaksAfter: [],
  countBy: 'slots',
  people: ['a', 'b', 'c', 'd'].map((id) => plainPerson(id, { available: [0, 1] })),
  topics: [plainTopic('t', { minSize: 2 }), plainTopic('u', { minSize: 2 })],
  wishes: ['a', 'b', 'c', 'd'].flatMap((id) => [[id, 't', 10] as const, [id, 'u', 10] as const]),
  contacts: [],
  fixedGroups: [],
  previous: null,
  rules: { ...DEFAULT_RULES, noIsHardConstraint: 'Hard' },
  ...more,
})

const U = { topic: 'u', group: 0 }
const group = (start: number, ...members: string[]): PlannedGroup => ({ ...U, start, members })
const whyNot = (more: Partial<GroupsProblem>, ...groups: PlannedGroup[]) =>
  createExplainer(problem(more), groups)
    .resting()
    .find(({ topic }) => topic === 't')
const topics = (t: Parameters<typeof plainTopic>[1]) => [
  plainTopic('t', { minSize: 2, ...t }),
  plainTopic('u', { minSize: 2 }),
]

test('REPORT-4: a topic that runs, or that wants no group, needs no reason', () => {
  expect(whyNot({ topics: topics({ groups: 0 }) })).toBeUndefined()
  expect(
    createExplainer(problem(), [{ topic: 't', group: 0, start: 0, members: ['a', 'b'] }]).resting(),
  ).toMatchObject([{ topic: 'u' }])
})

test('REPORT-4: each reason why a topic does not run', () => {
  expect(whyNot({ wishes: [['a', 'u', 1]] })).toMatchObject({ reason: 'noWish' })
  expect(whyNot({ topics: topics({ duration: 2 }), breaksAfter: [0] })).toMatchObject({ reason: 'noTime' })
  const host = plainPerson('h', { available: [], wants: 0 })
  const people = [...problem().people, host]
  expect(whyNot({ topics: topics({ hosts: ['h'] }), people })).toMatchObject({
    reason: 'hostAway',
    hosts: ['h'],
  })
  expect(whyNot({ topics: topics({ minSize: 5 }) })).toMatchObject({ reason: 'tooFew', number: 4, needed: 5 })
  expect(whyNot({ topics: topics({ hosts: ['a'], starts: [0] }) }, group(0, 'a', 'b'))).toMatchObject({
    reason: 'hostBusy',
    hosts: ['a'],
  })
  const rules = { ...problem().rules, maxParallelSessions: 1 }
  expect(whyNot({ topics: topics({ starts: [0] }), rules }, group(0, 'a', 'b'))).toMatchObject({
    reason: 'noRoom',
    needed: 1,
  })
  const rooms = [
    { id: 'hall', capacity: 9 },
    { id: 'loft', capacity: 1 },
  ]
  expect(whyNot({ topics: topics({ starts: [0] }), rooms }, group(0, 'a', 'b'))).toMatchObject({
    reason: 'roomsTaken',
    needed: 2,
  })
  expect(whyNot({ topics: topics({ starts: [0] }) }, group(0, 'a', 'b', 'c'))).toMatchObject({
    reason: 'peopleBusy',
    number: 1,
    needed: 2,
  })
  expect(whyNot({}, group(0, 'a', 'b', 'c'))).toMatchObject({ reason: 'outweighed' })
})

test('REPORT-4: a topic that is said to be unable to run has no group in any plan that the solver finds', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const random = {
      ...randomProblem(seed, { people: 8, topics: 5, slots: 3, fixed: false }),
      previous: null,
    }
    const never = createExplainer(random, [])
      .resting()
      .filter(({ reason }) => ['noTime', 'hostAway', 'tooFew'].includes(reason))
    const { groups } = solve(random, { seed, iterations: 500 })
    const runs = new Set(groups.map(({ topic }) => topic))
    expect(never.filter(({ topic }) => runs.has(topic))).toEqual([])
    // With a plan the reasons that hold without one hold as well.
    const told = createExplainer(random, groups).resting()
    for (const { topic, reason } of never)
      expect(told.find((each) => each.topic === topic)?.reason).toBe(reason)
  }
})

function numGroupsIn({ topics }: GroupsProblem, groups: readonly PlannedGroup[], slot: number): number {
  const isThere = (one: PlannedGroup) => {
    const topic = topics.find(({ id }) => id === one.topic)
    return topic !== undefined && coveredSlots(topic, one.start).includes(slot)
  }
  return groups.filter(isThere).length
}

test('REPORT-4, MODEL-69: of a topic whose rooms are taken no group, however small, has a room when it may run', () => {
  const seen = { taken: 0, left: 0 }
  for (let seed = 1; seed <= runs(200); seed++) {
    const drawn = randomProblem(seed, { people: 7, topics: 5, slots: 3, fixed: false, rooms: true })
    const random = { ...drawn, previous: null }
    const { groups } = solve(random, { seed, iterations: 300 })
    const amountOf = (all: readonly PlannedGroup[]) =>
      evaluate(random, all).breaches.reduce(
        (sum, { constraint, amount }) => sum + (constraint === 'rooms' ? amount : 0),
        0,
      )
    const before = amountOf(groups)
    for (const { topic: id, reason } of createExplainer(random, groups).resting()) {
      const topic = random.topics.find((one) => one.id === id)
      if (topic === undefined || !['roomsTaken', 'peopleBusy', 'outweighed'].includes(reason)) continue
      const members = random.people.slice(0, Math.max(1, topic.minSize)).map((person) => person.id)
      const isFull = (slot: number) => numGroupsIn(random, groups, slot) >= random.rules.maxParallelSessions
      const starts = startsOf(random, topic).filter((start) => !coveredSlots(topic, start).some(isFull))
      const beside = starts.map((start) => amountOf([...groups, { topic: id, group: 0, start, members }]))
      if (reason !== 'roomsTaken') {
        seen.left++
        expect(Math.min(...beside)).toBe(before)
      } else if (topic.hosts.length === 0) {
        seen.taken++
        expect(Math.min(...beside)).toBeGreaterThan(before)
      }
    }
  }
  expect(Math.min(seen.taken, seen.left)).toBeGreaterThan(0)
})

test('REPORT-5: whoever lacks a place is in none that breaks a rule', () => {
  const touches = createExplainer(problem({}), []).rules()
  expect(touches.find(({ rule }) => rule === 'unfilled')).toMatchObject({ isHard: false })
  expect(touches.filter(({ isHard }) => isHard)).toEqual([])
})

test('REPORT-5: each rule says how many people it concerns, also of groups', () => {
  const plan = [group(0, 'a', 'b', 'c'), { ...group(1, 'a', 'b'), group: 1 }]
  const subject = problem({ topics: topics({}).map((topic) => ({ ...topic, groups: 2 })) })
  const touches = createExplainer(subject, plan).rules()
  const of = (rule: string) => touches.find((each) => each.rule === rule)
  expect(of('preferNewPersonToPersonContacts')).toMatchObject({ people: 2, times: 1, isHard: false })
  expect(of('avoidRepeatedTopics')).toMatchObject({ people: 2 })
  expect(of('size')).toBeUndefined()
  const small = [group(0, 'a')]
  expect(
    createExplainer(subject, small)
      .rules()
      .find(({ rule }) => rule === 'size'),
  ).toEqual({
    rule: 'size',
    isHard: true,
    people: 1,
    times: 1,
  })
})
