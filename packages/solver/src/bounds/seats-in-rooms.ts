import type { Facts } from '../search/facts.ts'

/**
 * How many places people can have in all slots together at most, whatever they want: in each the largest groups are in the largest rooms, as many as
 * may run at a time. Infinity where groups need no room.
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
