import { type CheckFacts, isFreeFrom, type TopicFacts } from './check-facts.ts'
import type { PersonFacts } from './check-people.ts'

/** How many people groups have room for, counted without regard to who they are. Never too few. */
export interface Seats {
  /** The most units in all groups together. */
  readonly all: number
  /** Slot to the most people in groups then; empty where people want a number of groups, not of slots. */
  readonly bySlot: readonly number[]
}

/** One group that could run: how many could be in it, and what takes no two groups at a time. */
interface Seating {
  readonly size: number
  /** -1: no host whom it needs. */
  readonly host: number
}

/** The groups of a topic that could run in each slot by itself, as many and as large as people are free. */
function seatingsBySlot(one: TopicFacts, slots: number): readonly (readonly Seating[])[] {
  const people = new Int32Array(slots)
  const seats = new Int32Array(slots)
  for (const start of one.chances)
    for (const offset of one.offsets) {
      people[start + offset] = Math.max(people[start + offset], one.free[start])
      seats[start + offset] = Math.max(seats[start + offset], one.seats[start])
    }
  const host = one.hosts[0] ?? -1
  return Array.from(people, (all, slot) => {
    const own: Seating[] = []
    const groups = host >= 0 ? 1 : one.topic.groups
    for (let left = all; left > 0 && own.length < groups; left -= seats[slot])
      own.push({ size: Math.min(seats[slot], left), host })
    return own
  })
}

/** The largest groups that may meet together: each host in one, each in its own room where rooms count. */
function largest(seatings: readonly Seating[], most: number, rooms: readonly number[] | null): number {
  const taken = new Set<number>()
  let sum = 0
  let number = 0
  for (const { size, host } of [...seatings].sort((a, b) => b.size - a.size)) {
    if (number >= most || (rooms !== null && number >= rooms.length)) break
    if (host >= 0 && taken.has(host)) continue
    taken.add(host)
    sum += Math.min(size, rooms?.[number] ?? Infinity)
    number += 1
  }
  return sum
}

/** How many people could be in a group of their own in each slot. */
function ableBySlot({ problem, open }: CheckFacts, people: readonly PersonFacts[]): Int32Array {
  const able = new Int32Array(problem.slots)
  people.forEach(({ possible }, p) => {
    const can = new Uint8Array(problem.slots)
    for (const { one, starts } of possible)
      for (const start of starts)
        if (isFreeFrom(open[p], one.offsets, start)) for (const offset of one.offsets) can[start + offset] = 1
    for (let slot = 0; slot < problem.slots; slot++) able[slot] += can[slot]
  })
  return able
}

/** How many groups the hosts of a topic can be in, by their time and by what they may have. */
function groupsByHosts({ problem, time }: CheckFacts, { topic, units, hosts, offsets }: TopicFacts): number {
  const counts = problem.rules.countHostingTowardsUsersSessionLimit
  return hosts.reduce((most, host) => {
    const { max } = problem.people[host]
    const byLimit = counts && max !== null ? Math.floor(max / units) : Infinity
    return Math.min(most, Math.floor(time[host] / offsets.length), byLimit)
  }, topic.groups)
}

/** The most units of all groups, as if each could meet at any of its times; shared hosts share their time. */
function inAllGroups(facts: CheckFacts): number {
  const { problem, topics, time, rooms } = facts
  const { rules, slots } = problem
  const groups: { size: number; units: number; slots: number; host: number }[] = []
  for (const one of topics) {
    const size = one.chances.reduce(
      (most, start) => Math.max(most, Math.min(one.free[start], one.seats[start])),
      0,
    )
    const host = one.hosts[0] ?? -1
    for (let g = 0; g < groupsByHosts(facts, one) && size > 0; g++)
      groups.push({ size, units: one.units, slots: one.offsets.length, host })
  }
  // No topic is shorter than the shortest: a host is in so many groups at most.
  const shortest = Math.min(...topics.map(({ offsets }) => offsets.length))
  const hosting = new Map<number, number>()
  const running: typeof groups = []
  for (const group of groups.sort((a, b) => b.size * b.units - a.size * a.units)) {
    if (running.length >= (rules.maxParallelSessions * slots) / shortest) break
    const hosted = hosting.get(group.host) ?? 0
    if (group.host >= 0 && hosted >= Math.floor(time[group.host] / shortest)) continue
    hosting.set(group.host, hosted + 1)
    running.push(group)
  }
  // Each slot of a group takes a room of it: at best the largest groups have the largest rooms.
  if (rooms !== null && problem.countBy === 'slots' && running.every(({ units, slots }) => units === slots)) {
    const there = rooms.flat().sort((a, b) => b - a)
    const sizes = running.flatMap(({ size, slots }) => Array.from({ length: slots }, () => size))
    return sizes.sort((a, b) => b - a).reduce((sum, size, i) => sum + Math.min(size, there[i] ?? 0), 0)
  }
  return running.reduce((sum, { size, units }) => sum + size * units, 0)
}

export function seatsOf(facts: CheckFacts, people: readonly PersonFacts[]): Seats {
  const { problem, topics } = facts
  const all = inAllGroups(facts)
  if (problem.countBy !== 'slots') return { all, bySlot: [] }
  const able = ableBySlot(facts, people)
  const ofTopics = topics.map((one) => seatingsBySlot(one, problem.slots))
  const bySlot = Array.from(able, (most, slot) => {
    const seatings = ofTopics.flatMap((own) => own[slot])
    return Math.min(most, largest(seatings, problem.rules.maxParallelSessions, facts.rooms?.[slot] ?? null))
  })
  return {
    all: Math.min(
      all,
      bySlot.reduce((sum, one) => sum + one, 0),
    ),
    bySlot,
  }
}
