import type { LackReason } from '@planner/domain/plan-words'
import { exceedsLimit, limitedUnits } from '../constraints/limit.ts'
import { isRoomFullIn } from '../constraints/rooms.ts'
import { hasWish, isHost, type PlanReading, unitsOf } from '../plan-reading.ts'
import type { Person } from '../problem.ts'
import { coveredSlots } from '../problem-reading.ts'
import type { Unfilled } from '../result.ts'
import { clashes } from './clash.ts'

function inWords(slots: readonly number[]): string {
  if (slots.length === 1) return `slot ${slots[0]}`
  if (slots.length > 6) return `the ${slots.length} slots they have free`
  return `slots ${slots.slice(0, -1).join(', ')} and ${slots.at(-1)}`
}

type Finding = { reason: LackReason; why: string; slots?: readonly number[]; topics?: readonly string[] }

/** The first obstacle on the way from the person's own limits to the groups that run without them. */
function findReason(plan: PlanReading, person: Person): Finding {
  const { problem } = plan
  const mine = plan.groupsOf.get(person.id) ?? []
  const left = person.max === null ? Infinity : person.max - limitedUnits(plan, person.id)
  if (problem.rules.limitAllUsersToOneGroupOnly && mine.length > 0)
    return { reason: 'oneGroupOnly', why: 'everyone is limited to one group' }
  if (left <= 0) return { reason: 'limit', why: `their limit of ${person.max} is used up` }
  const taken = new Set(mine.flatMap(({ slots }) => slots))
  const free = [...(plan.available.get(person.id) ?? [])]
    .filter((slot) => !taken.has(slot))
    .sort((a, b) => a - b)
  if (free.length === 0) {
    const none = plan.available.get(person.id)?.size === 0
    return {
      reason: 'noFreeSlot',
      why: none ? 'available in no slot' : 'no slot they are available in is left',
    }
  }
  const anyTopic = problem.rules.noIsHardConstraint === 'Soft'
  const wanted = problem.topics.filter(
    (t) => anyTopic || hasWish(plan, person.id, t.id) || isHost(t, person.id),
  )
  const noun = anyTopic ? 'topic' : 'wanted topic'
  if (wanted.length === 0) return { reason: 'noWish', why: 'they want no topic', slots: free }
  const isFree = new Set(free)
  const open = plan.running.filter(
    (group) => wanted.includes(group.topic) && group.slots.every((slot) => isFree.has(slot)),
  )
  const slots =
    open.length === 0 ? free : free.filter((slot) => open.some((group) => group.slots.includes(slot)))
  const topics = [
    ...new Set((open.length === 0 ? wanted : open.map(({ topic }) => topic)).map(({ id }) => id)),
  ]
  if (open.length === 0) {
    const could = wanted.some((topic) =>
      (topic.starts ?? free).some((s) => coveredSlots(topic, s).every((one) => isFree.has(one))),
    )
    const why = could ? `no other ${noun} runs in ${inWords(free)}` : `no ${noun} fits into ${inWords(free)}`
    return { reason: 'nothingRuns', why, slots: free, topics }
  }
  const roomy = open.filter(({ members, topic }) => members.length < topic.maxSize)
  if (roomy.length === 0)
    return { reason: 'full', why: `no ${noun} has room in ${inWords(slots)}`, slots, topics }
  const seating = roomy.filter((group) => !isRoomFullIn(plan, group))
  if (seating.length === 0)
    return {
      reason: 'roomFull',
      why: `no ${noun} that runs in ${inWords(slots)} has a larger room`,
      slots,
      topics,
    }
  const fitting = seating.find(
    (group) => !clashes(plan, person, group) && !exceedsLimit(plan, person, group.topic),
  )
  if (fitting === undefined)
    return {
      reason: 'doesNotFit',
      why: `no ${noun} that runs in ${inWords(slots)} can take them`,
      slots,
      topics,
    }
  return {
    reason: 'couldJoin',
    why: `they could still join "${fitting.topic.id}" in ${inWords(fitting.slots)}`,
    slots: fitting.slots,
    topics: [fitting.topic.id],
  }
}

/** Everyone with fewer units than wanted, in the order of the problem, each with the reason in words. */
export function listUnfilled(plan: PlanReading): readonly Unfilled[] {
  return plan.problem.people.flatMap((person): Unfilled[] => {
    const units = Math.max(0, person.wants - unitsOf(plan, person.id))
    if (units === 0) return []
    const { slots = [], topics = [], reason, why } = findReason(plan, person)
    return [{ person: person.id, units, why, reason, slots, topics }]
  })
}
