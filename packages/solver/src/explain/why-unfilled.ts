import type { LackReason } from '@planner/domain/plan-words'
import { limitedUnits } from '../constraints/limit.ts'
import { hasWish, isHost, type PlanReading, unitsOf } from '../plan-reading.ts'
import type { Person } from '../problem.ts'
import type { Unfilled } from '../result.ts'
import { askedPlace, obstaclesAt } from './place-facts.ts'

type Finding = { reason: LackReason; slots?: readonly number[]; topics?: readonly string[] }

/** The first obstacle on the way from the person's own limits to the groups that run without them. */
function findReason(plan: PlanReading, person: Person): Finding {
  const { problem } = plan
  const mine = plan.groupsOf.get(person.id) ?? []
  const left = person.max === null ? Infinity : person.max - limitedUnits(plan, person.id)
  if (problem.rules.limitAllUsersToOneGroupOnly && mine.length > 0) return { reason: 'oneGroupOnly' }
  if (left <= 0) return { reason: 'limit' }
  const taken = new Set(mine.flatMap(({ slots }) => slots))
  const free = [...(plan.available.get(person.id) ?? [])]
    .filter((slot) => !taken.has(slot))
    .sort((a, b) => a - b)
  if (free.length === 0) return { reason: 'noFreeSlot' }
  const wanted = problem.topics.filter(
    (t) =>
      problem.rules.noIsHardConstraint === 'Soft' || hasWish(plan, person.id, t.id) || isHost(t, person.id),
  )
  if (wanted.length === 0) return { reason: 'noWish', slots: free }
  const isFree = new Set(free)
  const asked = askedPlace(plan, person, null)
  const open = plan.running
    .filter((group) => wanted.includes(group.topic) && group.slots.every((slot) => isFree.has(slot)))
    .map((group) => ({ group, codes: obstaclesAt(asked, group).map(({ code }) => code) }))
  if (open.length === 0) return { reason: 'nothingRuns', slots: free, topics: wanted.map(({ id }) => id) }
  const where = {
    slots: free.filter((slot) => open.some(({ group }) => group.slots.includes(slot))),
    topics: [...new Set(open.map(({ group }) => group.topic.id))],
  }
  if (open.every(({ codes }) => codes.includes('full'))) return { reason: 'full', ...where }
  if (open.every(({ codes }) => codes.includes('full') || codes.includes('roomFull')))
    return { reason: 'roomFull', ...where }
  const fitting = open.find(({ codes }) => codes.length === 0)?.group
  if (fitting === undefined) return { reason: 'doesNotFit', ...where }
  return { reason: 'couldJoin', slots: fitting.slots, topics: [fitting.topic.id] }
}

/** Everyone with fewer units than wanted, in the order of the problem, each with the reason. */
export function listUnfilled(plan: PlanReading): readonly Unfilled[] {
  return plan.problem.people.flatMap((person): Unfilled[] => {
    const units = Math.max(0, person.wants - unitsOf(plan, person.id))
    if (units === 0) return []
    const { slots = [], topics = [], reason } = findReason(plan, person)
    return [{ person: person.id, units, reason, slots, topics }]
  })
}
