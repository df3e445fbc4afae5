import type { Person, PlannedGroup, Topic } from './problem.ts'
import { coveredSlots, type ProblemReading, unitsOfGroup } from './problem-reading.ts'

export interface RunningGroup {
  readonly topic: Topic
  readonly group: number
  readonly start: number
  readonly members: readonly Person[]
  readonly slots: readonly number[]
  readonly units: number
}

/** A plan beside its problem, as the constraints read it. */
export interface PlanReading extends ProblemReading {
  readonly running: readonly RunningGroup[]
  /** Person to the groups they are in, in the order of the plan. */
  readonly groupsOf: ReadonlyMap<string, readonly RunningGroup[]>
}

/**
 * Reads a plan. A member named twice in one group counts once.
 * Throws when the plan names a topic or person the problem does not have: that is the caller's mistake.
 */
export function readPlan(reading: ProblemReading, groups: readonly PlannedGroup[]): PlanReading {
  const groupsOf = new Map<string, RunningGroup[]>(reading.problem.people.map((p) => [p.id, []]))
  const running = groups.map(({ topic: topicId, group, start, members }): RunningGroup => {
    const topic = reading.topics.get(topicId)
    if (topic === undefined)
      throw new Error(`The plan runs topic "${topicId}", which the problem lacks. Maybe it was removed?`)
    const people = [...new Set(members)].map((id) => {
      const person = reading.people.get(id)
      if (person === undefined)
        throw new Error(
          `The plan places "${id}" in "${topicId}", whom the problem lacks. Maybe they were removed?`,
        )
      return person
    })
    const units = unitsOfGroup(reading.problem, topic)
    const one = { topic, group, start, members: people, slots: coveredSlots(topic, start), units }
    for (const person of people) groupsOf.get(person.id)?.push(one)
    return one
  })
  return { ...reading, running, groupsOf }
}

export function wishValueOf(plan: ProblemReading, person: string, topic: string): number {
  return plan.values.get(person)?.get(topic) ?? 0
}

export function hasWish(plan: ProblemReading, person: string, topic: string): boolean {
  return plan.values.get(person)?.has(topic) ?? false
}

export function isHost(topic: Topic, person: string): boolean {
  return topic.hosts.includes(person)
}

export function unitsOf(plan: PlanReading, person: string): number {
  let units = 0
  for (const group of plan.groupsOf.get(person) ?? []) units += group.units
  return units
}

/** A(p) with n(p,t): the topics a person attends and how many groups of each. */
export function attendance(plan: PlanReading, person: string): ReadonlyMap<Topic, number> {
  const counts = new Map<Topic, number>()
  for (const { topic } of plan.groupsOf.get(person) ?? []) counts.set(topic, (counts.get(topic) ?? 0) + 1)
  return counts
}

export function satisfactionOf(plan: PlanReading, person: string): number {
  const ideal = plan.ideals.get(person) ?? 0
  if (ideal === 0) return 1
  let got = 0
  for (const topic of attendance(plan, person).keys()) got += wishValueOf(plan, person, topic.id)
  return Math.min(1, got / ideal)
}

/** Calls back with every pair of members of every group. */
export function eachPair(
  plan: PlanReading,
  visit: (a: Person, b: Person, group: RunningGroup) => void,
): void {
  for (const group of plan.running)
    for (const [i, a] of group.members.entries())
      for (const b of group.members.slice(i + 1)) visit(a, b, group)
}
