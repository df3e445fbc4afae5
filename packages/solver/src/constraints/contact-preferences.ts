import type { Facts } from '../facts.ts'
import { eachPair } from '../plan-reading.ts'
import { openSlots } from '../problem-reading.ts'
import type { ConstraintMatch } from '../result.ts'
import type { Rules } from '../rules.ts'
import type { State } from '../state.ts'
import { byAll, type Constraint } from './constraint.ts'

/** c of MODEL-33, from the two directed weights; a blank or a "no" counts 0. */
export function contactValue(
  there: number | 'no' | undefined,
  back: number | 'no' | undefined,
  mode: Rules['contactMode'],
): number {
  const a = typeof there === 'number' ? there / 10 : 0
  const b = typeof back === 'number' ? back / 10 : 0
  return mode === 'sum' ? a + b : 2 * Math.sqrt(a * b)
}

export const contactPreferences = {
  name: 'contactPreferences',
  number: 33,
  level: 'soft',
  effect: 'reward',
  sentence: 'People share groups with those they want to meet.',
  usualWeight: 1,
  isOverPairs: true,
  leftOutOf: ['filling', 'timetable', 'core'],
  concerns: ({ contacts }) => contacts.some(([, , weight]) => weight !== 'no'),
  bounds: byAll('optimistic'),
  matches: (plan) => {
    const matches: ConstraintMatch[] = []
    if (plan.contacts.size === 0) return matches
    const mode = plan.problem.rules.contactMode
    eachPair(plan, ({ id: a }, { id: b }, { topic, group, start }) => {
      const amount = contactValue(plan.contacts.get(a)?.get(b), plan.contacts.get(b)?.get(a), mode)
      const where = { topic: topic.id, group, slot: start }
      if (amount !== 0) matches.push({ constraint: 'contactPreferences', amount, people: [a, b], ...where })
    })
    return matches
  },
} as const satisfies Constraint

const AT = contactPreferences.number

/** Two people come together (1) or part (-1) whose company has this value (`facts.contact`). */
export function countCompany({ amounts }: State, value: number, sign: 1 | -1): void {
  amounts[AT] += sign * value
}

/** Points that wished company of value 1 grants. */
export function companyReward({ weights }: Facts): number {
  return weights[AT]
}

/** Points that wished company grants at most: every pair together in as many groups as both can be in. */
export function companyLimit(facts: Facts): number {
  const most = facts.problem.people.map((person) => (facts.oneGroupOnly ? 1 : openSlots(person)))
  return companyWithin(facts, most)
}

/** The same where each person can be in so many groups. */
export function companyWithin(facts: Facts, most: ArrayLike<number>): number {
  const { contact, people } = facts
  if (contact === null) return 0
  let sum = 0
  for (let p = 0; p < people; p++)
    for (let q = p + 1; q < people; q++) sum += contact[p * people + q] * Math.min(most[p], most[q])
  return sum * companyReward(facts)
}
