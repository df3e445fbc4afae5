import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_RULES } from '../default-rules.ts'
import { evaluate } from '../evaluate.ts'
import type { FixedGroup, GroupsProblem, PlannedGroup, Room } from '../problem.ts'
import { coveredSlots } from '../problem-reading.ts'
import { type ConstraintMatch, compareScores } from '../result.ts'
import { solve } from '../solve.ts'
import { runs } from '../testing/chance.ts'
import { randomPlan } from '../testing/random-plan.ts'
import { randomProblem } from '../testing/random-problem.ts'
import { placeWithoutMoving } from './place-without-moving.ts'
import type { LateOptions, Placement } from './placement.ts'

const size = fc.record({
  people: fc.integer({ min: 1, max: 10 }),
  topics: fc.integer({ min: 1, max: 5 }),
  slots: fc.integer({ min: 1, max: 5 }),
  fixed: fc.boolean(),
  pins: fc.boolean(),
  rooms: fc.boolean(),
})

const keyOf = ({ topic, group }: { topic: string; group: number }) => `${topic} ${group}`

/** A plan as cells hold it, whatever it breaks, and the groups that wait for somebody. */
function anyPlan(problem: GroupsProblem, seed: number): { plan: PlannedGroup[]; vacant: FixedGroup[] } {
  const groups = new Map<string, PlannedGroup>()
  for (const one of randomPlan(problem, seed))
    if (one.group < (problem.topics.find(({ id }) => id === one.topic)?.groups ?? 0))
      groups.set(keyOf(one), one)
  const all = [...groups.values()]
  return {
    plan: all.filter(({ members }) => members.length > 0),
    vacant: all.filter(({ members }) => members.length === 0),
  }
}

/** A good plan before every third person came. */
function planBefore(problem: GroupsProblem, seed: number): PlannedGroup[] {
  const isLate = (id: string) => Number(id.slice(1)) % 3 === seed % 3
  return solve(problem, { seed, iterations: 400 })
    .groups.map((one) => ({ ...one, members: one.members.filter((id) => !isLate(id)) }))
    .filter(({ members }) => members.length > 0)
}

function withPlaces(plan: readonly PlannedGroup[], { placed }: Pick<Placement, 'placed'>): PlannedGroup[] {
  const after = new Map(plan.map((one) => [keyOf(one), one]))
  for (const { person, isNew, ...place } of placed) {
    const one = after.get(keyOf(place)) ?? { ...place, members: [] }
    after.set(keyOf(place), { ...one, members: [...one.members, person] })
  }
  return [...after.values()]
}

const breachKey = ({ constraint, people, topic, group, slot }: ConstraintMatch) =>
  JSON.stringify([constraint, [...people].sort(), topic, group, slot])

/** How often each rule is broken, and where. */
function breaches(problem: GroupsProblem, plan: readonly PlannedGroup[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const match of evaluate(problem, plan).breaches)
    found.set(breachKey(match), (found.get(breachKey(match)) ?? 0) + match.amount)
  return found
}

function breaksMore(problem: GroupsProblem, before: readonly PlannedGroup[], after: readonly PlannedGroup[]) {
  const known = breaches(problem, before)
  return [...breaches(problem, after)].some(([key, amount]) => amount > (known.get(key) ?? 0))
}

function checkPlacement(problem: GroupsProblem, plan: readonly PlannedGroup[], options: LateOptions): void {
  const found = placeWithoutMoving(problem, plan, options)
  const after = withPlaces(plan, found)
  // Nobody who had a place has lost it, and no group has another time.
  for (const one of plan) {
    const now = after.find((each) => keyOf(each) === keyOf(one))
    expect(now?.start).toBe(one.start)
    expect(now?.members.slice(0, one.members.length)).toEqual(one.members)
    expect(new Set(now?.members).size).toBe(
      new Set(one.members).size + (now?.members.length ?? 0) - one.members.length,
    )
  }
  const running = new Set(plan.map(keyOf))
  const timed = new Map((options.vacant ?? []).map((one) => [keyOf(one), one.start]))
  for (const place of found.placed) {
    expect(place.isNew).toBe(!running.has(keyOf(place)))
    if (place.isNew && timed.has(keyOf(place))) expect(place.start).toBe(timed.get(keyOf(place)))
  }
  checkRooms(problem, after, found, options)
  expect(breaksMore(problem, plan, after)).toBe(false)
  const [before, then] = [evaluate(problem, plan), evaluate(problem, after)]
  if (then.score[0] === before.score[0] && then.score[1] === before.score[1])
    expect(then.score[2]).toBeGreaterThanOrEqual(before.score[2] - 1e-6)
  else expect(compareScores(then.score, before.score)).toBeGreaterThan(0)
  // Whoever was placed had fewer units than they wanted.
  const short = new Set(before.unfilled.map(({ person }) => person))
  for (const { person } of found.placed) expect(short).toContain(person)
  const units = (left: Placement['left']) => left.map(({ person, units }) => [person, units])
  expect(units(found.left)).toEqual(units(then.unfilled))
  // Nobody is left who has a place that keeps every rule and is no loss.
  const most = new Map((options.limits ?? []).map((one) => [keyOf(one), one.most]))
  for (const one of found.rooms) {
    const seats = options.freeRooms?.find(({ id }) => id === one.room)?.capacity ?? 0
    most.set(keyOf(one), Math.min(seats, most.get(keyOf(one)) ?? seats))
  }
  for (const { person } of found.left)
    for (const one of after) {
      if (one.members.includes(person) || one.members.length >= (most.get(keyOf(one)) ?? 1e9)) continue
      const joined = after.map((each) =>
        each === one ? { ...each, members: [...each.members, person] } : each,
      )
      if (breaksMore(problem, after, joined)) continue
      const [hard, medium, soft] = evaluate(problem, joined).score
      const [h, m, s] = then.score
      expect(compareScores([hard - h, medium - m, soft - s + 1e-6], [0, 0, 2e-6])).toBeLessThan(0)
    }
  expect(placeWithoutMoving(problem, plan, options)).toEqual(found)
}

const freeRooms = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom('r0', 'r1', 'r2'),
      capacity: fc.integer({ min: 1, max: 4 }),
      slots: fc.option(fc.subarray([0, 1, 2, 3, 4])),
    }),
    { selector: ({ id }) => id },
  )
  .map((rooms) => rooms.map(({ slots, ...room }): Room => (slots ? { ...room, slots } : room)))

/** Every group that began without a room has a free one of its own that is there and seats it. */
function checkRooms(
  problem: GroupsProblem,
  after: readonly PlannedGroup[],
  { placed, rooms }: Placement,
  { freeRooms, limits = [] }: LateOptions,
): void {
  const slotsOf = (key: string) => {
    const group = after.find((one) => keyOf(one) === key)
    const topic = problem.topics.find(({ id }) => id === group?.topic)
    return group && topic ? coveredSlots(topic, group.start) : []
  }
  const begun = new Set(placed.filter(({ isNew }) => isNew).map(keyOf))
  const housed = new Set(limits.map(keyOf))
  const needing = freeRooms === undefined ? [] : [...begun].filter((key) => !housed.has(key))
  expect(rooms.map(keyOf).sort()).toEqual(needing.sort())
  for (const one of rooms) {
    const room = freeRooms?.find(({ id }) => id === one.room)
    const size = after.find((each) => keyOf(each) === keyOf(one))?.members.length ?? 0
    expect(room?.capacity ?? 0).toBeGreaterThanOrEqual(size)
    const slots = slotsOf(keyOf(one))
    expect(slots.every((slot) => room?.slots?.includes(slot) ?? true)).toBe(true)
    const beside = rooms.filter((other) => other !== one && other.room === one.room)
    for (const other of beside) expect(slotsOf(keyOf(other)).some((slot) => slots.includes(slot))).toBe(false)
  }
}

test('PLAN-18: nobody moves, no rule is newly broken, the score never falls and nobody is left who had a place, whatever the plan', () => {
  fc.assert(
    fc.property(fc.nat(), size, fc.option(freeRooms), (seed, sizes, rooms) => {
      const problem = randomProblem(seed, sizes)
      const { plan, vacant } = anyPlan(problem, seed + 1)
      const limits = plan.slice(0, 2).map(({ topic, group }) => ({ topic, group, most: seed % 5 }))
      checkPlacement(problem, plan, { vacant, limits, ...(rooms && { freeRooms: rooms }) })
    }),
    { numRuns: runs(200) },
  )
})

test('PLAN-18: the same when a third of the people come after a good plan was made', () => {
  fc.assert(
    fc.property(fc.nat(), size, (seed, sizes) => {
      const drawn = randomProblem(seed, { ...sizes, people: sizes.people + 4 })
      const people = drawn.people.map((person) => ({ ...person, max: null }))
      const problem = { ...drawn, people, rules: { ...drawn.rules, limitAllUsersToOneGroupOnly: false } }
      checkPlacement(problem, planBefore(problem, seed), {})
    }),
    { numRuns: runs(80) },
  )
})

function tinyProblem(
  wishes: GroupsProblem['wishes'],
  sizes: Partial<GroupsProblem['topics'][number]>[],
): GroupsProblem {
  const ids = [...new Set(wishes.map(([person]) => person))]
  return {
    format: 'plan-problem/1',
    kind: 'groups',
    slots: 1,
    breaksAfter: [],
    countBy: 'slots',
    people: ids.map((id) => ({ id, available: [0], maybe: [], wants: 1, max: null, languages: [] })),
    topics: sizes.map((one, t) => ({
      id: `t${t}`,
      hosts: [],
      groups: 1,
      duration: 1,
      repeat: [0],
      starts: null,
      minSize: 1,
      maxSize: 3,
      ...one,
    })),
    wishes,
    contacts: [],
    fixedGroups: [],
    previous: null,
    rules: DEFAULT_RULES,
  }
}

test('PLAN-18: somebody who could go elsewhere leaves the last seat to somebody who could not', () => {
  const problem = tinyProblem(
    [
      ['ann', 't0', 1],
      ['bob', 't1', 1],
      ['eve', 't0', 100],
      ['eve', 't1', 90],
      ['fay', 't0', 1],
    ],
    [{ maxSize: 2 }, {}],
  )
  const plan = [
    { topic: 't0', group: 0, start: 0, members: ['ann'] },
    { topic: 't1', group: 0, start: 0, members: ['bob'] },
  ]
  const { placed, left } = placeWithoutMoving(problem, plan)
  expect(placed.map(({ person, topic }) => [person, topic])).toEqual([
    ['eve', 't1'],
    ['fay', 't0'],
  ])
  expect(left).toEqual([])
})

test('PLAN-24: somebody who is pinned to a group has its last seat first', () => {
  const problem = tinyProblem(
    [
      ['ann', 't0', 1],
      ['bob', 't1', 1],
      ['eve', 't0', 100],
      ['fay', 't0', 1],
      ['fay', 't1', 1],
    ],
    [{ maxSize: 2 }, {}],
  )
  const plan = [
    { topic: 't0', group: 0, start: 0, members: ['ann'] },
    { topic: 't1', group: 0, start: 0, members: ['bob'] },
  ]
  const placesOf = (of: GroupsProblem) =>
    placeWithoutMoving(of, plan).placed.map(({ person, topic }) => [person, topic])
  expect(placesOf(problem)).toEqual([
    ['eve', 't0'],
    ['fay', 't1'],
  ])
  expect(placesOf({ ...problem, pins: [{ person: 'fay', topic: 't0', group: 0 }] })).toEqual([['fay', 't0']])
})

test('PLAN-18: a topic that does not run begins when enough of those who lack a place want it, at a time it has', () => {
  const problem = tinyProblem(
    [
      ['ann', 't0', 1],
      ['bob', 't1', 5],
      ['eve', 't1', 5],
      ['fay', 't2', 5],
    ],
    [{}, { minSize: 2 }, { minSize: 2 }],
  )
  const plan = [{ topic: 't0', group: 0, start: 0, members: ['ann'] }]
  const { placed, left } = placeWithoutMoving(problem, plan)
  expect(placed.map(({ person, topic, isNew }) => [person, topic, isNew])).toEqual([
    ['bob', 't1', true],
    ['eve', 't1', true],
  ])
  expect(left).toMatchObject([{ person: 'fay', reason: 'nothingRuns' }])
  expect(placeWithoutMoving(problem, plan, { freeRooms: [] }).placed).toEqual([])
  const freeRooms = [
    { id: 'attic', capacity: 1 },
    { id: 'loft', capacity: 2 },
    { id: 'hall', capacity: 9, slots: [] },
  ]
  const housed = placeWithoutMoving(problem, plan, { freeRooms })
  expect(housed.placed.map(({ person }) => person)).toEqual(['bob', 'eve'])
  expect(housed.rooms).toEqual([{ topic: 't1', group: 0, room: 'loft' }])
})

test('PLAN-18: a plan that names what the problem lacks is the mistake of the caller', () => {
  const problem = randomProblem(3, { people: 4, topics: 2, slots: 2, fixed: false })
  const stranger = { topic: 't0', group: 0, start: 0, members: ['nobody'] }
  expect(() => placeWithoutMoving(problem, [stranger])).toThrow('"nobody"')
  const group = { topic: 't0', group: 0, start: 0, members: [] }
  expect(() => placeWithoutMoving(problem, [group, group])).toThrow('twice')
})
