import { capacitiesIn, rooms } from '../constraints/rooms.ts'
import type { Facts, RoomFacts } from '../facts.ts'
import type { GroupsProblem } from '../problem.ts'
import type { State } from '../state.ts'

/** Null where groups need no room. */
export function buildRooms(problem: GroupsProblem): RoomFacts | null {
  if (!rooms.isOn(problem)) return null
  const people = problem.people.length
  const capacities = problem.rooms?.map(({ capacity }) => capacity) ?? []
  const sizes = [...new Set([0, ...capacities])].filter((size) => size < people).sort((a, b) => a - b)
  const levelOf = new Int32Array(people + 1).fill(-1)
  for (const [level, size] of sizes.entries()) levelOf[size] = level
  const there = Array.from({ length: problem.slots }, (_, slot) =>
    capacitiesIn(problem, slot).sort((a, b) => b - a),
  )
  return {
    sizes: Int32Array.from(sizes),
    levelOf,
    rooms: Int32Array.from(
      there.flatMap((all) => sizes.map((size) => all.filter((seats) => seats > size).length)),
    ),
    seats: there.map((all) => Int32Array.from(all)),
  }
}

/** The most members of a group in these slots: those of the largest room in each of them. */
export function largestRoom({ rooms }: Pick<Facts, 'rooms'>, covered: Int32Array): number {
  if (rooms === null) return Infinity
  return covered.reduce((most, slot) => Math.min(most, rooms.seats[slot][0] ?? 0), Infinity)
}

/**
 * The seats of each group of a time block: the largest group has the largest room that other groups leave.
 * Two `swapped` groups exchange theirs. Null where groups need no room.
 */
export function roomShares(
  state: State,
  block: readonly number[],
  swapped?: readonly [g: number, h: number],
): number[] | null {
  const { facts, members, start } = state
  if (facts.rooms === null) return null
  const order = block.toSorted((g, h) => members[h].length - members[g].length)
  if (swapped) {
    const [at, to] = swapped.map((g) => order.indexOf(g))
    order[at] = swapped[1]
    order[to] = swapped[0]
  }
  const seats = block.map(() => Infinity)
  for (const slot of facts.covers[facts.topicOf[block[0]]][start[block[0]]]) {
    const left = roomsLeft(state, block, slot)
    for (const [k, g] of block.entries()) seats[k] = Math.min(seats[k], left[order.indexOf(g)] ?? 0)
  }
  return seats
}

/** Free seats of a slot's rooms, the most first, if the other groups take the smallest that seats them. */
function roomsLeft(
  { facts, members, running, start }: State,
  block: readonly number[],
  slot: number,
): number[] {
  const left = Array.from(facts.rooms?.seats[slot] ?? [])
  for (const g of running) {
    const size = members[g].length
    if (size === 0 || block.includes(g) || !facts.covers[facts.topicOf[g]][start[g]].includes(slot)) continue
    const taken = left.findLastIndex((seats) => seats >= size)
    if (taken >= 0) left.splice(taken, 1)
  }
  return left
}
