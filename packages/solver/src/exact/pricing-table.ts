import type { Session } from './session.ts'

/** What things cost a session, in points of the score. */
export interface Prices {
  /** For running a topic, whose one group other sessions could run as well. */
  readonly topic: Float64Array
  /** For each member of a topic's group; it stands for what the group's size costs. */
  readonly seat: Float64Array
  /** By session: for a group larger than the size of each of its room levels. */
  readonly room: readonly Float64Array[]
  /** Paid out for each unit that is filled. */
  readonly unit: number
  /** Paid out to each person for what is summed up of them. */
  readonly tally: Float64Array
}

/** What a group of this size pays for its room. */
export function roomCharge({ slot, rooms }: Session, { room }: Pick<Prices, 'room'>, size: number): number {
  let sum = 0
  for (let k = 0; k < rooms.length && rooms[k].size < size; k++) sum += room[slot][k]
  return sum
}

/** What all groups of a session together pay for rooms at most. */
export function roomsWorth({ slot, rooms }: Session, { room }: Pick<Prices, 'room'>): number {
  return rooms.reduce((sum, { groups }, k) => sum + groups * room[slot][k], 0)
}

/**
 * One session at given prices. Topics and people are positions in the session's lists. Memory is laid out
 * once; `setPrices` fills it anew.
 */
export interface PricingTable {
  readonly session: Session
  readonly wants: Int32Array
  /** Topics whose hosts can all come. */
  readonly choices: readonly number[]
  /** Hosts of each topic. */
  readonly hosts: readonly (readonly number[])[]
  /** worth[i][j]: what person j adds to topic i, the seat paid. */
  readonly worth: readonly Float64Array[]
  /** What topic i adds without members: the greatest profit on seats of any size, less the topic's price. */
  readonly fixedGain: Float64Array
  /** The size that makes that profit. */
  readonly bestSize: Int32Array
}

export function createPricingTable(session: Session, wants: Int32Array): PricingTable {
  const position = new Int32Array(wants.length).fill(-1)
  for (const [j, p] of session.people.entries()) position[p] = j
  const hosts = session.topics.map((t) => session.hosts[t].map((p) => position[p]))
  return {
    session,
    wants,
    hosts,
    choices: session.topics.map((_, i) => i).filter((i) => hosts[i].every((j) => j >= 0)),
    worth: session.topics.map(() => new Float64Array(session.people.length)),
    fixedGain: new Float64Array(session.topics.length),
    bestSize: new Int32Array(session.topics.length),
  }
}

export function setPrices(table: PricingTable, prices: Prices): void {
  const { topic, seat, unit, tally } = prices
  const { session, wants, worth, fixedGain, bestSize } = table
  for (const i of table.choices) {
    const t = session.topics[i]
    const base = t * wants.length
    for (let j = 0; j < session.people.length; j++) {
      const p = session.people[j]
      worth[i][j] =
        session.worth[base + p] + tally[p] * session.tally[base + p] + (wants[p] > 0 ? unit : 0) - seat[t]
    }
    let profit = -Infinity
    session.price[t].forEach((price, k) => {
      const size = session.minSize[t] + k
      const gain = seat[t] * size - price - roomCharge(session, prices, size)
      if (gain <= profit) return
      profit = gain
      bestSize[i] = size
    })
    fixedGain[i] = profit - topic[t]
  }
}

/** What topic i adds at most to people worth `current`; -Infinity when its hosts cannot come. */
export function gainOf({ fixedGain, worth, hosts }: PricingTable, i: number, current: Float64Array): number {
  let gain = fixedGain[i]
  const own = worth[i]
  for (let j = 0; j < current.length; j++) {
    const more = own[j] - current[j]
    if (more > 0) gain += more
  }
  for (const j of hosts[i]) {
    if (current[j] === Infinity || own[j] === -Infinity) return -Infinity
    if (own[j] < current[j]) gain += own[j] - current[j]
  }
  return gain
}

/** Writes everybody's worth once topic i runs too: Infinity for hosts, who stay where they are. */
export function addTopic(
  { worth, hosts }: PricingTable,
  i: number,
  current: Float64Array,
  into: Float64Array,
): void {
  const own = worth[i]
  for (let j = 0; j < current.length; j++) into[j] = current[j] > own[j] ? current[j] : own[j]
  for (const j of hosts[i]) into[j] = Infinity
}

/** A topic and what it adds at most. */
export interface Addition {
  readonly i: number
  readonly gain: number
}

/** Every topic that could run, before anything is known of its gain. */
export function anyAddition({ choices }: PricingTable): Addition[] {
  return choices.map((i) => ({ i, gain: Infinity }))
}

/** Row k: what each person is worth with the first k topics of a set. */
export function worthByDepth({ session }: PricingTable, maxTopics: number): Float64Array[] {
  return Array.from({ length: maxTopics + 1 }, () => new Float64Array(session.people.length))
}
