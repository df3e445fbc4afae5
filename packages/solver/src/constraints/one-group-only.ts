import type { State } from '../state.ts'
import { byAll, bySessions, type Constraint } from './constraint.ts'

export const oneGroupOnly = {
  name: 'oneGroupOnly',
  number: 22,
  level: 'hard',
  effect: 'penalty',
  sentence: 'Nobody is in more than one group, when everyone is limited to one.',
  isOn: ({ rules }) => rules.limitAllUsersToOneGroupOnly,
  bounds: { ...byAll('counted'), ...bySessions('refused') },
  matches: (plan) =>
    [...plan.groupsOf]
      .filter(([, groups]) => groups.length > 1)
      .map(([person, groups]) => ({
        constraint: 'oneGroupOnly',
        amount: groups.length - 1,
        people: [person],
      })),
} as const satisfies Constraint

const AT = oneGroupOnly.number

/** p comes into (1) or leaves (-1) a group, aside from which they are in `others`. */
export function countGroups({ amounts }: State, others: number, sign: 1 | -1): void {
  if (others > 0) amounts[AT] += sign
}
