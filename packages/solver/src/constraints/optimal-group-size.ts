import type { Constraint } from './constraint.ts'

/** Section 5 line 5: members times the distance from the middle of the allowed sizes, in half spans. */
export function sizePenalty(size: number, minSize: number, maxSize: number): number {
  return (size * Math.abs(size - (minSize + maxSize) / 2)) / Math.max(0.5, (maxSize - minSize) / 2)
}

export const optimalGroupSize: Constraint = {
  name: 'optimalGroupSize',
  level: 'soft',
  sentence: 'Groups have a size in the middle between smallest and largest.',
  weight: ({ rules }) => -rules.weights.optimalGroupSize,
  matches: (plan) =>
    plan.running.flatMap(({ topic, group, members, start }) => {
      const amount = sizePenalty(members.length, topic.minSize, topic.maxSize)
      const where = { topic: topic.id, group, slot: start }
      return amount === 0 ? [] : [{ constraint: 'optimalGroupSize', amount, people: [], ...where }]
    }),
}
