import type { FixedGroup, GroupsProblem, PlannedGroup } from '../problem.ts'
import { seededRandom } from '../random.ts'

/** Any plan for the problem, mostly a broken one: rules are breached freely. */
export function randomPlan(problem: GroupsProblem, seed: number): PlannedGroup[] {
  const random = seededRandom(seed)
  return problem.topics.flatMap((topic) =>
    Array.from({ length: random.below(topic.groups + 2) }, () => ({
      topic: topic.id,
      group: random.below(topic.groups + 1),
      start: random.below(problem.slots),
      members: problem.people.map(({ id }) => id).filter(() => random.next() < 0.4),
    })),
  )
}

/** A random plan as cells hold it: each group once, and groups that wait for somebody. */
export function randomPlanInForce(
  problem: GroupsProblem,
  seed: number,
): { plan: PlannedGroup[]; vacant: FixedGroup[] } {
  const known = new Map<string, PlannedGroup>()
  for (const one of randomPlan(problem, seed))
    if (one.group < (problem.topics.find(({ id }) => id === one.topic)?.groups ?? 0))
      known.set(`${one.topic} ${one.group}`, one)
  const all = [...known.values()]
  return {
    plan: all.filter(({ members }) => members.length > 0),
    vacant: all
      .filter(({ members }) => members.length === 0)
      .map(({ topic, group, start }) => ({ topic, group, start })),
  }
}

/** Calls back with every plan a small problem can have; numbers of a topic's groups are used in order. */
export function eachPlan(problem: GroupsProblem, visit: (groups: readonly PlannedGroup[]) => void): void {
  const ids = problem.people.map(({ id }) => id)
  const seats = problem.topics.flatMap((topic) =>
    Array.from({ length: topic.groups }, (_, group) => ({ topic: topic.id, group })),
  )
  const extend = (at: number, plan: readonly PlannedGroup[]): void => {
    const seat = seats[at]
    if (seat === undefined) {
      visit(plan)
      return
    }
    extend(at + 1, plan)
    for (let start = 0; start < problem.slots; start++)
      for (let set = 0; set < 1 << ids.length; set++)
        extend(at + 1, [...plan, { ...seat, start, members: ids.filter((_, i) => set & (1 << i)) }])
  }
  extend(0, [])
}
