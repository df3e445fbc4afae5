import { sizePenalty } from '../constraints/optimal-group-size.ts'
import type { GroupsProblem } from '../problem.ts'
import { buildFacts, type Facts } from '../search/facts.ts'
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

/** Variables of one topic at one start: how many of its groups have which size, and who is in one of them. */
interface Seats {
  readonly topic: number
  readonly start: number
  readonly running: Terms
  readonly people: ReadonlyMap<number, string>
}

function addSeats(
  program: LinearProgram,
  facts: Facts,
  topic: number,
  start: number,
  soft: boolean,
): Seats | null {
  const { weights, people } = facts
  const attend = facts.attend[topic]
  const able = Array.from(facts.candidates[topic]).filter((p) => attend[start * people + p] > 0)
  if (facts.hostsMustCome && facts.hosts[topic].some((p) => !able.includes(p))) return null
  const groups = facts.firstGroup[topic + 1] - facts.firstGroup[topic]
  const low = facts.minSize[topic]
  const high = Math.min(facts.maxSize[topic], able.length)
  const running: Terms = []
  const members: Terms = []
  for (let size = low; size <= high; size++) {
    const price = soft ? weights[term.GROUP_SIZE] * sizePenalty(size, low, facts.maxSize[topic]) : 0
    const name = program.variable(price, 0, groups, true)
    running.push([1, name])
    members.push([-size, name])
  }
  if (running.length === 0) return null
  const seated = new Map<number, string>()
  for (const p of able) {
    const at = p * facts.topics + topic
    const unwanted = facts.wish[at] === 0 && facts.host[at] === 0
    const maybe = attend[start * people + p] === 2 ? weights[term.MAYBE] : 0
    const name = program.variable(
      soft ? maybe + (unwanted ? weights[term.NON_PREFERRED] : 0) : 0,
      0,
      1,
      false,
    )
    seated.set(p, name)
    members.push([1, name])
    const needed = facts.hostsMustCome && facts.host[at] === 1
    program.constrain([[1, name], ...running.map(([, one]) => [-1, one] as const)], needed ? '=' : '<=', 0)
  }
  program.constrain(members, '=', 0)
  return { topic, start, running, people: seated }
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
  for (const z of TANGENTS) {
    if (z === 1) continue
    // penalty >= (1-z)^2 - 2(1-z)(got/ideal - z)
    const slope = (2 * (1 - z)) / ideal
    const value = (1 - z) ** 2 + 2 * (1 - z) * z
    program.constrain([[1, penalty], ...got.map(([v, name]) => [slope * v, name] as const)], '>=', value)
  }
}

/** Wished company cannot exceed every pair together in as many groups as both can be in. */
function mostCompany(facts: Facts): number {
  if (facts.contact === null) return 0
  const { people } = facts
  const most = facts.problem.people.map((person) =>
    facts.oneGroupOnly ? 1 : new Set([...person.available, ...person.maybe]).size,
  )
  let sum = 0
  for (let p = 0; p < people; p++)
    for (let q = p + 1; q < people; q++) sum += facts.contact[p * people + q] * Math.min(most[p], most[q])
  return sum * facts.weights[term.CONTACTS]
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
  for (let topic = 0; topic < topics; topic++)
    for (const start of facts.starts[topic]) {
      if (facts.startOk[topic * slots + start] === 0) continue
      const one = addSeats(program, facts, topic, start, soft)
      if (one === null) continue
      seats.push(one)
      for (const [, name] of one.running) addTo(ofTopic, topic, 1, name)
      for (const slot of facts.covers[topic][start]) {
        for (const [, name] of one.running) addTo(parallel, slot, 1, name)
        for (const [p, name] of one.people) addTo(busy, p * slots + slot, 1, name)
      }
    }
  for (const [topic, terms] of ofTopic)
    program.constrain(terms, '<=', facts.firstGroup[topic + 1] - facts.firstGroup[topic])
  for (const terms of parallel.values()) program.constrain(terms, '<=', facts.maxParallel)
  for (const terms of busy.values()) program.constrain(terms, '<=', 1)

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
  for (const [g, starts] of facts.fixedStarts)
    for (const start of starts) {
      const one = seats.find((seat) => seat.topic === facts.topicOf[g] && seat.start === start)
      if (one !== undefined) program.constrain(one.running, '>=', 1)
    }
  if (program.variables === 0) program.variable(0, 0, 0, false)
  return {
    size: program.variables,
    text: program.text(!question.whole),
    constant: soft ? mostCompany(facts) : 0,
  }
}
