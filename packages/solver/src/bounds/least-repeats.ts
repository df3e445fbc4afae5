import type { Facts } from '../facts.ts'
import { openSlots } from '../problem-reading.ts'

/**
 * How often people share one more group than their first, at least, in plans without breaches that leave at
 * most so many units open. The members of each group are spread over the groups of every other session: where
 * those are fewer than the members, some meet again, and with `slots` sessions nobody meets somebody again less
 * often than 2 / `slots` of the pairs of sessions in which they meet. Where groups take one slot each; else 0.
 */
export function leastRepeats(facts: Facts, unfilled: number): number {
  const { problem, slots, people, wants, topics, units, covers, starts } = facts
  if (slots < 2) return 0
  for (let topic = 0; topic < topics; topic++)
    if (units[topic] !== 1 || starts[topic].some((start) => covers[topic][start].length !== 1)) return 0
  const filled = wants.reduce((sum, one) => sum + one, 0) - unfilled
  const pairs = (slots * (slots - 1)) / 2
  // Whoever is free in neither of two sessions is in none of both.
  let free = pairs * people
  for (const person of problem.people) {
    const missed = slots - openSlots(person)
    free -= (missed * (missed - 1)) / 2
  }
  const inBoth = ((slots - 1) * filled - free) / pairs
  return Math.max(0, Math.ceil((slots - 1) * meetings(inBoth, mostGroups(facts) ** 2) - 1e-6))
}

/** How many groups run at a time at most. */
function mostGroups({ maxParallel, rooms }: Facts): number {
  return rooms === null
    ? maxParallel
    : Math.min(maxParallel, Math.max(...rooms.seats.map((here) => here.length)))
}

/** Pairs of people in the same cell, at least, if so many people are spread over the cells. Convex in people. */
function meetings(people: number, cells: number): number {
  if (people <= cells || cells === 0) return 0
  const each = Math.floor(people / cells)
  return (cells * each * (each - 1)) / 2 + (people - cells * each) * each
}
