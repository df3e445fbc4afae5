import type { Facts } from '../facts.ts'
import type { State } from '../state.ts'
import { byAll, type Constraint } from './constraint.ts'
import { matchesOfMembers } from './matches.ts'

export const avoidMaybeAvailability = {
  name: 'avoidMaybeAvailability',
  number: 35,
  level: 'soft',
  effect: 'penalty',
  sentence: 'Groups meet when their members are surely, not maybe, available.',
  usualWeight: 1,
  leftOutOf: ['unitPrice', 'filling', 'timetable'],
  concerns: ({ people }) => people.some(({ maybe }) => maybe.length > 0),
  bounds: { ...byAll('counted'), simpleBound: 'relaxed' },
  matches: (plan) =>
    matchesOfMembers(
      plan,
      'avoidMaybeAvailability',
      (person, slot) => plan.maybe.get(person)?.has(slot) === true,
    ),
} as const satisfies Constraint

const AT = avoidMaybeAvailability.number

/** p comes into (1) or leaves (-1) a group at a start that they attend in this way (`facts.attend`). */
export function countMaybe(
  { facts, amounts }: State,
  p: number,
  topic: number,
  start: number,
  attends: number,
  sign: 1 | -1,
): void {
  if (attends === 2) amounts[AT] += sign
  if (attends === 0 && facts.weights[AT] !== 0 && coversMaybe(facts, p, topic, start)) amounts[AT] += sign
}

/** Only for members not available throughout, as around contradictory fixed groups. */
function coversMaybe({ problem, covers }: Facts, p: number, topic: number, start: number): boolean {
  return covers[topic][start].some((slot) => problem.people[p].maybe.includes(slot))
}

/** Points that a membership costs whose member attends in this way: 2 stands for a maybe. */
export function maybeCharge({ weights }: Facts, attends: number): number {
  return attends === 2 ? -weights[AT] : 0
}
