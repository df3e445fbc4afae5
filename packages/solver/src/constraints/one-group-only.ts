import type { Constraint } from './constraint.ts'

export const oneGroupOnly: Constraint = {
  name: 'oneGroupOnly',
  level: 'hard',
  sentence: 'Nobody is in more than one group, when everyone is limited to one.',
  weight: ({ rules }) => (rules.limitAllUsersToOneGroupOnly ? -1 : 0),
  matches: (plan) =>
    [...plan.groupsOf]
      .filter(([, groups]) => groups.length > 1)
      .map(([person, groups]) => ({
        constraint: 'oneGroupOnly',
        amount: groups.length - 1,
        people: [person],
      })),
}
