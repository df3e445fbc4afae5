import type { Constraint } from './constraint.ts'

export const fixed: Constraint = {
  name: 'fixed',
  level: 'hard',
  sentence: 'Every fixed group runs exactly at its start.',
  weight: () => -1,
  matches: ({ problem, running }) =>
    problem.fixedGroups
      .filter(
        (f) => !running.some((g) => g.topic.id === f.topic && g.group === f.group && g.start === f.start),
      )
      .map(({ topic, group, start }) => ({
        constraint: 'fixed',
        amount: 1,
        people: [],
        topic,
        group,
        slot: start,
      })),
}
