import { hasRoomFor } from '../constraints/rooms.ts'
import { hasWish, isHost, type PlanReading } from '../plan-reading.ts'
import type { Topic } from '../problem.ts'
import { coveredSlots, startsOf } from '../problem-reading.ts'
import type { RestingTopic } from './explanation.ts'
import { canCome } from './place-facts.ts'

/**
 * The topics that want a group and have none, in the order of the problem. `placeFacts` says nothing of them:
 * it is of a seat in a group that runs, and what is asked here is at which time one could run at all.
 */
export function explainResting(plan: PlanReading): readonly RestingTopic[] {
  const { problem } = plan
  const runs = new Set(plan.running.map(({ topic }) => topic.id))
  const times = timesOf(plan)
  return problem.topics
    .filter((topic) => topic.groups > 0 && !runs.has(topic.id))
    .map((topic) => ({ topic: topic.id, number: 0, needed: 0, hosts: [], ...whyResting(plan, times, topic) }))
}

type Why = Pick<RestingTopic, 'reason'> & Partial<RestingTopic>
type Times = { busy: ReadonlyMap<string, ReadonlySet<number>>; parallel: ReadonlyMap<number, number> }

function timesOf({ running, groupsOf }: PlanReading): Times {
  const parallel = new Map<number, number>()
  for (const { slots } of running) for (const slot of slots) parallel.set(slot, (parallel.get(slot) ?? 0) + 1)
  const busy = new Map(
    [...groupsOf].map(([id, mine]) => [id, new Set(mine.flatMap(({ slots }) => slots))] as const),
  )
  return { busy, parallel }
}

function whyResting(plan: PlanReading, { busy, parallel }: Times, topic: Topic): Why {
  const { problem } = plan
  const { rules } = problem
  if (!problem.people.some(({ id }) => hasWish(plan, id, topic.id) && !isHost(topic, id)))
    return { reason: 'noWish' }
  const times = startsOf(problem, topic).map((start) => coveredSlots(topic, start))
  if (times.length === 0) return { reason: 'noTime' }
  const needed = rules.personMustBeInOwnTopicIfTopicIsActive ? topic.hosts : []
  const comes = (id: string, slots: readonly number[]) => canCome(plan, id, slots)
  const isFree = (id: string, slots: readonly number[]) => !slots.some((slot) => busy.get(id)?.has(slot))

  const away = fewest(times, (slots) => needed.filter((id) => !comes(id, slots)))
  if (away.least.length > 0) return { reason: 'hostAway', hosts: away.least }
  const candidates = problem.people
    .map(({ id }) => id)
    .filter((id) => rules.noIsHardConstraint === 'Soft' || hasWish(plan, id, topic.id) || isHost(topic, id))
  const most = (some: typeof times, may: typeof comes) =>
    Math.max(...some.map((slots) => candidates.filter((id) => comes(id, slots) && may(id, slots)).length))
  const all = most(away.times, () => true)
  if (all < topic.minSize) return { reason: 'tooFew', number: all, needed: topic.minSize }

  const engaged = fewest(away.times, (slots) => needed.filter((id) => !isFree(id, slots)))
  if (engaged.least.length > 0) return { reason: 'hostBusy', hosts: engaged.least }
  const open = engaged.times.filter((slots) =>
    slots.every((slot) => (parallel.get(slot) ?? 0) < rules.maxParallelSessions),
  )
  if (open.length === 0) return { reason: 'noRoom', needed: rules.maxParallelSessions }
  const roomy = open.filter((slots) => hasRoomFor(plan, topic, slots))
  if (roomy.length === 0) return { reason: 'roomsTaken', needed: topic.minSize }
  const free = most(roomy, isFree)
  if (free < topic.minSize) return { reason: 'peopleBusy', number: free, needed: topic.minSize }
  return { reason: 'outweighed' }
}

/** The times with none of those who are missing, and the fewest that are missing at one. */
function fewest(times: (readonly number[])[], missing: (slots: readonly number[]) => readonly string[]) {
  const each = times.map((slots) => ({ slots, who: missing(slots) }))
  const least = each.reduce((best, one) => (one.who.length < best.who.length ? one : best)).who
  return { least, times: each.filter(({ who }) => who.length === 0).map(({ slots }) => slots) }
}
