import { haveNoCommonLanguage } from './constraints/language.ts'
import { hasWish, isHost, type PlanReading, type RunningGroup, unitsOf } from './plan-reading.ts'
import type { Person } from './problem.ts'
import { coveredSlots, unitsOfGroup } from './problem-reading.ts'
import type { Unfilled, UnfilledReason } from './result.ts'

function inWords(slots: readonly number[]): string {
  if (slots.length === 1) return `slot ${slots[0]}`
  if (slots.length > 6) return `the ${slots.length} slots they have free`
  return `slots ${slots.slice(0, -1).join(', ')} and ${slots.at(-1)}`
}

function clashes(plan: PlanReading, person: Person, { members }: RunningGroup): boolean {
  return members.some(
    (other) =>
      plan.contacts.get(person.id)?.get(other.id) === 'no' ||
      plan.contacts.get(other.id)?.get(person.id) === 'no' ||
      haveNoCommonLanguage(person.languages, other.languages),
  )
}

function limitedUnits(plan: PlanReading, { id }: Person): number {
  const all = plan.problem.rules.countHostingTowardsUsersSessionLimit
  let units = 0
  for (const group of plan.groupsOf.get(id) ?? []) if (all || !isHost(group.topic, id)) units += group.units
  return units
}

type Finding = { reason: UnfilledReason; why: string; slots?: readonly number[]; topics?: readonly string[] }

/** The first obstacle on the way from the person's own limits to the groups that run without them. */
function findReason(plan: PlanReading, person: Person): Finding {
  const { problem } = plan
  const mine = plan.groupsOf.get(person.id) ?? []
  const left = person.max === null ? Infinity : person.max - limitedUnits(plan, person)
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
  const fitting = roomy.filter(
    (group) =>
      !clashes(plan, person, group) &&
      (unitsOfGroup(problem, group.topic) <= left ||
        (isHost(group.topic, person.id) && !problem.rules.countHostingTowardsUsersSessionLimit)),
  )
  if (fitting.length === 0)
    return {
      reason: 'doesNotFit',
      why: `no ${noun} that runs in ${inWords(slots)} can take them`,
      slots,
      topics,
    }
  const first = fitting[0]
  return {
    reason: 'couldJoin',
    why: `they could still join "${first.topic.id}" in ${inWords(first.slots)}`,
    slots: first.slots,
    topics: [first.topic.id],
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
