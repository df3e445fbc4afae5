import type { Facts } from '../facts.ts'
import { eachFormerPair } from '../former-groups.ts'
import type { PlanReading } from '../plan-reading.ts'
import type { Person } from '../problem.ts'
import type { ConstraintMatch } from '../result.ts'
import type { State } from '../state.ts'
import { byAll, type Constraint } from './constraint.ts'

export const preferNewPersonToPersonContacts = {
  name: 'preferNewPersonToPersonContacts',
  number: 32,
  level: 'soft',
  effect: 'penalty',
  sentence: 'Two people share no more than one group, and none if they were in one of a former event.',
  usualWeight: 1,
  isOverPairs: true,
  leftOutOf: ['unitPrice', 'filling', 'timetable', 'core'],
  bounds: byAll('relaxed'),
  matches: (plan) => {
    const { people } = plan.problem
    const shared = meetingsBefore(people)
    eachMeeting(plan, (at) => shared[at]++)
    const matches: ConstraintMatch[] = []
    eachMeeting(plan, (at, p, q) => {
      const amount = shared[at] - 1
      shared[at] = 0
      if (amount <= 0) return
      const [a, b] = [people[p].id, people[q].id]
      matches.push({ constraint: 'preferNewPersonToPersonContacts', amount, people: a < b ? [a, b] : [b, a] })
    })
    return matches
  },
  amount: (plan) => {
    const shared = meetingsBefore(plan.problem.people)
    let repeats = 0
    eachMeeting(plan, (at) => {
      if (shared[at]++ > 0) repeats++
    })
    return repeats
  },
} as const satisfies Constraint

/** How often each two people met in former events, 0 or 1, by smaller and larger index. */
function meetingsBefore(people: readonly Person[]): Int16Array {
  const met = new Int16Array(people.length ** 2)
  eachFormerPair(people, (p, q) => {
    met[p * people.length + q] = 1
  })
  return met
}

/** Calls back with every two members of every group, the one with the smaller index first. */
function eachMeeting(
  { problem: { people }, running }: PlanReading,
  visit: (at: number, p: number, q: number) => void,
): void {
  const indexOf = new Map(people.map(({ id }, p) => [id, p]))
  for (const { members } of running) {
    const group = Int32Array.from(members, ({ id }) => indexOf.get(id) ?? 0)
    for (let i = 0; i < group.length; i++)
      for (let j = i + 1; j < group.length; j++) {
        const p = Math.min(group[i], group[j])
        const q = Math.max(group[i], group[j])
        visit(p * people.length + q, p, q)
      }
  }
}

const AT = preferNewPersonToPersonContacts.number

/**
 * How often each two people share a group, by smaller and larger index; null where that does not count. Two
 * who have met in former events begin with 1.
 */
export function createShared({ weights, problem }: Facts): Int16Array | null {
  if (weights[AT] === 0) return null
  return meetingsBefore(problem.people)
}

/** p and q come together (1) in a group or part (-1). */
export function countShared(
  { amounts, facts }: State,
  shared: Int16Array,
  p: number,
  q: number,
  sign: 1 | -1,
): void {
  const at = p < q ? p * facts.people + q : q * facts.people + p
  const times = sign > 0 ? shared[at]++ : --shared[at]
  if (times > 0) amounts[AT] += sign
}

/** Points that it costs two people to share one more group. */
export function sharedGroupCharge({ weights }: Facts): number {
  return -weights[AT]
}
