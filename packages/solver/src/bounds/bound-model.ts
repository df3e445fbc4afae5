import { isRefusedBy } from '../constraints/treatment.ts'
import type { GroupsProblem } from '../problem.ts'
import { openSlots } from '../problem-reading.ts'
import { buildFacts } from '../search/build-facts.ts'
import type { Facts } from '../search/facts.ts'
import type { BoundModel, BoundQuestion } from './bound-question.ts'
import { companyLimit } from './company-limit.ts'
import { addTo, createLinearProgram, type LinearProgram, type Terms } from './linear-program.ts'
import { addPeople } from './person-rows.ts'
import { addAllSeats, groupsOf, type Seats } from './seats.ts'

/** About the number of variables of the model, found without writing it; Infinity where a rule in effect is beyond it. */
export function boundModelSize(problem: GroupsProblem, { collapsed }: BoundQuestion): number {
  if (isRefusedBy('linearProgram', problem)) return Infinity
  const { candidates, starts, topics } = buildFacts(problem)
  let size = 0
  for (let topic = 0; topic < topics; topic++)
    size +=
      (candidates[topic].length + 4) * (collapsed ? Math.min(1, starts[topic].length) : starts[topic].length)
  return size
}

/**
 * A relaxation of the groups problem: pair rules and pair penalties are left out, memberships may be fractions, wished company
 * is granted in full. Valid for plans without breaches. Throws where `boundModelSize` is Infinity.
 */
export function boundModel(problem: GroupsProblem, question: BoundQuestion): BoundModel {
  if (isRefusedBy('linearProgram', problem))
    throw new Error(
      'A rule in effect is beyond the linear program. Maybe boundModelSize, which is Infinity then, was not checked?',
    )
  const facts = buildFacts(problem)
  const program = createLinearProgram()
  const seats = addAllSeats(program, facts, question)
  addCapacities(program, facts, seats, question)
  addRooms(program, facts, seats, question)
  addPeople(program, facts, seats, question)
  addFixed(program, facts, seats)
  if (program.variables === 0) program.variable(0, 0, 0, false)
  return {
    text: program.text(question.whole === 'nothing'),
    constant: question.goal === 'soft' ? companyLimit(facts) : 0,
  }
}

/** Groups of a topic, groups at a time, and groups of a person at a time. */
function addCapacities(
  program: LinearProgram,
  facts: Facts,
  seats: readonly Seats[],
  { collapsed }: BoundQuestion,
): void {
  const { problem, slots } = facts
  const ofTopic = new Map<number, Terms>()
  const parallel = new Map<number, Terms>()
  const busy = new Map<number, Terms>()
  for (const { topic, running, covers, people } of seats) {
    addTo(ofTopic, topic, 1, running)
    for (const [slot, times] of covers) {
      addTo(parallel, slot, times, running)
      for (const [p, name] of people) addTo(busy, p * slots + slot, times, name)
    }
  }
  for (const [topic, terms] of ofTopic) program.constrain(terms, '<=', groupsOf(facts, topic))
  const capacity = facts.maxParallel * (collapsed ? slots : 1)
  for (const terms of parallel.values()) program.constrain(terms, '<=', capacity)
  for (const [key, terms] of busy)
    program.constrain(terms, '<=', collapsed ? openSlots(problem.people[Math.floor(key / slots)]) : 1)
}

/** Groups that are larger than a size, which there can be at a time as many as larger rooms. */
function addRooms(
  program: LinearProgram,
  { rooms, slots }: Facts,
  seats: readonly Seats[],
  { collapsed }: BoundQuestion,
): void {
  if (rooms === null) return
  const levels = rooms.sizes.length
  const larger = new Map<number, Terms>()
  for (const { sizes, covers } of seats)
    for (const [size, name] of sizes)
      for (const [slot, times] of covers)
        for (let k = 0; k < levels && rooms.sizes[k] < size; k++)
          addTo(larger, slot * levels + k, times, name)
  const there = (slot: number, k: number) => rooms.rooms[slot * levels + k]
  const inAll = (k: number) =>
    Array.from({ length: slots }, (_, slot) => there(slot, k)).reduce((a, b) => a + b)
  for (const [key, terms] of larger) {
    const [slot, k] = [Math.floor(key / levels), key % levels]
    program.constrain(terms, '<=', collapsed ? inAll(k) : there(slot, k))
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
