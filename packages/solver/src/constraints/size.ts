import type { Constraint } from './constraint.ts'

export const size: Constraint = {
  name: 'size',
  level: 'hard',
  sentence: 'A running group has at least its smallest and at most its largest number of members.',
  weight: () => -1,
  matches: (plan) =>
    plan.running.flatMap(({ topic, group, members, start }) => {
      const amount = Math.max(0, topic.minSize - members.length, members.length - topic.maxSize)
      return amount === 0
        ? []
        : [{ constraint: 'size', amount, people: [], topic: topic.id, group, slot: start }]
    }),
}
