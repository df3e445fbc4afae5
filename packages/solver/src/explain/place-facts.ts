import type { HardRule, PlaceObstacle } from '@planner/domain/plan-words'
import { weightOf } from '../constraints/constraint.ts'
import { CONSTRAINTS } from '../constraints/constraints.ts'
import { haveNoCommonLanguage } from '../constraints/language.ts'
import { exceedsLimit } from '../constraints/limit.ts'
import { isRoomFullIn, rooms } from '../constraints/rooms.ts'
import { isHost, type PlanReading, type RunningGroup, unitsOf, wishValueOf } from '../plan-reading.ts'
import type { GroupRef, Person } from '../problem.ts'
import type { ConstraintMatch } from '../result.ts'
import type { MoveBreach } from './explanation.ts'

/** Where somebody is asked about: in one slot of a plan, or with null in all of it. */
export interface AskedPlace {
  readonly plan: PlanReading
  readonly person: Person
  readonly slot: number | null
  /** The groups that the person is in there. */
  readonly here: readonly RunningGroup[]
}

export interface Obstacle {
  readonly code: PlaceObstacle
  /** The groups of the person that it is: longer, as good, hosted, pinned, or too small without them. */
  readonly instead: readonly GroupRef[]
}

/** What is known about one seat that somebody does not have. */
export interface PlaceFacts {
  readonly group: RunningGroup
  /** The groups that the person would leave for it. */
  readonly out: readonly RunningGroup[]
  /** Everything that stands in the way. The first is the reason that is given. */
  readonly obstacles: readonly Obstacle[]
  /** The hard rules that the move would break. */
  readonly breaks: readonly MoveBreach[]
}

/** Groups that a move does not touch stand in the same rooms. */
const OF_GROUPS_APART = CONSTRAINTS.filter((rule) => rule.level === 'hard').filter(
  ({ name }) => name !== rooms.name,
)

export function askedPlace(plan: PlanReading, person: Person, slot: number | null): AskedPlace {
  const mine = plan.groupsOf.get(person.id) ?? []
  return { plan, person, slot, here: slot === null ? mine : mine.filter(({ slots }) => slots.includes(slot)) }
}

export function nameOf({ topic, group }: RunningGroup): GroupRef {
  return { topic: topic.id, group }
}

/** Whether somebody can come to all of these slots. */
export function canCome({ available }: PlanReading, id: string, slots: readonly number[]): boolean {
  return slots.every((slot) => available.get(id)?.has(slot))
}

/** Whether the person and somebody in the group do not want to meet, whoever of the two says so. */
function refusesContact({ contacts }: PlanReading, { id }: Person, { members }: RunningGroup): boolean {
  return members.some(
    (other) => contacts.get(id)?.get(other.id) === 'no' || contacts.get(other.id)?.get(id) === 'no',
  )
}

/** Whether the person has no language in common with somebody in the group. */
function lacksLanguage({ languages }: Person, { members }: RunningGroup): boolean {
  return members.some((other) => haveNoCommonLanguage(languages, other.languages))
}

/** Everything between a person and a group: the group and the person's plan, then what a move breaks. */
export function placeFacts(asked: AskedPlace, group: RunningGroup): PlaceFacts {
  const out = groupsLeftFor(asked, group)
  const found = obstaclesAt(asked, group)
  if (found[0]?.code === 'otherTime') return { group, out, obstacles: found, breaks: [] }
  const { plan, person } = asked
  const breaks = newBreaches(plan, person, out, group)
  const isBroken = (name: HardRule) => breaks.some(({ rule }) => rule === name)
  const pins = out
    .map(nameOf)
    .filter(({ topic }) =>
      breaks.some(
        (each) => each.rule === 'pinned' && each.people.includes(person.id) && each.topic === topic,
      ),
    )
  const isAway = found[0]?.code === 'away'
  const obstacles = isAway ? found.slice(0, 1) : []
  if (pins.length > 0) obstacles.push({ code: 'pinned', instead: pins })
  obstacles.push(...(isAway ? found.slice(1) : found))
  const hosted = out.filter(({ topic }) => isHost(topic, person.id)).map(nameOf)
  if (hosted.length > 0 && isBroken('hostMissing')) obstacles.push({ code: 'hosts', instead: hosted })
  const small = out.filter(({ members, topic }) => members.length - 1 < topic.minSize).map(nameOf)
  if (small.length > 0 && isBroken('size')) obstacles.push({ code: 'leavesTooFew', instead: small })
  if (obstacles.length === 0 && breaks.length > 0) obstacles.push({ code: 'breaksRule', instead: [] })
  return { group, out, obstacles, breaks }
}

/** What stands in the way at the group itself, once the person has left what they would leave. */
export function obstaclesAt(asked: AskedPlace, group: RunningGroup): Obstacle[] {
  const { plan, person, slot } = asked
  if (slot !== null && !group.slots.includes(slot)) return [{ code: 'otherTime', instead: [] }]
  const left = groupsLeftFor(asked, group)
  const found: Obstacle[] = []
  const add = (code: PlaceObstacle, isThere: boolean, instead: readonly RunningGroup[] = []) => {
    if (isThere) found.push({ code, instead: instead.map(nameOf) })
  }
  const isThen = (one: RunningGroup) => one.slots.some((each) => group.slots.includes(each))
  // The person leaves the group that they are in then; one that meets at another of the group's times as well
  // stands in the way.
  const longer = left.filter((one) => slot !== null && !one.slots.includes(slot))
  // That they host a group is a reason of its own.
  const asGood = left.filter((one) => !isHost(one.topic, person.id) && isAsGood(asked, one, group))
  add('away', !canCome(plan, person.id, group.slots))
  add('limit', hasNoUnitsFor(asked, group, left))
  add('busy', longer.some(isThen), longer)
  if (left.every(isThen)) add('asGood', asGood.length > 0, asGood)
  else add('limit', asGood.length > 0)
  add('full', group.members.length >= group.topic.maxSize)
  add('roomFull', isRoomFullIn({ ...plan, running: afterMove(plan.running, person, left) }, group))
  add('contactNo', refusesContact(plan, person, group))
  add('language', lacksLanguage(person, group))
  return found
}

/** The groups left for another: those at its time, with all they want else the one they like least. */
function groupsLeftFor(
  { plan, person, slot, here }: AskedPlace,
  group: RunningGroup,
): readonly RunningGroup[] {
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

function hasNoUnitsFor(
  { plan, person }: AskedPlace,
  group: RunningGroup,
  left: readonly RunningGroup[],
): boolean {
  const stays = (plan.groupsOf.get(person.id) ?? []).filter((one) => !left.includes(one))
  if (plan.problem.rules.limitAllUsersToOneGroupOnly && stays.length > 0) return true
  return exceedsLimit({ ...plan, groupsOf: new Map([[person.id, stays]]) }, person, group.topic)
}

function isAsGood({ plan, person: { id } }: AskedPlace, one: RunningGroup, group: RunningGroup): boolean {
  return wishValueOf(plan, id, one.topic.id) >= wishValueOf(plan, id, group.topic.id)
}

/** The groups once a person has left some and come into one. One that nobody is left in does not run. */
function afterMove(
  groups: readonly RunningGroup[],
  person: Person,
  out: readonly RunningGroup[],
  into?: RunningGroup,
): readonly RunningGroup[] {
  return groups.flatMap((one) => {
    if (one !== into && !out.includes(one)) return [one]
    const others = one.members.filter((member) => member !== person)
    const members = one === into ? [...others, person] : others
    return members.length === 0 ? [] : [{ ...one, members }]
  })
}

/** The hard rules by name and place: a move may break one where it heals another of the same kind. */
function newBreaches(
  plan: PlanReading,
  person: Person,
  out: readonly RunningGroup[],
  into: RunningGroup,
): readonly MoveBreach[] {
  const [before, after] = partsOf(plan, person, out, into)
  const broken = OF_GROUPS_APART.flatMap((rule): MoveBreach[] => {
    if (weightOf(rule, plan.problem) === 0) return []
    const known = sumsByPlace(rule.matches(before))
    return [...sumsByPlace(rule.matches(after))]
      .filter(([key, { amount }]) => amount > (known.get(key)?.amount ?? 0))
      .map(([, { people, topic, group }]) => ({
        rule: rule.name,
        people,
        topic: topic ?? null,
        group: group ?? null,
      }))
  })
  return broken.concat(lackingRooms(plan, person, out, into))
}

/** One for each slot in which groups are left without a room by the size of the group that is joined. */
function lackingRooms(
  plan: PlanReading,
  person: Person,
  out: readonly RunningGroup[],
  into: RunningGroup,
): MoveBreach[] {
  if (weightOf(rooms, plan.problem) === 0) return []
  const running = afterMove(plan.running, person, out, into)
  const before = new Map(rooms.matches(plan).map(({ slot, amount }) => [slot, amount]))
  return rooms
    .matches({ ...plan, running })
    .filter(({ slot, amount }) => amount > (before.get(slot) ?? 0))
    .map(() => ({ rule: rooms.name, people: [], ...nameOf(into) }))
}

/**
 * The part of the plan in which a move can break a hard rule, before and after it: the groups of the person
 * and the one that is joined. No group begins, so that no slot or topic gets more of them.
 */
function partsOf(
  plan: PlanReading,
  person: Person,
  out: readonly RunningGroup[],
  into: RunningGroup,
): [PlanReading, PlanReading] {
  const before = [...new Set([...(plan.groupsOf.get(person.id) ?? []), into])]
  const part = (running: readonly RunningGroup[]): PlanReading => {
    const mine = running.filter(({ members }) => members.includes(person))
    return { ...plan, running, groupsOf: new Map([[person.id, mine]]) }
  }
  return [part(before), part(afterMove(before, person, out, into))]
}

/** Breaches of one rule by where they are and whom they concern, with the sum of their amounts. */
function sumsByPlace(matches: readonly ConstraintMatch[]): Map<string, ConstraintMatch> {
  const sums = new Map<string, ConstraintMatch>()
  for (const match of matches) {
    const key = JSON.stringify([[...match.people].sort(), match.topic, match.group, match.slot])
    sums.set(key, { ...match, amount: (sums.get(key)?.amount ?? 0) + match.amount })
  }
  return sums
}
