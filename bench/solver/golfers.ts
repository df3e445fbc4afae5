import { DEFAULT_RULES, type GroupsProblem } from '@planner/solver'
import { PLAIN_GROUPS, plainPerson, plainTopic } from '../../packages/solver/src/testing/plain.ts'
import { noWeights } from './rules.ts'

/**
 * Social golfers g-p-w: g groups of p people play in each of w weeks, and no two people meet twice. The soft
 * score is minus the repeated meetings.
 */
export function golfers(name: string): GroupsProblem {
  const [groups = 0, size = 0, weeks = 0] = name.split('-').map(Number)
  const slots = Array.from({ length: weeks }, (_, week) => week)
  const people = Array.from({ length: groups * size }, (_, p) =>
    plainPerson(`p${p}`, { available: slots, wants: weeks }),
  )
  const topics = Array.from({ length: groups }, (_, t) =>
    plainTopic(`t${t}`, { groups: weeks, minSize: size, maxSize: size }),
  )
  return {
    ...PLAIN_GROUPS,
    slots: weeks,
    people,
    topics,
    wishes: people.flatMap(({ id }) => topics.map((topic): [string, string, number] => [id, topic.id, 1])),
    rules: {
      ...DEFAULT_RULES,
      maxParallelSessions: groups,
      weights: noWeights({ preferNewPersonToPersonContacts: 1 }),
    },
  }
}
