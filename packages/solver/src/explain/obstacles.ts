import { exceedsLimit } from '../constraints/limit.ts'
import {
  hasWish,
  isHost,
  type PlanReading,
  type RunningGroup,
  readPlan,
  wishValueOf,
} from '../plan-reading.ts'
import type { GroupsProblem, Person, PlannedGroup } from '../problem.ts'
import { readProblem } from '../problem-reading.ts'
import { clashes } from './clash.ts'
import type { MissedTopic, Obstacle, PersonExplanation } from './explanation.ts'

/** From the least to the most promising: the obstacle reported is the one nearest to success. */
const NEARNESS: readonly Obstacle[] = ['notAvailable', 'limit', 'busy', 'full', 'doesNotFit', 'none']

function obstacleOf(plan: PlanReading, person: Person, group: RunningGroup): Obstacle {
  if (!group.slots.every((slot) => plan.available.get(person.id)?.has(slot))) return 'notAvailable'
  const mine = plan.groupsOf.get(person.id) ?? []
  if (mine.some(({ slots }) => slots.some((slot) => group.slots.includes(slot)))) return 'busy'
  const { rules } = plan.problem
  if (rules.limitAllUsersToOneGroupOnly && mine.length > 0) return 'limit'
  if (exceedsLimit(plan, person, group.topic)) return 'limit'
  if (group.members.length >= group.topic.maxSize) return 'full'
  return clashes(plan, person, group) ? 'doesNotFit' : 'none'
}

function missedTopic(plan: PlanReading, person: Person, topic: string): MissedTopic {
  const value = wishValueOf(plan, person.id, topic)
  const found = plan.running
    .filter((group) => group.topic.id === topic)
    .map((group) => ({ group, obstacle: obstacleOf(plan, person, group) }))
    .sort((a, b) => NEARNESS.indexOf(b.obstacle) - NEARNESS.indexOf(a.obstacle))
  const nearest = found[0]
  if (nearest === undefined) return { topic, value, obstacle: 'doesNotRun', instead: [] }
  const meanwhile = (plan.groupsOf.get(person.id) ?? []).filter(({ slots }) =>
    slots.some((slot) => nearest.group.slots.includes(slot)),
  )
  const instead = nearest.obstacle === 'busy' ? meanwhile.map(({ topic }) => topic.id) : []
  return { topic, value, obstacle: nearest.obstacle, instead }
}

/**
 * Why a person is where they are, and what stood in the way of each wished topic they miss, best wish first. `company` names
 * only people the person themselves wished to meet. Throws when the problem does not have the person.
 */
export function explainPerson(
  problem: GroupsProblem,
  groups: readonly PlannedGroup[],
  id: string,
): PersonExplanation {
  return explainIn(readPlan(readProblem(problem), groups), id)
}

/** The same for several people of one plan, which is read once. */
export function explainPeople(
  problem: GroupsProblem,
  groups: readonly PlannedGroup[],
  ids: readonly string[],
): readonly PersonExplanation[] {
  const plan = readPlan(readProblem(problem), groups)
  return ids.map((id) => explainIn(plan, id))
}

function explainIn(plan: PlanReading, id: string): PersonExplanation {
  const person = plan.people.get(id)
  if (person === undefined) throw new Error(`The problem has no person "${id}". Maybe they were removed?`)
  const wishes = [...(plan.values.get(id) ?? [])].sort((a, b) => b[1] - a[1])
  const mine = plan.groupsOf.get(id) ?? []
  const attended = new Set(mine.map(({ topic }) => topic.id))
  return {
    person: id,
    places: mine.map(({ topic, group, start, members }) => ({
      topic: topic.id,
      group,
      start,
      isHost: isHost(topic, id),
      value: wishValueOf(plan, id, topic.id),
      rank: hasWish(plan, id, topic.id)
        ? 1 + wishes.filter(([, v]) => v > wishValueOf(plan, id, topic.id)).length
        : null,
      wishedCompany: members
        .map((other) => other.id)
        .filter((other) => typeof plan.contacts.get(id)?.get(other) === 'number'),
    })),
    missed: wishes
      .filter(([topic]) => !attended.has(topic))
      .map(([topic]) => missedTopic(plan, person, topic)),
  }
}
