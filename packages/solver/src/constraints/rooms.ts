import type { PlanReading, RunningGroup } from '../plan-reading.ts'
import type { GroupsProblem, Topic } from '../problem.ts'
import type { ConstraintMatch } from '../result.ts'
import type { State } from '../state.ts'
import { byAll, type Constraint } from './constraint.ts'

/** How many groups have no room of their own that seats them, in the best assignment of rooms. */
export function groupsWithoutRoom(sizes: readonly number[], capacities: readonly number[]): number {
  // A room that seats a group seats every smaller one: the largest group may take any room that seats it.
  const rooms = capacities.toSorted((a, b) => b - a)
  let taken = 0
  let without = 0
  for (const size of sizes.toSorted((a, b) => b - a)) {
    if (size === 0) break
    if (rooms[taken] >= size) taken++
    else without++
  }
  return without
}

/** The seats of each room that is there in a slot. */
export function capacitiesIn({ rooms = [] }: GroupsProblem, slot: number): number[] {
  return rooms.filter(({ slots }) => slots?.includes(slot) ?? true).map(({ capacity }) => capacity)
}

/** How many people are in each group of a slot. */
function sizesIn({ running }: PlanReading, slot: number): number[] {
  return running.filter(({ slots }) => slots.includes(slot)).map(({ members }) => members.length)
}

/** Whether one more group of size `come` (instead of one of `gone`) leaves more groups without a room. */
function lackMore(plan: PlanReading, slot: number, come: number, gone?: number): boolean {
  const sizes = sizesIn(plan, slot)
  const after = [...sizes, come]
  if (gone !== undefined) after.splice(after.indexOf(gone), 1)
  const capacities = capacitiesIn(plan.problem, slot)
  return groupsWithoutRoom(after, capacities) > groupsWithoutRoom(sizes, capacities)
}

/** Whether no room seats one more member of a group of the plan, although its topic might take more. */
export function isRoomFullIn(plan: PlanReading, { members, slots }: RunningGroup): boolean {
  return (
    rooms.isOn(plan.problem) && slots.some((slot) => lackMore(plan, slot, members.length + 1, members.length))
  )
}

/** Whether in these slots there is a room left for one more group, as small as its topic may be. */
export function hasRoomFor(plan: PlanReading, { minSize }: Topic, slots: readonly number[]): boolean {
  return !rooms.isOn(plan.problem) || slots.every((slot) => !lackMore(plan, slot, Math.max(1, minSize)))
}

export const rooms = {
  name: 'rooms',
  number: 69,
  level: 'hard',
  effect: 'penalty',
  sentence: 'In every slot each running group can have a room of its own that seats it.',
  isOn: ({ rooms = [], rules }) => rooms.length > 0 && rules.groupsFitRooms,
  bounds: { ...byAll('counted'), simpleBound: 'optimistic' },
  matches: (plan) => {
    const matches: ConstraintMatch[] = []
    for (let slot = 0; slot < plan.problem.slots; slot++) {
      const amount = groupsWithoutRoom(sizesIn(plan, slot), capacitiesIn(plan.problem, slot))
      if (amount > 0) matches.push({ constraint: 'rooms', amount, people: [], slot })
    }
    return matches
  },
} as const satisfies Constraint

const AT = rooms.number

/** A group of this size is there (1), or is not any more (-1), in these slots. */
export function countRooms(state: State, covered: Int32Array, size: number, sign: 1 | -1): void {
  const { rooms } = state.facts
  if (rooms === null) return
  const { length } = rooms.sizes
  for (let k = 0; k < length && rooms.sizes[k] < size; k++) passLevel(state, covered, k, length, sign)
}

/** Somebody comes into (1) or leaves (-1) g; they must not be a member of g during this call. */
export function countSeat(state: State, g: number, sign: 1 | -1): void {
  const { facts } = state
  if (facts.rooms === null) return
  const level = facts.rooms.levelOf[state.members[g].length]
  if (level < 0) return
  passLevel(state, facts.covers[facts.topicOf[g]][state.start[g]], level, facts.rooms.sizes.length, sign)
}

/** One group more (1) or fewer (-1) is larger than the size of this one of the levels. */
function passLevel(state: State, covered: Int32Array, level: number, levels: number, sign: 1 | -1): void {
  const { amounts, spareRooms, withoutRoom } = state
  for (let i = 0; i < covered.length; i++) {
    const slot = covered[i]
    const at = slot * levels + level
    spareRooms[at] -= sign
    const before = withoutRoom[slot]
    if (sign > 0 ? -spareRooms[at] <= before : before === 0) continue
    let most = 0
    for (let k = slot * levels; k < (slot + 1) * levels; k++) most = Math.max(most, -spareRooms[k])
    withoutRoom[slot] = most
    amounts[AT] += most - before
  }
}
