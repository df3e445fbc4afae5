import { capacitiesIn, rooms } from '../constraints/rooms.ts'
import type { GroupsProblem } from '../problem.ts'
import type { Facts, RoomFacts } from './facts.ts'

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

/** The most members that a group may have that takes these slots: those of the largest room that is there in each of them. */
export function largestRoom({ rooms }: Pick<Facts, 'rooms'>, covered: Int32Array): number {
  if (rooms === null) return Infinity
  return covered.reduce((most, slot) => Math.min(most, rooms.seats[slot][0] ?? 0), Infinity)
}
