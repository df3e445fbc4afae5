import { attendance, isHost } from '../plan-reading.ts'
import type { Constraint } from './constraint.ts'

export const avoidRepeatedTopics: Constraint = {
  name: 'avoidRepeatedTopics',
  level: 'soft',
  sentence: 'Nobody attends a topic again that they do not host.',
  weight: ({ rules }) => -rules.weights.avoidRepeatedTopics,
  matches: (plan) =>
    plan.problem.people.flatMap(({ id }) =>
      [...attendance(plan, id)]
        .filter(([topic, times]) => times > 1 && !isHost(topic, id))
        .map(([topic, times]) => ({
          constraint: 'avoidRepeatedTopics',
          amount: times - 1,
          people: [id],
          topic: topic.id,
        })),
    ),
}
