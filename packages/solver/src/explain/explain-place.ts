import type { PlaceObstacle } from '@planner/domain/plan-words'
import { exceedsLimit } from '../constraints/limit.ts'
import { isRoomFullIn } from '../constraints/rooms.ts'
import {
  hasWish,
  isHost,
  type PlanReading,
  type RunningGroup,
  readPlan,
  unitsOf,
  wishValueOf,
} from '../plan-reading.ts'
import type { GroupsProblem, Person, PlannedGroup } from '../problem.ts'
import { readProblem } from '../problem-reading.ts'
import type { State } from '../search/state.ts'
import { lacksLanguage, refusesContact } from './clash.ts'
import type {
  BetterChoice,
  GroupName,
  MissedChoice,
  MissedOptions,
  MoveCost,
  PlaceExplanation,
} from './explanation.ts'
import { layOut } from './laid-out-plan.ts'
import { costOfMove } from './move-cost.ts'

/** So many better choices are told of; the rest are counted. */
const MAX_BETTER = 8

/** From the least to the most promising: of several groups of a topic the one nearest to success is told of. */
const NEARNESS: readonly PlaceObstacle[] = [
  'otherTime',
  'away',
  'limit',
  'busy',
  'asGood',
  'full',
  'roomFull',
  'contactNo',
  'language',
]

type Explained = {
  plan: PlanReading
  person: Person
  slot: number | null
  /** The groups that the explanation is of. */
  here: readonly RunningGroup[]
}

/**
 * Why somebody is where they are in a slot, or with null in the whole plan: how their groups rank among what was possible for them, and of
 * each better choice what stood in the way and what moving there would cost. For organisers only: it names people. Null for somebody
 * whom the problem does not have. Throws when the plan names something the problem does not have, or a group twice.
 */
export function explainPlace(
  problem: GroupsProblem,
  groups: readonly PlannedGroup[],
  id: string,
  slot: number | null,
): PlaceExplanation | null {
  const plan = readPlan(readProblem(problem), groups)
  const person = plan.people.get(id)
  if (person === undefined) return null
  const mine = plan.groupsOf.get(id) ?? []
  const here = slot === null ? mine : mine.filter(({ slots }) => slots.includes(slot))
  const explained = { plan, person, slot, here }
  const wished = betterTopics(explained)
  const state = layOut(problem, groups)
  const possible = possibleTopics(explained)
  return {
    places: here.map(({ topic, group }) => ({
      topic: topic.id,
      group,
      rank: hasWish(plan, id, topic.id) ? rankOf(plan, id, topic.id, possible) : null,
    })),
    possible: possible.length,
    chosen: plan.values.get(id)?.size ?? 0,
    status: statusOf(explained),
    better: wished.slice(0, MAX_BETTER).map((topic) => betterChoice(explained, topic, state)),
    more: Math.max(0, wished.length - MAX_BETTER),
  }
}

/**
 * What stood in the way of the choices that each of some people misses altogether, the best ones: what `explainPlace` says of them, with
 * `bySlot` of the slot in which they were nearest to it. For organisers only. Throws when the problem does not have one of the people.
 */
export function explainMissed(
  problem: GroupsProblem,
  groups: readonly PlannedGroup[],
  { people, bySlot, most }: MissedOptions,
): readonly (readonly MissedChoice[])[] {
  const plan = readPlan(readProblem(problem), groups)
  const state = layOut(problem, groups)
  return people.map((id) => {
    const person = plan.people.get(id)
    if (person === undefined) throw new Error(`The problem has no person "${id}". Maybe they were removed?`)
    const mine = plan.groupsOf.get(id) ?? []
    const attended = new Set(mine.map(topicOf))
    return [...(plan.values.get(id) ?? [])]
      .filter(([topic]) => !attended.has(topic) && plan.topics.has(topic))
      .sort((a, b) => b[1] - a[1])
      .slice(0, most)
      .map(([topic]): MissedChoice => {
        const running = plan.running.filter((group) => group.topic.id === topic)
        const slots = bySlot
          ? [...new Set(running.flatMap((group) => group.slots))].sort((a, b) => a - b)
          : [null]
        const places = slots.map((slot): Explained => {
          const here = slot === null ? mine : mine.filter((group) => group.slots.includes(slot))
          return { plan, person, slot, here }
        })
        const [best = { plan, person, slot: null, here: mine }] = places.toSorted(
          (a, b) => nearness(nearestGroup(b, topic)?.obstacle) - nearness(nearestGroup(a, topic)?.obstacle),
        )
        return { ...betterChoice(best, topic, state), slot: best.slot }
      })
  })
}

function statusOf({ plan, person, slot, here }: Explained): PlaceExplanation['status'] {
  if (here.length > 0) return 'placed'
  const open = plan.available.get(person.id)
  if (slot === null ? open?.size === 0 : open?.has(slot) === false) return 'away'
  return unitsOf(plan, person.id) >= person.wants ? 'enough' : 'open'
}

/** What they chose above what they have, and are in at no time, best first; without a group, or with fewer than wanted, all of it. */
function betterTopics({ plan, person: { id, wants }, slot, here }: Explained): string[] {
  const attended = new Set((plan.groupsOf.get(id) ?? []).map(({ topic }) => topic.id))
  const values = here.map(({ topic }) => wishValueOf(plan, id, topic.id))
  const isShort = here.length === 0 || (slot === null && unitsOf(plan, id) < wants)
  const least = isShort ? 0 : slot === null ? Math.min(...values) : Math.max(...values)
  return [...(plan.values.get(id) ?? [])]
    .filter(([topic, value]) => value > least && !attended.has(topic) && plan.topics.has(topic))
    .sort((a, b) => b[1] - a[1])
    .map(([topic]) => topic)
}

/** Their choices that run there and then, while they can come; of those they attend only what is explained. */
function possibleTopics({ plan, person: { id }, slot, here }: Explained): string[] {
  const elsewhere = new Set(
    (plan.groupsOf.get(id) ?? []).filter((group) => !here.includes(group)).map(topicOf),
  )
  const can = (group: RunningGroup) => group.slots.every((one) => plan.available.get(id)?.has(one))
  const running = plan.running.filter(
    (group) => here.includes(group) || (can(group) && (slot === null || group.slots.includes(slot))),
  )
  return [...new Set(running.map(topicOf))].filter(
    (topic) => hasWish(plan, id, topic) && !elsewhere.has(topic),
  )
}

function topicOf({ topic }: RunningGroup): string {
  return topic.id
}

function rankOf(plan: PlanReading, id: string, topic: string, among: readonly string[]): number {
  const value = wishValueOf(plan, id, topic)
  return 1 + among.filter((other) => wishValueOf(plan, id, other) > value).length
}

/** The groups that a person leaves for another: those at its time, and where they have all they want the one they like least. */
function leftFor({ plan, person, slot, here }: Explained, group: RunningGroup): readonly RunningGroup[] {
  const mine = plan.groupsOf.get(person.id) ?? []
  const left = mine.filter(
    (one) => (slot !== null && here.includes(one)) || one.slots.some((each) => group.slots.includes(each)),
  )
  const isLimited = plan.problem.rules.limitAllUsersToOneGroupOnly
  if (left.length > 0 || mine.length === 0) return left
  if (!isLimited && unitsOf(plan, person.id) < person.wants) return left
  const liking = (one: RunningGroup) => wishValueOf(plan, person.id, one.topic.id)
  return [...mine].sort((a, b) => liking(a) - liking(b)).slice(0, 1)
}

/** The group of a topic that somebody is nearest to, and what stands in the way at it; undefined where none runs. */
function nearestGroup(
  explained: Explained,
  topic: string,
): { group: RunningGroup; obstacle: PlaceObstacle | null } | undefined {
  return explained.plan.running
    .filter((group) => group.topic.id === topic)
    .map((group) => ({ group, obstacle: obstacleOf(explained, group) }))
    .sort((a, b) => nearness(b.obstacle) - nearness(a.obstacle))[0]
}

function betterChoice(explained: Explained, topic: string, state: State): BetterChoice {
  const nearest = nearestGroup(explained, topic)
  if (nearest === undefined) return { topic, group: null, obstacle: 'notRunning', instead: [], cost: null }
  const { group, obstacle } = nearest
  if (obstacle === 'otherTime') return { topic, group: group.group, obstacle, instead: [], cost: null }
  const { plan, person } = explained
  const out = leftFor(explained, group)
  const cost = costOfMove(state, plan, { person, out, into: group })
  // Who is kept where they are would not move if there was room either.
  const isKept = obstacle !== 'away' && pinsLeft(cost, explained).length > 0
  const found = isKept ? 'pinned' : (obstacle ?? obstacleIn(cost, explained))
  return {
    topic,
    group: group.group,
    obstacle: found,
    instead: insteadOf(found, cost, explained, group),
    cost,
  }
}

/** The groups that an obstacle is of. */
function insteadOf(
  obstacle: PlaceObstacle,
  cost: MoveCost,
  explained: Explained,
  group: RunningGroup,
): readonly GroupName[] {
  const nameOf = ({ topic, group: index }: RunningGroup): GroupName => ({ topic: topic.id, group: index })
  const left = leftFor(explained, group)
  if (obstacle === 'busy') return left.filter((one) => isLonger(explained, one)).map(nameOf)
  if (obstacle === 'asGood') return left.filter((one) => isAsGood(explained, one, group)).map(nameOf)
  if (obstacle === 'pinned') return pinsLeft(cost, explained)
  if (obstacle === 'hosts') return hostedOf(cost, explained)
  if (obstacle === 'leavesTooFew') return cost.leaves.filter((one) => isTooSmall(cost, one))
  return []
}

function pinsLeft({ breaks, leaves }: MoveCost, { person: { id } }: Explained): readonly GroupName[] {
  const broken = breaks.filter(({ rule, people }) => rule === 'pinned' && people.includes(id))
  return leaves.filter(({ topic }) => broken.some((each) => each.topic === topic))
}

function isTooSmall({ sizes }: MoveCost, { topic, group }: GroupName): boolean {
  return sizes.some((size) => size.isBelow && size.topic === topic && size.group === group)
}

function nearness(obstacle: PlaceObstacle | null | undefined): number {
  if (obstacle === undefined) return -1
  return obstacle === null ? NEARNESS.length : NEARNESS.indexOf(obstacle)
}

/** What stands in the way at the group itself, once the person has left what they would leave; null for nothing. */
function obstacleOf(explained: Explained, group: RunningGroup): PlaceObstacle | null {
  const { plan, person, slot } = explained
  if (slot !== null && !group.slots.includes(slot)) return 'otherTime'
  if (!group.slots.every((one) => plan.available.get(person.id)?.has(one))) return 'away'
  const left = leftFor(explained, group)
  const stays = (plan.groupsOf.get(person.id) ?? []).filter((one) => !left.includes(one))
  const rest = { ...plan, groupsOf: new Map([[person.id, stays]]) }
  if (plan.problem.rules.limitAllUsersToOneGroupOnly && stays.length > 0) return 'limit'
  if (exceedsLimit(rest, person, group.topic)) return 'limit'
  const isThen = (one: RunningGroup) => one.slots.some((each) => group.slots.includes(each))
  // In the slot that is asked of they leave their group; one that meets at another of the group's times as well stands in the way.
  if (left.some((one) => isThen(one) && isLonger(explained, one))) return 'busy'
  if (left.some((one) => isAsGood(explained, one, group))) return left.every(isThen) ? 'asGood' : 'limit'
  if (group.members.length >= group.topic.maxSize) return 'full'
  if (isRoomFullIn(withoutThem(explained, left), group)) return 'roomFull'
  if (refusesContact(plan, person, group)) return 'contactNo'
  if (lacksLanguage(person, group)) return 'language'
  return null
}

/** The plan once a person has left these groups: one that nobody is left in does not run. */
function withoutThem({ plan, person }: Explained, left: readonly RunningGroup[]): PlanReading {
  const running = plan.running.flatMap((one) => {
    if (!left.includes(one)) return [one]
    const members = one.members.filter((member) => member !== person)
    return members.length === 0 ? [] : [{ ...one, members }]
  })
  return { ...plan, running }
}

function isLonger({ slot }: Explained, one: RunningGroup): boolean {
  return slot !== null && !one.slots.includes(slot)
}

/** Whether they would leave for the group one that they like as much. That they host one is a reason of its own. */
function isAsGood({ plan, person: { id } }: Explained, one: RunningGroup, group: RunningGroup): boolean {
  return (
    !isHost(one.topic, id) && wishValueOf(plan, id, one.topic.id) >= wishValueOf(plan, id, group.topic.id)
  )
}

function hostedOf({ leaves }: MoveCost, { plan, person }: Explained): readonly GroupName[] {
  return leaves.filter(({ topic }) => {
    const found = plan.topics.get(topic)
    return found !== undefined && isHost(found, person.id)
  })
}

/** What the price tells where nothing at the group stands in the way. */
function obstacleIn(cost: MoveCost, explained: Explained): PlaceObstacle {
  const isHosting = hostedOf(cost, explained).length > 0
  if (isHosting && cost.breaks.some(({ rule }) => rule === 'hostMissing')) return 'hosts'
  if (cost.breaks.some(({ rule }) => rule === 'size') && cost.leaves.some((one) => isTooSmall(cost, one)))
    return 'leavesTooFew'
  if (cost.breaks.length > 0) return 'breaksRule'
  return cost.worth === 'worse' || cost.worth === 'littleWorse' ? 'outweighed' : 'open'
}
