import { expect, test } from 'vitest'
import { DEFAULT_RULES } from '../default-rules.ts'
import { checkFeasibility, checkPairs, evaluate } from '../index.ts'
import type { GroupsProblem, PairsProblem, Person, PinnedPerson } from '../problem.ts'
import { seededRandom } from '../random.ts'
import { applyChange } from '../testing/apply-change.ts'
import { runs, SEED } from '../testing/chance.ts'
import { EveryPlan } from '../testing/every-plan.ts'
import { plainPerson, plainTopic } from '../testing/plain.ts'
import { randomPairs } from '../testing/random-pairs.ts'
import { randomProblem } from '../testing/random-problem.ts'
import type { Change, CheckOptions, Finding } from './finding.ts'

const FIXED = /^fixed/
const PINNED = /^pinned/
const TOPIC = new Set(['topicHasNoStart', 'topicHostNeverFree', 'topicHostLimit', 'topicTooFew'])

/** Whether every plan of the problem bears a finding out; null where that takes too long to say. */
function isTrue(plans: EveryPlan, problem: GroupsProblem, finding: Finding): boolean | null {
  const { people, pins = [] } = problem
  const { code, group, topic, person, slot = 0, number = Infinity } = finding
  if (FIXED.test(code)) return !plans.keepsFixed()
  if (PINNED.test(code)) {
    const isAbout = (pin: PinnedPerson) =>
      topic === undefined || finding.otherTopic !== undefined
        ? pin.person === person
        : pin.topic === topic && pin.group === group
    return !plans.keepsPins(pins.filter(isAbout))
  }
  if (TOPIC.has(code)) return plans.singles.every((one) => one.topic !== topic)
  if (code === 'topicHostBusy') return !plans.keepsFixed(topic)
  if (code === 'tooFewSeats' || code === 'tooFewSeatsAt') {
    const most = code === 'tooFewSeats' ? plans.mostFilled() : plans.mostIn(slot)
    return most === null ? null : most <= number && most < (finding.needed ?? 0)
  }
  if (person === undefined) return null
  if (code === 'personHasNoTime') return plans.singles.every(({ members }) => !members.includes(person))
  const most = plans.mostUnitsOf(person)
  return most <= number && most < (people.find(({ id }) => id === person)?.wants ?? 0)
}

const identity = ({ code, topic, group, otherTopic, otherGroup, person, otherPerson, slot }: Finding) =>
  JSON.stringify([
    ...[code, topic, person],
    ...(FIXED.test(code) || PINNED.test(code) ? [otherPerson, group, otherTopic, otherGroup, slot] : []),
    ...(code === 'tooFewSeatsAt' ? [slot] : []),
  ])

/** A small event in which much is likely to be wrong, with rooms and sizes of its own now and then. */
function troubledProblem(seed: number): { problem: GroupsProblem; options: CheckOptions } {
  const random = seededRandom(seed * 7919)
  const size = { people: 2 + random.below(3), topics: 1 + random.below(3), slots: 1 + random.below(3) }
  const problem = randomProblem(seed, { ...size, fixed: seed % 2 === 0, pins: seed % 3 !== 0 })
  const rooms = Array.from({ length: random.below(3) }, () => ({
    seats: 1 + random.below(3),
    slots: random.below(2) === 0 ? null : [random.below(size.slots)],
  }))
  const ownSizes = problem.topics.filter(() => random.below(4) === 0).map(({ id }) => id)
  const common = 1 + random.below(4)
  const topics = problem.topics.map((topic) =>
    ownSizes.includes(topic.id)
      ? topic
      : { ...topic, minSize: Math.min(topic.minSize, common), maxSize: common },
  )
  // Of contacts only pins make findings: the others are no hindrance by themselves.
  const contacts = problem.contacts.filter(([, , weight]) => weight === 'no' && problem.pins !== undefined)
  return { problem: { ...problem, topics, previous: null, contacts }, options: { rooms, ownSizes } }
}

test('CHECK-1, CHECK-2: every finding about a random event is true of all of its plans, and each of its changes ends it', () => {
  const seen = new Set<string>()
  const wrong: string[] = []
  for (let n = 0; n < runs(600, 1500); n++) {
    const { problem, options } = troubledProblem(SEED * 100_000 + n)
    const plans = new EveryPlan(problem)
    for (const finding of checkFeasibility(problem, options)) {
      seen.add(finding.code)
      if (isTrue(plans, problem, finding) === false) wrong.push(`${n} is not true: ${identity(finding)}`)
      for (const change of finding.changes) {
        const after = checkFeasibility(applyChange(problem, change, options.ownSizes), options)
        if (after.some((each) => identity(each) === identity(finding)))
          wrong.push(`${n} stays: ${identity(finding)} after ${JSON.stringify(change)}`)
      }
    }
  }
  expect(wrong).toEqual([])
  const usual = [
    ...['pinnedAway', 'pinnedNoLanguage', 'pinnedNotWanted', 'pinnedOverLimit', 'pinnedRefuses'],
    ...['pinnedTogether', 'pinnedTooMany', 'pinnedTopicRests'],
    ...['fixedHostAway', 'fixedHostLimit', 'fixedOffStart', 'fixedParallel', 'fixedTogether', 'fixedTooFew'],
    ...[
      'personHasNoTime',
      'personHasNoTopic',
      'personHasNoWish',
      'personTooFewTopics',
      'personWantsMoreThanTime',
    ],
    ...[
      'roomTooSmall',
      'roomsTooFew',
      'tooFewSeats',
      'topicHasNoStart',
      'topicHostLimit',
      'topicHostNeverFree',
    ],
    ...['topicTooFew', 'personWantsMoreThanLimit'],
  ]
  expect(usual.filter((code) => !seen.has(code))).toEqual([])
})

function withMeetingChange(
  problem: PairsProblem,
  { what, person = '', people, value = 0 }: Change,
): PairsProblem {
  if (what === 'wants')
    return {
      ...problem,
      people: problem.people.map((each) => (each.id === person ? { ...each, capacity: value } : each)),
    }
  const out = new Set(problem.excluded.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]))
  const other = problem.people.find(({ id }) => id !== person && !out.has(`${person} ${id}`))
  const partners = people ?? (other === undefined ? [] : [other.id])
  return {
    ...problem,
    wishes: [
      ...problem.wishes,
      ...partners.flatMap((id) => [[person, id, 1] as const, [id, person, 1] as const]),
    ],
  }
}

test('CHECK-6: where people meet in pairs every finding is true, and each of its changes ends it', () => {
  const seen = new Set<string>()
  const wrong: string[] = []
  for (let n = 0; n < runs(1000); n++) {
    const problem = randomPairs(SEED * 100_000 + n, { people: 3 + (n % 4), maxSessions: 3 })
    const { kept } = problem
    const hardOf = (a: string, b: string) => evaluate(problem, [...kept, [a, b]]).score[0]
    const before = evaluate(problem, kept).score[0]
    for (const finding of checkPairs(problem)) {
      const { code, person = '' } = finding
      seen.add(code)
      const others = problem.people.map(({ id }) => id).filter((id) => id !== person)
      if (code === 'nobodyToMeet') expect(others.every((id) => hardOf(person, id) < before)).toBe(true)
      if (code === 'wishesNotMutual') {
        const asking = finding.changes[0].people ?? []
        expect(asking).toHaveLength(finding.number ?? 0)
        expect(asking.every((id) => hardOf(person, id) < before)).toBe(true)
      }
      for (const change of finding.changes) {
        const after = checkPairs(withMeetingChange(problem, change))
        if (after.some((each) => identity(each) === identity(finding)))
          wrong.push(`${n} stays: ${identity(finding)} after ${JSON.stringify(change)}`)
      }
    }
  }
  expect(wrong).toEqual([])
  expect([...seen].sort()).toEqual([
    'nobodyToMeet',
    'wishesNotMutual',
    'wishesOverCapacity',
    'wishesWithoutSession',
  ])
})

test.each([
  [
    120,
    16,
    [
      { what: 'maxParallelSessions', value: 19 },
      { what: 'maxSize', value: 30 },
    ],
  ],
  [
    30,
    32,
    [
      { what: 'groups', value: 2 },
      { what: 'maxSize', value: 60 },
    ],
  ],
])(
  'CHECK-3: of %i topics for 300 people who want six sessions, what makes enough seats is told',
  (number, maxSize, changes) => {
    const sessions = [0, 1, 2, 3, 4, 5]
    const people = Array.from({ length: 300 }, (_, p) =>
      plainPerson(`p${p}`, { available: sessions, wants: 6 }),
    )
    const topics = Array.from({ length: number }, (_, t) => plainTopic(`t${t}`, { minSize: 2, maxSize }))
    const problem: GroupsProblem = {
      ...{
        format: 'plan-problem/1',
        kind: 'groups',
        slots: 6,
        breaksAfter: [],
        countBy: 'slots',
        people,
        topics,
      },
      wishes: people.flatMap(({ id }) => topics.map((topic) => [id, topic.id, 1] as const)),
      ...{ contacts: [], fixedGroups: [], previous: null, rules: DEFAULT_RULES },
    }
    expect(checkFeasibility(problem)).toEqual([
      { code: 'tooFewSeats', serious: true, number: 960, needed: 1800, changes },
    ])
  },
)

test('PLAN-26: pins that no plan keeps are named, and letting one person go ends each', () => {
  const people = ['ann', 'bob', 'cid'].map((id) => plainPerson(id, { available: [0, 1] }))
  const of = (more: Partial<GroupsProblem>): GroupsProblem => ({
    ...{ format: 'plan-problem/1', kind: 'groups', slots: 2, breaksAfter: [], countBy: 'slots', people },
    topics: ['tea', 'go'].map((id) => plainTopic(id, { minSize: 1, maxSize: 2 })),
    wishes: people.flatMap(({ id }) => [[id, 'tea', 1] as const, [id, 'go', 1] as const]),
    ...{ contacts: [], fixedGroups: [], previous: null, rules: DEFAULT_RULES },
    ...more,
  })
  const pin = (person: string, topic = 'tea') => ({ person, topic, group: 0 })
  const fixed = (topic: string, start: number) => ({ topic, group: 0, start })
  const cases: readonly [string, Partial<GroupsProblem>][] = [
    [
      'pinnedTogether',
      { pins: [pin('ann'), pin('ann', 'go')], fixedGroups: [fixed('tea', 1), fixed('go', 1)] },
    ],
    [
      'pinnedAway',
      { pins: [pin('ann')], fixedGroups: [fixed('tea', 1)], people: withoutSlot(people, 'ann') },
    ],
    ['pinnedTooMany', { pins: [pin('ann'), pin('bob'), pin('cid')] }],
    ['pinnedTopicRests', { pins: [pin('ann')], topics: [plainTopic('tea', { minSize: 9 })], wishes: [] }],
    ['pinnedRefuses', { pins: [pin('ann'), pin('bob')], contacts: [['bob', 'ann', 'no']] }],
  ]
  for (const [code, more] of cases) {
    const problem = of(more)
    const found = checkFeasibility(problem).find((finding) => finding.code === code)
    const change = found?.changes.find(({ what }) => what === 'release')
    expect([code, change]).toEqual([
      code,
      expect.objectContaining({ what: 'release', person: expect.any(String) }),
    ])
    const after = checkFeasibility(applyChange(problem, change as Change))
    expect(after.filter((finding) => finding.code === code)).toEqual([])
  }
  const free = of({ pins: [pin('ann'), pin('ann', 'go')] })
  expect(checkFeasibility(free).filter((finding) => PINNED.test(finding.code))).toEqual([])
})

function withoutSlot(people: readonly Person[], id: string): Person[] {
  return people.map((one) => (one.id === id ? { ...one, available: [0] } : one))
}
