import type { Facts } from '../facts.ts'
import { eachFormerPair, haveMet } from '../former-groups.ts'
import { eachPair } from '../plan-reading.ts'
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
    const shared = new Map<string, { people: readonly [string, string]; times: number }>()
    eachPair(plan, ({ id: a }, { id: b }) => {
      const people = a < b ? ([a, b] as const) : ([b, a] as const)
      const key = JSON.stringify(people)
      const pair = shared.get(key)
      if (pair === undefined) shared.set(key, { people, times: haveMet(plan, a, b) ? 2 : 1 })
      else pair.times++
    })
    return [...shared.values()]
      .filter(({ times }) => times > 1)
      .map(({ people, times }) => ({
        constraint: 'preferNewPersonToPersonContacts',
        amount: times - 1,
        people,
      }))
  },
} as const satisfies Constraint

const AT = preferNewPersonToPersonContacts.number

/**
 * How often each two people share a group, by smaller and larger index; null where that does not count. Two
 * who have met in former events begin with 1.
 */
export function createShared({ weights, people, problem }: Facts): Int16Array | null {
  if (weights[AT] === 0) return null
  const shared = new Int16Array(people * people)
  eachFormerPair(problem.people, (p, q) => {
    shared[p * people + q] = 1
  })
  return shared
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
