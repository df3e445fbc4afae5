import { addTo, createLinearProgram, type LinearProgram, type Terms } from '../bounds/linear-program.ts'
import type { PlannedGroup } from '../problem.ts'
import { type CheckFacts, isFreeFrom, type TopicFacts } from './check-facts.ts'

export interface FillingForm {
  /** In whole numbers the greatest value is the best plan's; in fractions it may be higher, and is quick. */
  readonly whole: boolean
  /** Starts of a topic are summed up: far smaller, hardly higher for flexible people. In fractions only. */
  readonly collapsed: boolean
}

/**
 * A program whose greatest value no valid plan exceeds in wanted units. What is fixed or pinned costs more
 * than all units if it is not kept: below 0 no plan is valid.
 */
export interface FillingProgram {
  readonly text: string
  /** The plan that values in whole numbers stand for; not where starts are summed up. */
  planOf(values: Float64Array): readonly PlannedGroup[]
}

/** Groups of one topic that may take each other's place; one alone where people are pinned to it or clash. */
interface Bundle {
  readonly one: TopicFacts
  readonly numbers: readonly number[]
  readonly fixed: readonly { readonly number: number; readonly start: number }[]
  readonly pinned: readonly number[]
}

/** A variable of the program: its name, and where its value stands. */
interface Variable {
  readonly name: string
  readonly at: number
}

/** A bundle at one start, or at all of them where starts are summed up. */
interface Seating {
  readonly bundle: Bundle
  readonly starts: readonly number[]
  readonly running: Variable
  readonly members: ReadonlyMap<number, Variable>
  /** How many of its groups count on a room of so many seats; none where rooms are no matter. */
  readonly rooms: readonly { readonly seats: number; readonly groups: Variable }[]
}

interface Draft {
  readonly facts: CheckFacts
  readonly form: FillingForm
  readonly program: LinearProgram
  readonly seatings: Seating[]
  /** What is lost by one fixed group or pin that is not kept. */
  readonly loss: number
  /** Whether something that is fixed or pinned can be in no plan. */
  isImpossible: boolean
}

/** About the number of variables, found without writing the program. */
export function fillingProgramSize({ topics, clash, roomSizes }: CheckFacts, form: FillingForm): number {
  return topics.reduce((sum, { topic, allowed, free, candidates }) => {
    if (form.collapsed) return sum + candidates.length
    const copies = clash === null ? 1 : topic.groups
    const others = 1 + roomSizes.length
    return sum + copies * allowed.reduce((members, start) => members + free[start] + others, 0)
  }, 0)
}

/** Null where what is fixed and pinned can be in no plan without a breach. */
export function fillingProgram(facts: CheckFacts, form: FillingForm): FillingProgram | null {
  const program = createLinearProgram()
  const loss = 1 + facts.problem.people.reduce((sum, { wants }) => sum + Math.max(0, wants), 0)
  const draft: Draft = { facts, form, program, seatings: [], loss, isImpossible: false }
  for (const one of facts.topics) for (const bundle of bundlesOf(draft, one)) seat(draft, bundle)
  if (draft.isImpossible) return null
  limitTimes(draft)
  limitRooms(draft)
  limitPeople(draft)
  if (program.variables === 0) program.variable(0, 0, 0, false)
  return { text: program.text(!form.whole), planOf: (values) => readPlan(draft, values) }
}

function declare(program: LinearProgram, low: number, high: number, whole: boolean): Variable {
  const at = program.variables
  return { at, name: program.variable(0, low, high, whole) }
}

function bundlesOf(draft: Draft, one: TopicFacts): readonly Bundle[] {
  const { facts, form } = draft
  const { topic, candidates } = one
  const fixed = facts.problem.fixedGroups
    .filter((each) => each.topic === topic.id)
    .map(({ group, start }) => ({ number: group, start }))
  const pins = (facts.problem.pins ?? []).filter((pin) => pin.topic === topic.id)
  const startOf = new Map(fixed.map(({ number, start }) => [number, start]))
  const isTwice = fixed.some(({ number, start }) => startOf.get(number) !== start)
  const isBeyond = [...startOf.keys(), ...pins.map(({ group }) => group)].some(
    (number) => number >= topic.groups,
  )
  if (isTwice || isBeyond) draft.isImpossible = true
  const distinct = [...startOf].map(([number, start]) => ({ number, start }))
  const numbers = Array.from({ length: topic.groups }, (_, number) => number)
  const clashes =
    !form.collapsed && candidates.some((p, i) => candidates.some((q, j) => j > i && facts.clashes(p, q)))
  const ofGroup = (own: readonly number[]): Bundle => ({
    one,
    numbers: own,
    fixed: distinct.filter(({ number }) => own.includes(number)),
    pinned: form.collapsed
      ? []
      : [
          ...new Set(
            pins
              .filter(({ group }) => own.includes(group))
              .map(({ person }) => facts.indexOf.get(person) ?? -1),
          ),
        ],
  })
  const alone = form.collapsed ? [] : numbers.filter((n) => clashes || pins.some(({ group }) => group === n))
  const together = numbers.filter((number) => !alone.includes(number))
  return [...alone.map((number) => ofGroup([number])), ...(together.length > 0 ? [ofGroup(together)] : [])]
}

/** Declares who may be in groups of the bundle, and what one group is. */
function seat(draft: Draft, bundle: Bundle): void {
  const { program, form, facts } = draft
  const { one, numbers, fixed, pinned } = bundle
  const hosted = one.allowed.filter((start) =>
    one.hosts.every((host) => isFreeFrom(facts.open[host], one.offsets, start)),
  )
  const startLists = form.collapsed ? (hosted.length > 0 ? [hosted] : []) : hosted.map((start) => [start])
  const own = startLists.flatMap((starts) => seatAt(draft, bundle, starts) ?? [])
  draft.seatings.push(...own)
  program.constrain(
    own.map(({ running }) => [1, running.name] as const),
    '<=',
    numbers.length,
  )
  if (fixed.some(({ start }) => !own.some(({ starts }) => starts.includes(start)))) draft.isImpossible = true
  for (const p of pinned) {
    const terms = own.flatMap(({ members }) => members.get(p) ?? []).map(({ name }) => [1, name] as const)
    if (terms.length === 0) draft.isImpossible = true
    else program.constrain([...terms, [1, program.variable(-draft.loss, 0, 1, false)]], '>=', 1)
  }
}

function seatAt(draft: Draft, bundle: Bundle, starts: readonly number[]): Seating | null {
  const { program, form, facts } = draft
  const { one, numbers, fixed, pinned } = bundle
  const { topic, hosts, offsets } = one
  const startsOf = (p: number) => starts.filter((start) => isFreeFrom(facts.open[p], offsets, start))
  const able = one.candidates.flatMap((p) => {
    const own = startsOf(p).length
    return own > 0 ? [{ p, most: Math.min(own, numbers.length) }] : []
  })
  const seats = Math.max(...starts.map((start) => one.seats[start]))
  const high = Math.min(seats, able.length)
  if (high < Math.max(topic.minSize, hosts.length)) return null
  const running = declare(program, 0, numbers.length, form.whole)
  const here = fixed.filter(({ start }) => starts.includes(start)).length
  if (here > 0)
    program.constrain(
      [
        [1, running.name],
        [1, program.variable(-draft.loss, 0, here, false)],
      ],
      '>=',
      here,
    )
  const members = new Map<number, Variable>()
  for (const { p, most } of able) {
    const member = declare(program, 0, most, form.whole)
    members.set(p, member)
    program.constrain(
      [
        [1, member.name],
        [-1, running.name],
      ],
      hosts.includes(p) ? '=' : '<=',
      0,
    )
  }
  const all = [...members.values()].map(({ name }) => [1, name] as const)
  program.constrain([...all, [-topic.minSize, running.name]], '>=', 0)
  program.constrain([...all, [-high, running.name]], '<=', 0)
  if (!form.collapsed && (pinned.length > 0 || numbers.length === 1))
    for (const [p, member] of members)
      for (const [q, other] of members)
        if (p < q && facts.clashes(p, q))
          program.constrain(
            [
              [1, member.name],
              [1, other.name],
              [-1, running.name],
            ],
            '<=',
            0,
          )
  return { bundle, starts, running, members, rooms: roomsAt(draft, bundle, { running, all }) }
}

/** Groups declare the room they count on, whose seats they do not exceed. */
function roomsAt(
  { program, form, facts: { rooms, roomSizes } }: Draft,
  { one: { topic, hosts }, numbers }: Bundle,
  { running, all }: { running: Variable; all: Terms },
): Seating['rooms'] {
  if (rooms === null) return []
  // A group of nobody needs no room.
  const large = [0, ...roomSizes].filter((size) => size >= Math.max(topic.minSize, hosts.length))
  const enough = large.find((size) => size >= topic.maxSize)
  const counted = large
    .filter((size) => enough === undefined || size <= enough)
    .map((seats) => ({ seats, groups: declare(program, 0, numbers.length, form.whole) }))
  program.constrain([...counted.map(({ groups }) => [1, groups.name] as const), [-1, running.name]], '=', 0)
  const seated = counted.map(({ seats, groups }) => [-Math.min(seats, topic.maxSize), groups.name] as const)
  program.constrain([...all, ...seated], '<=', 0)
  return counted
}

/** Groups at a time, and groups of a person at a time. */
function limitTimes({ program, form, facts, seatings }: Draft): void {
  const { problem, time } = facts
  const parallel = new Map<number, Terms>()
  const busy = new Map<number, Terms>()
  for (const { running, members, ...seating } of seatings)
    for (const [slot, times] of coveredBy(seating, form)) {
      addTo(parallel, slot, times, running.name)
      for (const [p, { name }] of members) addTo(busy, p * problem.slots + slot, times, name)
    }
  const most = problem.rules.maxParallelSessions * (form.collapsed ? problem.slots : 1)
  for (const terms of parallel.values()) program.constrain(terms, '<=', most)
  for (const [key, terms] of busy)
    if (form.collapsed) program.constrain(terms, '<=', time[Math.floor(key / problem.slots)])
    else if (terms.length > 1) program.constrain(terms, '<=', 1)
}

/** Slots that a seating covers, and how often; slot 0 stands for all where they are summed up. */
function coveredBy(
  { bundle: { one }, starts }: Pick<Seating, 'bundle' | 'starts'>,
  { collapsed }: FillingForm,
): readonly (readonly [slot: number, times: number])[] {
  if (collapsed) return [[0, one.offsets.length]]
  return one.offsets.map((offset) => [starts[0] + offset, 1])
}

/** As many groups count on rooms of a size or more as there are such rooms. */
function limitRooms({ program, form, facts, seatings }: Draft): void {
  const { roomSizes, rooms } = facts
  if (rooms === null) return
  for (const size of roomSizes) {
    const bySlot = new Map<number, Terms>()
    for (const seating of seatings)
      for (const [slot, times] of coveredBy(seating, form))
        for (const { seats, groups } of seating.rooms)
          if (seats >= size) addTo(bySlot, slot, times, groups.name)
    const all = rooms.map((here) => here.filter((seats) => seats >= size).length)
    for (const [slot, terms] of bySlot)
      program.constrain(terms, '<=', form.collapsed ? all.reduce((sum, one) => sum + one, 0) : all[slot])
  }
}

/** What each person may have, and how much of what they want they get. */
function limitPeople({ program, facts: { problem }, seatings }: Draft): void {
  const { rules } = problem
  const memberships = seatings.flatMap((seating) =>
    [...seating.members].map(([p, { name }]) => ({ p, seating, name })),
  )
  for (const [p, own] of Map.groupBy(memberships, (one) => one.p)) {
    const { id, wants, max } = problem.people[p]
    const unitsOf = ({ seating: { bundle } }: { seating: Seating }) => bundle.one.units
    if (max !== null) {
      const counted = own.filter(
        ({ seating: { bundle } }) =>
          rules.countHostingTowardsUsersSessionLimit || !bundle.one.topic.hosts.includes(id),
      )
      program.constrain(
        counted.map((each) => [unitsOf(each), each.name] as const),
        '<=',
        max,
      )
    }
    if (rules.limitAllUsersToOneGroupOnly)
      program.constrain(
        own.map(({ name }) => [1, name] as const),
        '<=',
        1,
      )
    if (wants <= 0) continue
    const filled = program.variable(1, 0, wants, false)
    program.constrain([[1, filled], ...own.map((each) => [-unitsOf(each), each.name] as const)], '<=', 0)
  }
}

function readPlan({ facts: { problem }, seatings }: Draft, values: Float64Array): readonly PlannedGroup[] {
  const wholeOf = ({ at }: Variable) => Math.round(values[at])
  const used = new Set<string>()
  const groups: PlannedGroup[] = []
  for (const { bundle, starts, running, members, rooms } of seatings) {
    const { topic, hosts } = bundle.one
    const [start] = starts
    const here = bundle.fixed.filter((each) => each.start === start).map(({ number }) => number)
    const free = bundle.numbers.filter(
      (number) => !bundle.fixed.some((each) => each.number === number) && !used.has(`${topic.id} ${number}`),
    )
    const numbers = [...here, ...free].slice(0, wholeOf(running))
    for (const number of numbers) used.add(`${topic.id} ${number}`)
    const sizes = rooms.flatMap(({ seats, groups: some }) =>
      Array.from({ length: wholeOf(some) }, () => Math.min(seats, topic.maxSize)),
    )
    const people = [...members].filter(([, member]) => wholeOf(member) > 0).map(([p]) => p)
    people.sort((a, b) => Number(hosts.includes(b)) - Number(hosts.includes(a)))
    const seated = numbers.map((group, i) => ({
      group,
      most: sizes[i] ?? topic.maxSize,
      members: [] as number[],
    }))
    for (const p of people) {
      const next =
        seated.find((each) => each.members.length < topic.minSize) ??
        seated.find((each) => each.members.length < each.most)
      next?.members.push(p)
    }
    for (const { group, members: some } of seated)
      groups.push({ topic: topic.id, group, start, members: some.map((p) => problem.people[p].id) })
  }
  return groups
}
