import type { Constraint } from './constraint.ts'

export const avoidMaybeAvailability: Constraint = {
  name: 'avoidMaybeAvailability',
  level: 'soft',
  sentence: 'Groups meet when their members are surely, not maybe, available.',
  weight: ({ rules }) => -rules.weights.avoidMaybeAvailability,
  matches: (plan) =>
    plan.running.flatMap(({ topic, group, members, slots }) =>
      members.flatMap(({ id }) => {
        const slot = slots.find((one) => plan.maybe.get(id)?.has(one))
        return slot === undefined
          ? []
          : [{ constraint: 'avoidMaybeAvailability', amount: 1, people: [id], topic: topic.id, group, slot }]
      }),
    ),
}
