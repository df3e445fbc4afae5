import type { PlannedGroup } from '../problem.ts'
import type { Facts } from './facts.ts'
import { type Snapshot, takeSnapshot } from './snapshot.ts'
import type { State } from './state.ts'

/** The plan a snapshot stands for, ordered by start, topic and group number, members in the order of the problem. */
export function planOfSnapshot(facts: Facts, { groups }: Snapshot): PlannedGroup[] {
  const { people, topics } = facts.problem
  return [...groups]
    .sort((a, b) => a.start - b.start || a.g - b.g)
    .map(({ g, start, members }) => ({
      topic: topics[facts.topicOf[g]].id,
      group: facts.numberOf[g],
      start,
      members: [...members].sort((a, b) => a - b).map((p) => people[p].id),
    }))
}

export function planOfState(state: State): PlannedGroup[] {
  return planOfSnapshot(state.facts, takeSnapshot(state))
}
