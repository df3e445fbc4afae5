import { maybeCharge } from '../constraints/avoid-maybe-availability.ts'
import { unwantedCharge } from '../constraints/not-wanted.ts'
import { sizeCharge } from '../constraints/optimal-group-size.ts'
import { openUnitCharge } from '../constraints/unfilled.ts'
import type { Facts } from '../facts.ts'

/** One session alone: what each person in each topic adds to the score there, and what sizes cost. */
export interface Session {
  readonly slot: number
  /** People who can come. */
  readonly people: readonly number[]
  /** worth[t * people + p] in points of the score; -Infinity where p may not be, 0 in no group. */
  readonly worth: Float64Array
  /** tally[t * people + p]: what is summed up of p over all sessions, as the value that p gets there. */
  readonly tally: Float64Array
  /** Topics that may run then, by number, as often as groups of them may. */
  readonly topics: readonly number[]
  /** hosts[t]: who has to come when topic t runs; empty where hosts need not come. */
  readonly hosts: readonly (readonly number[])[]
  /** Topics that may run at a time. */
  readonly most: number
  readonly minSize: readonly number[]
  /** price[t][size - minSize[t]]: what a group of this size costs. */
  readonly price: readonly (readonly number[])[]
  /** Of groups with more members than `size` there can be `groups`; none of it where groups need no room. */
  readonly rooms: readonly RoomLevel[]
}

interface RoomLevel {
  readonly size: number
  readonly groups: number
}

/**
 * More than the soft scores of any two plans can be apart, but for pair terms; of fairness as much as value is
 * worth to each person, nothing without that.
 */
export function softRange(facts: Facts, tally?: Float64Array): number {
  const { people, slots, topics } = facts
  let most = 1
  for (let p = 0; p < people; p++) {
    let best = 0
    let unwanted = 0
    for (let t = 0; t < topics; t++) {
      const at = p * topics + t
      best = Math.max(best, facts.reward[at] + (tally === undefined ? 0 : tally[p] * facts.value[at]))
      unwanted = Math.max(unwanted, unwantedCharge(facts, p * topics + t))
    }
    most += slots * (best + unwanted + maybeCharge(facts, 2) + openUnitCharge(facts).soft)
  }
  for (let t = 0; t < topics; t++) most += slots * Math.max(...sizeCharges(facts, t, people))
  return most
}

/** What the sizes cost that a group of the topic may have, the smallest first. */
function sizeCharges(facts: Facts, t: number, most: number): number[] {
  const { minSize, maxSize } = facts
  const high = Math.min(maxSize[t], most)
  return Array.from({ length: Math.max(1, high - minSize[t] + 1) }, (_, i) =>
    sizeCharge(facts, t, minSize[t] + i),
  )
}

export function readSession(facts: Facts, slot: number, unitPrice: number): Session {
  const { people, topics } = facts
  const isThere = (p: number) => {
    const { available, maybe } = facts.problem.people[p]
    return available.includes(slot) || maybe.includes(slot)
  }
  const worth = new Float64Array(topics * people).fill(-Infinity)
  const tally = new Float64Array(topics * people)
  const running: number[] = []
  const seats = facts.rooms?.seats[slot]
  const largest = Math.min(people, seats === undefined ? people : (seats[0] ?? 0))
  for (let t = 0; t < topics; t++) {
    if (facts.startOk[t * facts.slots + slot] === 0) continue
    if (seats !== undefined && facts.minSize[t] > largest) continue
    for (let groups = groupsAt(facts, t, slot); groups > 0; groups--) running.push(t)
    for (const p of facts.candidates[t]) {
      const attends = facts.attend[t][slot * people + p]
      if (attends === 0) continue
      const at = p * topics + t
      worth[t * people + p] =
        (facts.wants[p] > 0 ? unitPrice : 0) +
        (facts.wish[at] === 1 ? facts.reward[at] : 0) -
        unwantedCharge(facts, at) -
        maybeCharge(facts, attends)
      if (facts.wish[at] === 1) tally[t * people + p] = facts.value[at]
    }
  }
  return {
    slot,
    people: Array.from({ length: people }, (_, p) => p).filter(isThere),
    worth,
    tally,
    topics: running,
    hosts: facts.hosts.map((hosts) => (facts.hostsMustCome ? [...hosts] : [])),
    most: Math.min(facts.maxParallel, seats?.length ?? Infinity),
    minSize: [...facts.minSize],
    price: Array.from({ length: topics }, (_, t) => sizeCharges(facts, t, largest)),
    rooms: roomLevels(facts, slot),
  }
}

/** How many groups of the topic can run in a slot: hosts who must come can be in one at a time. */
function groupsAt({ firstGroup, fixedStarts, hostsMustCome, hosts }: Facts, t: number, slot: number): number {
  let groups = 0
  for (let g = firstGroup[t]; g < firstGroup[t + 1]; g++)
    if (fixedStarts.get(g)?.includes(slot) ?? true) groups++
  return hostsMustCome && hosts[t].length > 0 ? Math.min(1, groups) : groups
}

function roomLevels({ rooms }: Facts, slot: number): RoomLevel[] {
  if (rooms === null) return []
  const levels = rooms.sizes.length
  return Array.from(rooms.sizes, (size, k) => ({ size, groups: rooms.rooms[slot * levels + k] }))
}

/**
 * For each session the first one that is worth the same: the same people can come, the same topics may run,
 * in as many rooms as large. With everybody and every room there all the time that is one for all.
 */
export function firstAlike(sessions: readonly Session[]): number[] {
  const known = new Map<string, number>()
  return sessions.map(({ people, topics, worth, rooms }, slot) => {
    const kind = JSON.stringify([
      people,
      topics,
      rooms,
      Array.from(worth, (one) => (one === -Infinity ? null : one)),
    ])
    const first = known.get(kind) ?? slot
    known.set(kind, first)
    return first
  })
}

/** Makes one thing for all sessions that are alike. */
export function forEachKind<T>(alike: readonly number[], make: (slot: number) => T): T[] {
  const made: T[] = []
  for (const [slot, first] of alike.entries()) made.push(first < slot ? made[first] : make(slot))
  return made
}
