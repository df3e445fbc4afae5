import { repeatCharge } from '../constraints/avoid-repeated-topics.ts'
import { unfairnessCharge } from '../constraints/fairness.ts'
import { openUnitCharge } from '../constraints/unfilled.ts'
import type { Facts } from '../search/facts.ts'
import type { BoundQuestion } from './bound-question.ts'
import { addTo, type LinearProgram, type Terms } from './linear-program.ts'
import { groupsOf, type Seats } from './seats.ts'

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
export function addPeople(
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
