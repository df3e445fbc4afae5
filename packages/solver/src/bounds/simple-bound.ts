import { isRefusedBy } from '../constraints/constraints.ts'
import { companyWithin } from '../constraints/contact-preferences.ts'
import { unfairness, unfairnessCharge } from '../constraints/fairness.ts'
import { openUnitCharge } from '../constraints/unfilled.ts'
import type { Facts } from '../facts.ts'
import { openSlots } from '../problem-reading.ts'

export interface Bound {
  readonly medium: number
  readonly soft: number
}

/** How many groups person p can be in at most, by time, limit and the one-group rule. */
function mostGroups(facts: Facts, p: number): number {
  const person = facts.problem.people[p]
  if (facts.oneGroupOnly) return 1
  let shortest = Infinity
  let fewest = Infinity
  for (const t of facts.wanted[p]) {
    shortest = Math.min(shortest, facts.problem.topics[t].duration)
    fewest = Math.min(fewest, facts.units[t])
  }
  if (shortest === Infinity) return 0
  const byTime = Math.floor(openSlots(person) / shortest)
  return person.max !== null && facts.countHosting
    ? Math.min(byTime, Math.floor(person.max / fewest))
    : byTime
}

/** What the bound is the sum of. */
export interface BoundParts {
  /** How many groups each person can be in at most. */
  readonly groups: Int32Array
  readonly medium: Float64Array
  readonly soft: Float64Array
  /** Units that stay open by a person's time and limit alone. */
  readonly open: Float64Array
  /** Units that there are seats for at most. */
  readonly seats: number
  /** Soft points for company. */
  company: number
}

/**
 * An upper bound from each person alone: their best topics within their time and limit, without penalties of
 * groups, and no more people than rooms seat. For plans without breaches.
 */
export function simpleBound(facts: Facts): Bound {
  const parts = boundParts(facts)
  return parts === null ? { medium: 0, soft: Infinity } : boundOf(facts, parts)
}

/** Null where a rule in effect is beyond the bound. */
export function boundParts(facts: Facts): BoundParts | null {
  if (isRefusedBy('simpleBound', facts.problem)) return null
  const { people } = facts
  const parts = {
    groups: new Int32Array(people),
    medium: new Float64Array(people),
    soft: new Float64Array(people),
    open: new Float64Array(people),
    seats: seatsInRooms(facts),
    company: 0,
  }
  for (let p = 0; p < people; p++) boundPerson(facts, parts, p)
  parts.company = companyWithin(facts, parts.groups)
  return parts
}

/** Updates the parts for facts that differ in these people alone. */
export function followBound(parts: BoundParts, facts: Facts, touched: readonly number[]): void {
  const groups = parts.groups.slice()
  for (const p of touched) boundPerson(facts, parts, p)
  if (touched.some((p) => groups[p] !== parts.groups[p])) parts.company = companyWithin(facts, parts.groups)
}

export function boundOf(facts: Facts, { medium, soft, open, seats, company }: BoundParts): Bound {
  const sum = { medium: 0, soft: 0 }
  let filled = 0
  for (let p = 0; p < soft.length; p++) {
    sum.medium += medium[p]
    sum.soft += soft[p]
    filled += facts.wants[p] - open[p]
  }
  const unseated = Math.max(0, filled - seats)
  if (unseated > 0) {
    const openUnit = openUnitCharge(facts)
    sum.medium -= openUnit.medium * unseated
    sum.soft -= openUnit.soft * unseated
  }
  return { medium: sum.medium, soft: sum.soft + company }
}

function boundPerson(facts: Facts, parts: BoundParts, p: number): void {
  const groups = mostGroups(facts, p)
  const openUnit = openUnitCharge(facts)
  const rewards: number[] = []
  const values: number[] = []
  let most = 0
  for (const t of facts.wanted[p]) {
    if (!canAttend(facts, p, t)) continue
    const at = p * facts.topics + t
    most = Math.max(most, facts.units[t])
    if (facts.reward[at] !== 0) rewards.push(facts.reward[at])
    if (facts.value[at] !== 0) values.push(facts.value[at])
  }
  const open = Math.max(0, facts.wants[p] - most * groups)
  const gap = unfairness(facts.ideal[p], sumOfBest(values, groups))
  parts.groups[p] = groups
  parts.open[p] = open
  parts.medium[p] = -openUnit.medium * open
  parts.soft[p] = sumOfBest(rewards, groups) - unfairnessCharge(facts) * gap - openUnit.soft * open
}

function canAttend({ starts, attend, people }: Facts, p: number, t: number): boolean {
  for (const s of starts[t]) if (attend[t][s * people + p] > 0) return true
  return false
}

/** None of them is below 0. */
function sumOfBest(numbers: number[], count: number): number {
  numbers.sort((a, b) => b - a)
  let sum = 0
  for (let i = 0; i < Math.min(count, numbers.length); i++) sum += numbers[i]
  return sum
}

/**
 * How many places people can have in all slots together at most, whatever they want: in each the largest
 * groups are in the largest rooms, as many as may run at a time. Infinity where groups need no room.
 */
export function seatsInRooms(facts: Facts): number {
  if (facts.rooms === null) return Infinity
  const there = facts.problem.people.map(({ available, maybe }) => new Set([...available, ...maybe]))
  let all = 0
  for (let slot = 0; slot < facts.slots; slot++) {
    let seats = 0
    const sizes = sizesIn(facts, slot).sort((a, b) => b - a)
    const rooms = facts.rooms.seats[slot]
    const groups = Math.min(sizes.length, rooms.length, facts.maxParallel)
    for (let i = 0; i < groups; i++) seats += Math.min(sizes[i], rooms[i])
    all += Math.min(seats, there.filter((slots) => slots.has(slot)).length)
  }
  return all
}

/** The greatest size of every group that may run in a slot. */
function sizesIn({ topics, starts, covers, firstGroup, maxSize }: Facts, slot: number): number[] {
  const sizes: number[] = []
  for (let t = 0; t < topics; t++) {
    const isThere = starts[t].some((start) => covers[t][start].includes(slot))
    for (let g = firstGroup[t]; isThere && g < firstGroup[t + 1]; g++) sizes.push(maxSize[t])
  }
  return sizes
}
