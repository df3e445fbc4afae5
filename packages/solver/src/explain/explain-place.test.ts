import { describe, expect, test } from 'vitest'
import { DEFAULT_RULES } from '../default-rules.ts'
import type { GroupsEvaluation } from '../evaluation.ts'
import { createExplainer, evaluate } from '../index.ts'
import type { GroupRef, GroupsProblem, Person, PlannedGroup, Topic } from '../problem.ts'
import { compareScores } from '../result.ts'
import { runs } from '../testing/chance.ts'
import { plainPerson, plainTopic } from '../testing/plain.ts'
import { randomPlanInForce } from '../testing/random-plan.ts'
import { randomProblem } from '../testing/random-problem.ts'

const person = (id: string, more: Partial<Person> = {}) => plainPerson(id, { available: [0, 1], ...more })
const topic = (id: string, more: Partial<Topic> = {}) => plainTopic(id, { minSize: 1, maxSize: 3, ...more })
/** The sizes of groups decide nothing. */
const RULES = { ...DEFAULT_RULES, weights: { ...DEFAULT_RULES.weights, optimalGroupSize: 0 } }
/** Ann is in her second choice in the first slot; her first choice runs there as well. */
const problem = (more: Partial<GroupsProblem> = {}): GroupsProblem => ({
  format: 'plan-problem/1',
  kind: 'groups',
  slots: 2,
  breaksAfter: [],
  countBy: 'slots',
  people: ['ann', 'bob', 'cid', 'dan'].map((id) => person(id)),
  topics: [topic('tea'), topic('go'), topic('sea')],
  wishes: [
    ['ann', 'go', 100],
    ['ann', 'sea', 50],
    ['ann', 'tea', 20],
    ['bob', 'tea', 20],
    ['cid', 'go', 20],
    ['dan', 'go', 20],
  ],
  contacts: [],
  fixedGroups: [],
  previous: null,
  rules: RULES,
  ...more,
})
const group = (topicId: string, start: number, ...members: string[]): PlannedGroup => ({
  topic: topicId,
  group: 0,
  start,
  members,
})
const PLAN = [group('tea', 0, 'ann', 'bob'), group('go', 0, 'cid', 'dan')]
const explainPlace = (of: GroupsProblem, plan: readonly PlannedGroup[], id: string, slot: number | null) =>
  createExplainer(of, plan).place(id, slot)
const first = (of: GroupsProblem, plan: readonly PlannedGroup[] = PLAN, slot: number | null = 0) =>
  explainPlace(of, plan, 'ann', slot)?.better[0]

describe('WHY-1 to WHY-3: why somebody is where they are', () => {
  test('places are ranked among what was possible, and everything better is named, best first', () => {
    const found = explainPlace(problem(), PLAN, 'ann', 0)
    expect(found).toMatchObject({
      places: [{ topic: 'tea', group: 0, rank: 2 }],
      possible: 2,
      chosen: 3,
      status: 'placed',
      better: [
        { topic: 'go', group: 0, obstacles: ['open'] },
        { topic: 'sea', group: null, obstacles: ['notRunning'], cost: null },
      ],
      more: 0,
    })
  })

  test.each([
    ['full', { topics: [topic('tea'), topic('go', { maxSize: 2 })] }],
    ['roomFull', { rooms: [2, 2, 2].map((capacity, r) => ({ id: `r${r}`, capacity })) }],
    ['contactNo', { contacts: [['cid', 'ann', 'no']] }],
    [
      'language',
      {
        people: [
          person('ann', { languages: ['et'] }),
          person('bob'),
          person('cid', { languages: ['de'] }),
          person('dan'),
        ],
      },
    ],
    ['leavesTooFew', { topics: [topic('tea', { minSize: 2 }), topic('go')] }],
    ['pinned', { pins: [{ person: 'ann', topic: 'tea', group: 0 }] }],
    [
      'pinned',
      {
        topics: [topic('tea'), topic('go', { maxSize: 2 })],
        pins: [{ person: 'ann', topic: 'tea', group: 0 }],
      },
    ],
    ['hosts', { topics: [topic('tea', { hosts: ['ann'] }), topic('go')] }],
    [
      'outweighed',
      {
        contacts: [['bob', 'ann', 10]],
        rules: { ...DEFAULT_RULES, weights: { ...DEFAULT_RULES.weights, contactPreferences: 100 } },
      },
    ],
  ] satisfies [string, Partial<GroupsProblem>][])('what stood in the way: %s', (obstacle, more) => {
    expect(first(problem(more))?.obstacles[0]).toBe(obstacle)
  })

  test('another time, hours that are not free, and a group in another slot', () => {
    const later = [group('tea', 0, 'ann', 'bob'), group('go', 1, 'cid', 'dan')]
    expect(first(problem(), later)).toMatchObject({ obstacles: ['otherTime'], cost: null })
    const away = problem({
      people: [person('ann', { available: [0] }), person('bob'), person('cid'), person('dan')],
    })
    expect(first(away, later, null)?.obstacles[0]).toBe('away')
    const long = problem({ topics: [topic('tea'), topic('go', { duration: 2 }), topic('sea')] })
    const both = [...PLAN, group('sea', 1, 'ann', 'bob')]
    expect(first(long, both)).toMatchObject({ obstacles: ['busy'], instead: [{ topic: 'sea', group: 0 }] })
  })

  test('a group at that time that they like as much is what stands in the way, not what others lose', () => {
    const of = problem({ people: [person('ann', { wants: 2 }), person('bob'), person('cid'), person('dan')] })
    const plan = [group('go', 0, 'ann', 'cid'), group('tea', 0, 'bob', 'dan')]
    const tea = explainPlace(of, plan, 'ann', null)?.better.find(({ topic: id }) => id === 'tea')
    expect(tea).toMatchObject({ obstacles: ['asGood'], instead: [{ topic: 'go', group: 0 }] })
  })

  test('with all they want in another slot, the reason is that of swapping for what they like more, else that they have enough', () => {
    const more = {
      people: [person('ann', { wants: 1, max: 1 }), person('bob'), person('cid'), person('dan')],
      topics: [topic('tea'), topic('go', { maxSize: 2 }), topic('sea')],
    }
    const at = (here: string) =>
      explainPlace(
        problem(more),
        [group(here, 0, 'ann', 'bob'), group('go', 1, 'cid', 'dan'), group('tea', 1)],
        'ann',
        1,
      )
    const reasons = (here: string) =>
      at(here)?.better.map(({ topic: id, obstacles: [reason] }) => [id, reason])
    expect(reasons('sea')).toEqual([
      ['go', 'full'],
      ['tea', 'limit'],
    ])
  })

  test('without a group: they cannot come, have all they want, or each of their choices is explained', () => {
    const status = (more: Partial<Person>, plan: readonly PlannedGroup[], slot: number) => {
      const of = problem({ people: [person('ann', more), person('bob'), person('cid'), person('dan')] })
      return explainPlace(of, plan, 'ann', slot)
    }
    expect(status({ available: [1] }, PLAN.slice(1), 0)?.status).toBe('away')
    expect(status({ wants: 1 }, PLAN, 1)?.status).toBe('enough')
    const open = status({}, PLAN.slice(1), 0)
    expect(open).toMatchObject({ status: 'open', places: [] })
    expect(open?.better.map(({ topic: id, obstacles: [reason] }) => [id, reason])).toEqual([
      ['go', 'open'],
      ['sea', 'notRunning'],
      ['tea', 'notRunning'],
    ])
  })

  test('nobody is explained whom the problem does not have', () => {
    expect(explainPlace(problem(), PLAN, 'zoe', 0)).toBeNull()
  })

  test('of several slots that one is told of in which somebody is nearest to what they miss', () => {
    const of = problem({ topics: [topic('tea'), topic('go', { maxSize: 2, groups: 2 }), topic('sea')] })
    const plan = [...PLAN, { ...group('go', 1, 'dan'), group: 1 }]
    const missed = (bySlot: boolean) =>
      createExplainer(of, plan).missed({ people: ['ann'], bySlot, most: 5 })[0]
    expect(missed(true)?.map(({ topic: id, obstacles: [reason], slot }) => [id, reason, slot])).toEqual([
      ['go', 'open', 1],
      ['sea', 'notRunning', null],
    ])
    expect(missed(false)?.map(({ slot }) => slot)).toEqual([null, null])
    const zoe = { people: ['zoe'], bySlot: true, most: 5 }
    expect(() => createExplainer(of, plan).missed(zoe)).toThrow('"zoe"')
  })
})

/** The plan after a move, made anew. */
function moved(
  plan: readonly PlannedGroup[],
  person: string,
  out: readonly GroupRef[],
  into: GroupRef,
): PlannedGroup[] {
  const isOf = ({ topic: id, group: index }: PlannedGroup, name: GroupRef) =>
    id === name.topic && index === name.group
  return plan.flatMap((each) => {
    const others = each.members.filter((member) => member !== person)
    if (isOf(each, into)) return [{ ...each, members: [...others, person] }]
    if (!out.some((name) => isOf(each, name))) return [each]
    return others.length === 0 ? [] : [{ ...each, members: others }]
  })
}

const units = ({ unfilled }: GroupsEvaluation) => unfilled.reduce((sum, each) => sum + each.units, 0)

type Breach = { rule: string; people: readonly string[]; topic: string | null; group: number | null }
const named = ({ rule, people, topic: id, group: index }: Breach) =>
  JSON.stringify([rule, people.toSorted(), id, index])

function newBreaches(before: GroupsEvaluation, after: GroupsEvaluation): string[] {
  const sums = (of: GroupsEvaluation) => {
    const found = new Map<string, { breach: Breach; amount: number }>()
    for (const {
      constraint: rule,
      people,
      topic: id = null,
      group: index = null,
      slot,
      amount,
    } of of.breaches) {
      const breach = { rule, people, topic: id, group: index }
      const key = `${named(breach)} ${slot}`
      found.set(key, { breach, amount: amount + (found.get(key)?.amount ?? 0) })
    }
    return found
  }
  const known = sums(before)
  return [...sums(after)]
    .filter(([key, { amount }]) => amount > (known.get(key)?.amount ?? 0))
    .map(([, { breach }]) => named(breach))
    .toSorted()
}

/** Rules that lose alike may stand in any order. */
function expectGreatestLosses(because: readonly string[], before: GroupsEvaluation, after: GroupsEvaluation) {
  const lost = (name: string) => (before.terms[name] ?? 0) - (after.terms[name] ?? 0)
  const all = Object.keys(before.terms)
    .map(lost)
    .filter((amount) => amount > 1e-6)
    .sort((a, b) => b - a)
  const found = because.map(lost)
  for (const [at, amount] of all.slice(0, 2).entries()) expect(found[at]).toBeCloseTo(amount, 6)
}

describe('WHY-5: what a move would cost', () => {
  test('names the sizes, the company and the satisfaction that change', () => {
    const found = first(
      problem({
        contacts: [
          ['bob', 'ann', 5],
          ['ann', 'cid', 5],
        ],
      }),
    )
    expect(found?.cost).toMatchObject({
      leaves: [{ topic: 'tea', group: 0 }],
      breaks: [],
      unfilled: 0,
      sizes: [
        { topic: 'tea', before: 2, after: 1, isBelow: false, isAbove: false },
        { topic: 'go', before: 2, after: 3, isBelow: false, isAbove: false },
      ],
      company: [
        { person: 'bob', effect: 'loses' },
        { person: 'cid', effect: 'met' },
      ],
    })
    const { before = 1, after = 0 } = found?.cost?.satisfaction ?? {}
    expect(after).toBeGreaterThan(before)
  })

  test('names the rules that would be broken, and the topics where', () => {
    const full = first(problem({ topics: [topic('tea'), topic('go', { maxSize: 2 })] }))
    expect(full?.cost).toMatchObject({ breaks: [{ rule: 'size', topic: 'go' }], worth: 'worse' })
    const crowded = first(
      problem({
        rooms: [
          { id: 'hall', capacity: 2 },
          { id: 'loft', capacity: 2 },
        ],
      }),
    )
    expect(crowded?.cost).toMatchObject({ breaks: [{ rule: 'rooms', topic: 'go' }], worth: 'worse' })
    const refused = first(problem({ contacts: [['cid', 'ann', 'no']] }))
    expect(refused?.cost?.breaks).toMatchObject([
      { rule: 'contactNo', people: expect.arrayContaining(['ann', 'cid']) },
    ])
  })

  test('is the difference of two whole evaluations, whatever the plan is', () => {
    let priced = 0
    for (let seed = 0; seed < runs(15); seed++) {
      const random = randomProblem(seed, {
        people: 6,
        topics: 5,
        slots: 3,
        fixed: seed % 2 === 0,
        rooms: seed % 3 !== 0,
      })
      const { plan } = randomPlanInForce(random, seed)
      const before = evaluate(random, plan)
      const places = random.people.flatMap(({ id }) => [null, 0, 2].map((slot) => ({ id, slot })))
      for (const { id, slot } of places)
        for (const { topic: to, group: index, cost } of explainPlace(random, plan, id, slot)?.better ?? []) {
          if (cost === null) continue
          const after = evaluate(random, moved(plan, id, cost.leaves, { topic: to, group: index ?? 0 }))
          const order = compareScores(after.score, before.score)
          expect(cost.worth === 'better').toBe(order > 0)
          expect(cost.worth === 'equal').toBe(order === 0)
          expect(cost.satisfaction.before).toBeCloseTo(before.satisfaction[id] ?? -1, 9)
          expect(cost.satisfaction.after).toBeCloseTo(after.satisfaction[id] ?? -1, 9)
          expect(cost.unfilled).toBe(units(after) - units(before))
          // Which group it is that lacks a room is said of a move alone.
          const breaks = cost.breaks.map((one) =>
            one.rule === 'rooms' ? { ...one, topic: null, group: null } : one,
          )
          expect(breaks.map(named).toSorted()).toEqual(newBreaches(before, after))
          expectGreatestLosses(cost.because, before, after)
          priced += 1
        }
    }
    expect(priced).toBeGreaterThan(20)
  })

  test('a plan that has a group twice, or one that the problem lacks, is the mistake of the caller', () => {
    expect(() => explainPlace(problem(), [...PLAN, group('tea', 0, 'dan')], 'ann', 0)).toThrow('twice')
    expect(() => explainPlace(problem(), [group('pub', 0, 'ann')], 'ann', 0)).toThrow('"pub"')
  })
})
