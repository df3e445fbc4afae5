import type { Facts } from '../facts.ts'
import type { State } from '../state.ts'
import { byAll, bySessions, type Constraint } from './constraint.ts'

export const pinned = {
  name: 'pinned',
  number: 67,
  level: 'hard',
  effect: 'penalty',
  sentence: 'Everybody is in the groups they are pinned to, whatever time those run at.',
  // An organiser has decided: a pin is kept where that breaks a rule, as long as it does not break many.
  breaches: 10,
  concerns: ({ pins }) => (pins?.length ?? 0) > 0,
  bounds: { ...byAll('relaxed'), sessionUnits: 'refused', ...bySessions('refused') },
  matches: ({ problem, groupsOf }) =>
    (problem.pins ?? [])
      .filter(
        ({ person, topic, group }) =>
          !groupsOf.get(person)?.some((one) => one.topic.id === topic && one.group === group),
      )
      .map(({ person, topic, group }) => ({
        constraint: 'pinned',
        amount: 1,
        people: [person],
        topic,
        group,
      })),
} as const satisfies Constraint

const AT = pinned.number

/** p comes into (1) or leaves (-1) g. */
export function countPinned({ facts, amounts }: State, p: number, g: number, sign: 1 | -1): void {
  if (isPinned(facts, p, g)) amounts[AT] -= sign
}

/** Whether p is pinned to g. */
export function isPinned({ pinned, people }: Facts, p: number, g: number): boolean {
  return pinned.size > 0 && pinned.has(g * people + p)
}

/** Breaches of other rules that p in g is worth for being pinned there. */
export function pinReward(facts: Facts, p: number, g: number): number {
  return isPinned(facts, p, g) ? -facts.weights[AT] : 0
}
