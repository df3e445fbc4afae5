import type { Facts } from '../facts.ts'
import { attendance, isHost } from '../plan-reading.ts'
import type { State } from '../state.ts'
import { bySessions, type Constraint } from './constraint.ts'

export const avoidRepeatedTopics = {
  name: 'avoidRepeatedTopics',
  number: 31,
  level: 'soft',
  effect: 'penalty',
  sentence: 'Nobody attends a topic again that they do not host.',
  usualWeight: 1,
  leftOutOf: ['unitPrice', 'timetable'],
  concerns: ({ topics }) => topics.some(({ groups }) => groups > 1),
  bounds: {
    simpleBound: 'relaxed',
    linearProgram: 'counted',
    sessionUnits: 'relaxed',
    ...bySessions('refused'),
  },
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
} as const satisfies Constraint

const AT = avoidRepeatedTopics.number

/** Somebody comes into (1) or leaves (-1) a group of a topic they attend elsewhere too. */
export function countRepeat({ amounts }: State, isHost: boolean, sign: 1 | -1): void {
  if (!isHost) amounts[AT] += sign
}

/** Points that it costs to attend a topic once more; `at` is its place in the facts. */
export function repeatCharge({ weights, host }: Facts, at: number): number {
  return host[at] === 1 ? 0 : -weights[AT]
}
