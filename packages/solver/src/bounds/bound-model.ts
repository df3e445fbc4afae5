import { sizePenalty } from '../constraints/optimal-group-size.ts'
import type { GroupsProblem } from '../problem.ts'
import { openSlots } from '../problem-reading.ts'
import { buildFacts } from '../search/build-facts.ts'
import type { Facts } from '../search/facts.ts'
import * as term from '../search/terms.ts'
import type { BoundModel, BoundQuestion } from './bound-question.ts'
import { createLinearProgram, type LinearProgram } from './linear-program.ts'

type Terms = (readonly [number, string])[]

/** Points at which the convex penalty of fairness is replaced by its tangents, which lie below it. */
const TANGENTS = Array.from({ length: 21 }, (_, i) => i / 20)

function addTo(map: Map<number, Terms>, key: number, factor: number, name: string): void {
  const terms = map.get(key)
  if (terms === undefined) map.set(key, [[factor, name]])
  else terms.push([factor, name])
}

/** Variables of one topic at one start, or at all its starts together: how many of its groups run, and who is in them. */
interface Seats {
  readonly topic: number
  readonly starts: readonly number[]
  readonly running: string
  readonly people: ReadonlyMap<number, string>
}

/** The corners of the least concave function above the points given, which ascend in their first coordinate. */
function concaveHull(points: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const hull: (readonly [number, number])[] = []
  for (const point of points) {
    while (hull.length >= 2) {
      const [[x, y], [x1, y1]] = [hull[hull.length - 2], hull[hull.length - 1]]
      if ((y1 - y) * (point[0] - x) > (point[1] - y) * (x1 - x)) break
      hull.pop()
    }
    hull.push(point)
  }
  return hull
}

function groupsOf({ firstGroup }: Facts, topic: number): number {
  return firstGroup[topic + 1] - firstGroup[topic]
}

/** What one membership adds at best, attendance aside unless the topic can be attended but once. */
function worthOfSeat(facts: Facts, p: number, topic: number, starts: readonly number[]): number {
  const { weights, attend, people } = facts
  const at = p * facts.topics + topic
  const unwanted = facts.wish[at] === 0 && facts.host[at] === 0
  const onlyMaybe = starts.every((start) => attend[topic][start * people + p] !== 1)
  const attendance = groupsOf(facts, topic) === 1 ? facts.reward[at] : 0
  return attendance + (onlyMaybe ? weights[term.MAYBE] : 0) + (unwanted ? weights[term.NON_PREFERRED] : 0)
}

function addSeats(
  program: LinearProgram,
  facts: Facts,
  topic: number,
  given: readonly number[],
  { goal, whole }: BoundQuestion,
): Seats | null {
  const soft = goal === 'soft'
  const { weights, people } = facts
  const canCome = (p: number, start: number) => facts.attend[topic][start * people + p] > 0
  const starts = given.filter(
    (start) => !facts.hostsMustCome || facts.hosts[topic].every((p) => canCome(p, start)),
  )
  const startsOf = (p: number) => starts.filter((start) => canCome(p, start))
  const able = Array.from(facts.candidates[topic]).filter((p) => starts.some((start) => canCome(p, start)))
  const groups = groupsOf(facts, topic)
  const low = facts.minSize[topic]
  const high = Math.min(facts.maxSize[topic], able.length)
  if (starts.length === 0 || high < low) return null
  const running = program.variable(0, 0, groups, whole !== 'nothing')
  const wholeSizes = whole === 'groups and sizes'
  const prices = Array.from({ length: high - low + 1 }, (_, i): [number, number] => [
    low + i,
    soft ? weights[term.GROUP_SIZE] * sizePenalty(low + i, low, facts.maxSize[topic]) : 0,
  ])
  const sizes: Terms = []
  const members: Terms = []
  for (const [size, price] of wholeSizes ? prices : concaveHull(prices)) {
    const name = program.variable(price, 0, groups, wholeSizes)
    sizes.push([1, name])
    members.push([-size, name])
  }
  program.constrain([[-1, running], ...sizes], '=', 0)
  const seated = new Map<number, string>()
  for (const p of able) {
    const own = startsOf(p)
    const worth = soft ? worthOfSeat(facts, p, topic, own) : 0
    const name = program.variable(worth, 0, Math.min(own.length, groups), false)
    seated.set(p, name)
    members.push([1, name])
    const needed = facts.hostsMustCome && facts.host[p * facts.topics + topic] === 1
    program.constrain(
      [
        [1, name],
        [-1, running],
      ],
      needed ? '=' : '<=',
      0,
    )
  }
  program.constrain(members, '=', 0)
  return { topic, starts, running, people: seated }
}

/** Rewards for attending a topic at all, paid once, and the price of attending it again. */
function addAttendance(
  program: LinearProgram,
  facts: Facts,
  p: number,
  seats: readonly Seats[],
  got: Terms,
): void {
  const byTopic = new Map<number, Terms>()
  for (const { topic, people } of seats) {
    const name = people.get(p)
    if (name !== undefined) addTo(byTopic, topic, 1, name)
  }
  for (const [topic, terms] of byTopic) {
    const at = p * facts.topics + topic
    if (groupsOf(facts, topic) === 1) {
      if (facts.wish[at] === 1) for (const [, name] of terms) got.push([facts.value[at], name])
      continue
    }
    const again = facts.host[at] === 1 ? 0 : facts.weights[term.REPEATED]
    const attends = program.variable(facts.reward[at] - again, 0, 1, false)
    program.constrain([[1, attends], ...terms.map(([, name]) => [-1, name] as const)], '<=', 0)
    if (again !== 0) {
      const times = program.variable(again, 0, null, false)
      program.constrain([[1, times], ...terms.map(([, name]) => [-1, name] as const)], '=', 0)
    }
    if (facts.wish[at] === 1) got.push([facts.value[at], attends])
  }
}

function addFairness(program: LinearProgram, facts: Facts, p: number, got: Terms): void {
  const ideal = facts.ideal[p]
  if (ideal === 0 || facts.weights[term.FAIRNESS] === 0) return
  const penalty = program.variable(facts.weights[term.FAIRNESS], 0, null, false)
  const sum = program.variable(0, 0, null, false)
  program.constrain([[-1, sum], ...got], '=', 0)
  for (const z of TANGENTS) {
    if (z === 1) continue
    // penalty >= (1-z)^2 - 2(1-z)(got/ideal - z)
    const slope = (2 * (1 - z)) / ideal
    const value = (1 - z) ** 2 + 2 * (1 - z) * z
    program.constrain(
      [
        [1, penalty],
        [slope, sum],
      ],
      '>=',
      value,
    )
  }
}

/** As many groups of a topic run at a start as are fixed there; a start that cannot be is left to the hard rules. */
function addFixed(program: LinearProgram, facts: Facts, seats: readonly Seats[]): void {
  for (const { topic, starts, running } of seats) {
    let fixed = 0
    for (const [g, fixedAt] of facts.fixedStarts)
      if (facts.topicOf[g] === topic && fixedAt.some((start) => starts.includes(start))) fixed++
    if (fixed > 0) program.constrain([[1, running]], '>=', fixed)
  }
}

/** Wished company cannot exceed every pair together in as many groups as both can be in. */
export function mostCompany(facts: Facts): number {
  if (facts.contact === null) return 0
  const { people } = facts
  const most = facts.problem.people.map((person) => (facts.oneGroupOnly ? 1 : openSlots(person)))
  let sum = 0
  for (let p = 0; p < people; p++)
    for (let q = p + 1; q < people; q++) sum += facts.contact[p * people + q] * Math.min(most[p], most[q])
  return sum * facts.weights[term.CONTACTS]
}

/** About the number of variables of the model, found without writing it. */
export function boundModelSize(problem: GroupsProblem, { collapsed }: BoundQuestion): number {
  const { candidates, starts, topics } = buildFacts(problem)
  let size = 0
  for (let topic = 0; topic < topics; topic++)
    size +=
      (candidates[topic].length + 4) * (collapsed ? Math.min(1, starts[topic].length) : starts[topic].length)
  return size
}

/**
 * A relaxation of the groups problem: pair rules and pair penalties are left out, memberships may be fractions, wished company
 * is granted in full. Valid for plans without breaches.
 */
export function boundModel(problem: GroupsProblem, question: BoundQuestion): BoundModel {
  const facts = buildFacts(problem)
  const { weights, people, slots, topics } = facts
  const program = createLinearProgram()
  const soft = question.goal === 'soft'
  const seats: Seats[] = []
  const parallel = new Map<number, Terms>()
  const busy = new Map<number, Terms>()
  const ofTopic = new Map<number, Terms>()
  // Summed up, slot 0 stands for all slots: a group then covers it as often as it covers slots.
  const add = (topic: number, starts: readonly number[]) => {
    const one = addSeats(program, facts, topic, starts, question)
    if (one === null) return
    seats.push(one)
    addTo(ofTopic, topic, 1, one.running)
    const covered = facts.covers[topic][one.starts[0]]
    const slotsOf: readonly (readonly [number, number])[] = question.collapsed
      ? [[0, covered.length]]
      : Array.from(covered, (slot) => [slot, 1] as const)
    for (const [slot, times] of slotsOf) {
      addTo(parallel, slot, times, one.running)
      for (const [p, name] of one.people) addTo(busy, p * slots + slot, times, name)
    }
  }
  for (let topic = 0; topic < topics; topic++) {
    const starts = Array.from(facts.starts[topic]).filter(
      (start) => facts.startOk[topic * slots + start] === 1,
    )
    if (question.collapsed) add(topic, starts)
    else for (const start of starts) add(topic, [start])
  }
  const factor = question.collapsed ? slots : 1
  for (const [topic, terms] of ofTopic) program.constrain(terms, '<=', groupsOf(facts, topic))
  for (const terms of parallel.values()) program.constrain(terms, '<=', facts.maxParallel * factor)
  for (const [key, terms] of busy)
    program.constrain(
      terms,
      '<=',
      question.collapsed ? openSlots(problem.people[Math.floor(key / slots)]) : 1,
    )

  const missing: Terms = []
  for (let p = 0; p < people; p++) {
    const units: Terms = []
    const counted: Terms = []
    const groups: Terms = []
    for (const { topic, people: seated } of seats) {
      const name = seated.get(p)
      if (name === undefined) continue
      groups.push([1, name])
      units.push([facts.units[topic], name])
      if (facts.countHosting || facts.host[p * topics + topic] === 0) counted.push([facts.units[topic], name])
    }
    if (facts.max[p] >= 0) program.constrain(counted, '<=', facts.max[p])
    if (facts.oneGroupOnly) program.constrain(groups, '<=', 1)
    if (facts.wants[p] > 0) {
      const price = soft ? weights[term.ASSIGN_ALL] : weights[term.UNFILLED]
      const open = program.variable(price, 0, facts.wants[p], false)
      program.constrain([[1, open], ...units], '>=', facts.wants[p])
      missing.push([1, open])
    }
    if (!soft) continue
    const got: Terms = []
    addAttendance(program, facts, p, seats, got)
    addFairness(program, facts, p, got)
  }
  if (question.unfilled !== null) program.constrain(missing, '<=', question.unfilled)
  addFixed(program, facts, seats)
  if (program.variables === 0) program.variable(0, 0, 0, false)
  return {
    text: program.text(question.whole === 'nothing'),
    constant: soft ? mostCompany(facts) : 0,
  }
}
