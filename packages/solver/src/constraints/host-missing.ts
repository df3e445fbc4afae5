import type { Constraint } from './constraint.ts'

export const hostMissing: Constraint = {
  name: 'hostMissing',
  level: 'hard',
  sentence: 'Every host is a member of every running group of their topic.',
  weight: ({ rules }) => (rules.personMustBeInOwnTopicIfTopicIsActive ? -1 : 0),
  matches: (plan) =>
    plan.running.flatMap(({ topic, group, members, start }) =>
      topic.hosts
        .filter((host) => !members.some(({ id }) => id === host))
        .map((host) => ({
          constraint: 'hostMissing',
          amount: 1,
          people: [host],
          topic: topic.id,
          group,
          slot: start,
        })),
    ),
}
