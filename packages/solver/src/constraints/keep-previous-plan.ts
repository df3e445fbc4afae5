import type { Constraint } from './constraint.ts'

export const keepPreviousPlan: Constraint = {
  name: 'keepPreviousPlan',
  level: 'soft',
  sentence: 'Memberships and starts of the previous plan stay.',
  weight: ({ rules }) => -rules.weights.keepPreviousPlan,
  matches: ({ problem, running }) =>
    (problem.previous ?? []).flatMap(({ topic, group, start, members }) => {
      const now = running.filter((one) => one.topic.id === topic && one.group === group)
      const gone = members
        .filter((member) => !now.some((one) => one.members.some(({ id }) => id === member)))
        .map((member) => ({
          constraint: 'keepPreviousPlan',
          amount: 1,
          people: [member],
          topic,
          group,
          slot: start,
        }))
      if (now.some((one) => one.start === start)) return gone
      return [...gone, { constraint: 'keepPreviousPlan', amount: 1, people: [], topic, group, slot: start }]
    }),
}
