import { repeatCharge } from '../constraints/avoid-repeated-topics.ts'
import { isRefusedBy } from '../constraints/constraints.ts'
import { companyLimit } from '../constraints/contact-preferences.ts'
import { unfairnessCharge } from '../constraints/fairness.ts'
import { openUnitCharge } from '../constraints/unfilled.ts'
import type { Facts } from '../facts.ts'
import type { GroupsProblem } from '../problem.ts'
import { buildFacts } from '../search/build-facts.ts'
import type { BoundModel, BoundQuestion } from './bound-question.ts'
import { addTo, createLinearProgram, type LinearProgram, type Terms } from './linear-program.ts'
import { ableAt, addAllSeats, groupsOf, type Seats, startsOf } from './seats.ts'

/** Roughly the number of variables, found without writing the model; Infinity if a rule is beyond it. */
export function boundModelSize(problem: GroupsProblem): number {
  if (isRefusedBy('linearProgram', problem)) return Infinity
  const facts = buildFacts(problem)
  let size = 0
  for (let topic = 0; topic < facts.topics; topic++)
    for (const start of startsOf(facts, topic)) size += ableAt(facts, topic, start).length + 4
  return size
}

/**
 * A relaxation: pair rules and pair penalties are left out, memberships may be fractions, wished company is
 * granted in full. Valid for plans without breaches. Throws where `boundModelSize` is Infinity.
 */
export function boundModel(problem: GroupsProblem, question: BoundQuestion): BoundModel {
  if (isRefusedBy('linearProgram', problem))
    throw new Error(
      'A rule in effect is beyond the linear program. Maybe boundModelSize, which is Infinity then, was not checked?',
    )
  const facts = buildFacts(problem)
  const program = createLinearProgram()
  const seats = addAllSeats(program, facts, question)
  addCapacities(program, facts, seats)
  addRooms(program, facts, seats)
  addPeople(program, facts, seats, question)
  addFixed(program, facts, seats)
  if (program.variables === 0) program.variable(0, 0, 0, false)
  return {
    text: program.text(question.whole === 'nothing'),
    constant: question.goal === 'soft' ? companyLimit(facts) : 0,
  }
}

/** Groups of a topic, groups at a time, and groups of a person at a time. */
function addCapacities(program: LinearProgram, facts: Facts, seats: readonly Seats[]): void {
  const { slots } = facts
  const ofTopic = new Map<number, Terms>()
  const parallel = new Map<number, Terms>()
  const busy = new Map<number, Terms>()
  for (const { topic, running, covers, people } of seats) {
    addTo(ofTopic, topic, 1, running)
    for (const slot of covers) {
      addTo(parallel, slot, 1, running)
      for (const [p, name] of people) addTo(busy, p * slots + slot, 1, name)
    }
  }
  for (const [topic, terms] of ofTopic) program.constrain(terms, '<=', groupsOf(facts, topic))
  for (const terms of parallel.values()) program.constrain(terms, '<=', facts.maxParallel)
  for (const terms of busy.values()) program.constrain(terms, '<=', 1)
}

/** Groups that are larger than a size, which there can be at a time as many as larger rooms. */
function addRooms(program: LinearProgram, { rooms }: Facts, seats: readonly Seats[]): void {
  if (rooms === null) return
  const levels = rooms.sizes.length
  const larger = new Map<number, Terms>()
  for (const { sizes, covers } of seats)
    for (const [size, name] of sizes)
      for (const slot of covers)
        for (let k = 0; k < levels && rooms.sizes[k] < size; k++) addTo(larger, slot * levels + k, 1, name)
  for (const [key, terms] of larger) program.constrain(terms, '<=', rooms.rooms[key])
}

/** As many groups of a topic run at a start as are fixed there; impossible starts are left out. */
function addFixed(program: LinearProgram, facts: Facts, seats: readonly Seats[]): void {
  for (const { topic, start, running } of seats) {
    let fixed = 0
    for (const [g, fixedAt] of facts.fixedStarts)
      if (facts.topicOf[g] === topic && fixedAt.includes(start)) fixed++
    if (fixed > 0) program.constrain([[1, running]], '>=', fixed)
  }
}

/** Points at which the convex penalty of fairness is replaced by its tangents, which lie below it. */
const TANGENTS = Array.from({ length: 21 }, (_, i) => i / 20)

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
    const again = -repeatCharge(facts, at)
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
  const charge = unfairnessCharge(facts)
  if (ideal === 0 || charge === 0) return
  const penalty = program.variable(-charge, 0, null, false)
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

/** What each person wants, may have and gets. */
function addPeople(
  program: LinearProgram,
  facts: Facts,
  seats: readonly Seats[],
  { goal, unfilled }: BoundQuestion,
): void {
  const missing: Terms = []
  for (let p = 0; p < facts.people; p++) {
    const open = addUnits(program, facts, p, seats, goal)
    if (open !== null) missing.push([1, open])
    if (goal !== 'soft') continue
    const got: Terms = []
    addAttendance(program, facts, p, seats, got)
    addFairness(program, facts, p, got)
  }
  if (unfilled !== null) program.constrain(missing, '<=', unfilled)
}

/** Limits of a person's groups and units; the variable of their open units, null when they want none. */
function addUnits(
  program: LinearProgram,
  facts: Facts,
  p: number,
  seats: readonly Seats[],
  goal: BoundQuestion['goal'],
): string | null {
  const units: Terms = []
  const limited: Terms = []
  const groups: Terms = []
  for (const { topic, people: seated } of seats) {
    const name = seated.get(p)
    if (name === undefined) continue
    groups.push([1, name])
    units.push([facts.units[topic], name])
    if (facts.countHosting || facts.host[p * facts.topics + topic] === 0)
      limited.push([facts.units[topic], name])
  }
  if (facts.max[p] >= 0) program.constrain(limited, '<=', facts.max[p])
  if (facts.oneGroupOnly) program.constrain(groups, '<=', 1)
  if (facts.wants[p] <= 0) return null
  const open = program.variable(-openUnitCharge(facts)[goal], 0, facts.wants[p], false)
  program.constrain([[1, open], ...units], '>=', facts.wants[p])
  return open
}
