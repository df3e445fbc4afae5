import type { State } from './state.ts'

/**
 * How many the room seats that each group of a time block gets: the largest group the largest one that the groups outside the block leave. Two
 * groups that are `swapped` get each other's. Null where groups need no room.
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

/** Seats of the rooms of a slot, the most first, without those that the other groups take: each the smallest that seats it. */
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
