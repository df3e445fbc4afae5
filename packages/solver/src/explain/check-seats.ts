import { type CheckFacts, isFreeFrom, smallestThatHelps, type TopicFacts } from './check-facts.ts'
import { possibleTopics, unitsIn } from './check-people.ts'
import type { Change, CheckOptions, Finding } from './finding.ts'

/** What a change would make of the rules that seats depend on. */
interface Measures {
  readonly maxSize?: number
  readonly groups?: number
  readonly maxParallelSessions?: number
}

/** More groups of one topic are no remedy. */
const MAX_GROUPS = 20

/** Who could come to some group in each slot, and how many people each topic could have there. */
interface Slots {
  readonly able: Int32Array
  /** Those of them who want a place in every slot in which they can come. */
  readonly wanting: Int32Array
  readonly attending: readonly { readonly one: TopicFacts; readonly most: Int32Array }[]
}

function slotsOf({ problem, open, time, topics, wanted }: CheckFacts): Slots {
  const able = new Int32Array(problem.slots)
  const wanting = new Int32Array(problem.slots)
  problem.people.forEach(({ wants }, p) => {
    const can = new Uint8Array(problem.slots)
    for (const { chances, offsets } of wanted[p])
      for (const start of chances)
        if (isFreeFrom(open[p], offsets, start)) for (const offset of offsets) can[start + offset] = 1
    for (let slot = 0; slot < problem.slots; slot++) {
      able[slot] += can[slot]
      if (wants >= time[p]) wanting[slot] += can[slot]
    }
  })
  const attending = topics.map((one) => {
    const most = new Int32Array(problem.slots)
    for (const start of one.chances)
      for (const offset of one.offsets) most[start + offset] = Math.max(most[start + offset], one.free[start])
    return { one, most }
  })
  return { able, wanting, attending }
}

class Seats {
  readonly #facts: CheckFacts
  readonly #own: ReadonlySet<string>
  readonly slots: Slots | null

  constructor(facts: CheckFacts, ownSizes: readonly string[]) {
    this.#facts = facts
    this.#own = new Set(ownSizes)
    this.slots = facts.problem.countBy === 'slots' ? slotsOf(facts) : null
  }

  /** The most people in groups at one time. */
  in(slot: number, measures: Measures): number {
    if (this.slots === null) return Infinity
    const seats: number[] = []
    for (const { one, most } of this.slots.attending) {
      // Hosts can be in one group at a time.
      const groups = one.hosts.length > 0 ? 1 : this.#groupsOf(one, measures)
      const size = this.#sizeOf(one, measures)
      for (let g = 0, left = most[slot]; g < groups && left > 0; g++, left -= size)
        seats.push(Math.min(size, left))
    }
    return Math.min(this.slots.able[slot], this.#largest(seats, this.#parallel(measures)))
  }

  /** The most units in all groups together. */
  all(measures: Measures): number {
    const { problem, topics } = this.#facts
    const seats: number[] = []
    for (const one of topics) {
      const most = one.chances.reduce((best, start) => Math.max(best, one.free[start]), 0)
      const size = Math.min(this.#sizeOf(one, measures), most) * one.units
      for (let g = 0; g < this.#groupsOf(one, measures) && size > 0; g++) seats.push(size)
    }
    const inAll = this.#largest(seats, this.#parallel(measures) * problem.slots)
    if (this.slots === null) return inAll
    let bySlots = 0
    for (let slot = 0; slot < problem.slots; slot++) bySlots += this.in(slot, measures)
    return Math.min(inAll, bySlots)
  }

  /** Each change that alone makes enough seats. */
  changes(isEnough: (measures: Measures) => boolean): readonly Change[] {
    const { problem } = this.#facts
    const { people, topics, rules } = problem
    const groups = topics.reduce((sum, each) => sum + each.groups, 0)
    const sizes = topics.filter(({ id }) => !this.#own.has(id)).map(({ maxSize }) => maxSize)
    const changes: Change[] = []
    const add = (what: keyof Measures, from: number, to: number) => {
      const value = smallestThatHelps(from, to, (each) => isEnough({ [what]: each }))
      if (value !== null) changes.push({ what, value })
    }
    add('groups', Math.min(...topics.map((each) => each.groups)), MAX_GROUPS)
    add('maxParallelSessions', rules.maxParallelSessions, groups)
    add('maxSize', Math.min(...sizes), people.length)
    return changes
  }

  #groupsOf({ topic }: TopicFacts, { groups = 0 }: Measures): number {
    return Math.max(topic.groups, groups)
  }

  #sizeOf({ topic }: TopicFacts, { maxSize = 0 }: Measures): number {
    return this.#own.has(topic.id) ? topic.maxSize : Math.max(topic.maxSize, maxSize)
  }

  #parallel({ maxParallelSessions }: Measures): number {
    return maxParallelSessions ?? this.#facts.problem.rules.maxParallelSessions
  }

  #largest(seats: number[], number: number): number {
    if (seats.length > number) seats.sort((a, b) => b - a).length = number
    return seats.reduce((sum, each) => sum + each, 0)
  }
}

/**
 * Whether there are seats for what people want and could get: of all groups together, or else slot by slot. A bound from above, so
 * that what it finds is true of every plan.
 */
export function checkSeats(facts: CheckFacts, { ownSizes = [] }: CheckOptions): readonly Finding[] {
  const { problem, time } = facts
  if (problem.topics.length === 0 || problem.people.length === 0) return []
  const seats = new Seats(facts, ownSizes)
  const wanting = problem.people.flatMap(({ wants }, p) => {
    const most = Math.min(wants, problem.countBy === 'slots' ? time[p] : wants)
    return most === 0 ? [] : [{ most, possible: possibleTopics(facts, p) }]
  })
  const wantedWith = ({ groups = 0 }: Measures) =>
    wanting.reduce((sum, { most, possible }) => sum + Math.min(most, unitsIn(possible, groups)), 0)
  const number = seats.all({})
  const needed = wantedWith({})
  if (number < needed) {
    const changes = seats.changes((measures) => seats.all(measures) >= wantedWith(measures))
    return [{ code: 'tooFewSeats', serious: true, number, needed, changes }]
  }
  if (seats.slots === null) return []
  return [...seats.slots.wanting].flatMap((needed, slot): readonly Finding[] => {
    const number = seats.in(slot, {})
    if (number >= needed) return []
    const changes = seats.changes((measures) => seats.in(slot, measures) >= needed)
    return [{ code: 'tooFewSeatsAt', serious: true, slot, number, needed, changes }]
  })
}
