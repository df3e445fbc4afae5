import type { Constraint } from './constraint.ts'

export const unavailable: Constraint = {
  name: 'unavailable',
  level: 'hard',
  sentence: 'Every member is available in all slots their group covers.',
  weight: () => -1,
  matches: (plan) =>
    plan.running.flatMap(({ topic, group, members, slots }) =>
      members.flatMap(({ id }) => {
        const slot = slots.find((one) => !plan.available.get(id)?.has(one))
        return slot === undefined
          ? []
          : [{ constraint: 'unavailable', amount: 1, people: [id], topic: topic.id, group, slot }]
      }),
    ),
}
