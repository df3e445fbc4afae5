import type { State } from '../state.ts'
import { byAll, type Constraint } from './constraint.ts'

export const hostMissing = {
  name: 'hostMissing',
  number: 17,
  level: 'hard',
  effect: 'penalty',
  sentence: 'Every host is a member of every running group of their topic.',
  isOn: ({ rules }) => rules.personMustBeInOwnTopicIfTopicIsActive,
  concerns: ({ topics }) => topics.some(({ hosts }) => hosts.length > 0),
  bounds: { ...byAll('counted'), simpleBound: 'relaxed' },
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
} as const satisfies Constraint

const AT = hostMissing.number

/** A host of the topic of a running group comes (1) or leaves (-1). */
export function countHost({ amounts }: State, sign: 1 | -1): void {
  amounts[AT] -= sign
}

/** A group of the topic begins (1) or ends (-1) to run, without members. */
export function expectHosts({ facts, amounts }: State, topic: number, sign: 1 | -1): void {
  amounts[AT] += sign * facts.hosts[topic].length
}
