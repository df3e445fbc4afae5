import type { PlannedGroup } from '../problem.ts'
import type { State } from './state.ts'

/** The plan a state stands for, ordered by start, topic and group number, members in the order of the problem. */
export function planOfState({ facts, start, members, running }: State): PlannedGroup[] {
  const { people, topics } = facts.problem
  return [...running]
    .sort((a, b) => start[a] - start[b] || a - b)
    .map((g) => ({
      topic: topics[facts.topicOf[g]].id,
      group: facts.numberOf[g],
      start: start[g],
      members: [...members[g]].sort((a, b) => a - b).map((p) => people[p].id),
    }))
}
