import type { Session } from './session.ts'

/** What things cost a session, in points of the score. */
export interface Prices {
  /** For running a topic, whose one group others could run as well. */
  readonly topic: Float64Array
  /** For each member of a topic's group; it stands for what the group's size costs. */
  readonly seat: Float64Array
  /** Paid out for each unit that is filled. */
  readonly unit: number
}

/** What a session would do at some prices. */
export interface Offer {
  /** No choice of topics and members is worth more. */
  readonly atMost: number
  readonly topics: readonly number[]
  /** Members of each of these topics as they would come, and the size that would suit the group best at its price. */
  readonly members: readonly number[]
  readonly sizes: readonly number[]
  /** Units that are filled. */
  readonly units: number
  /** Whether the search was cut short; `atMost` may then be far off. */
  readonly isCut: boolean
}

/** One session with everybody in the best of its topics: how much the next topic adds at most falls with each one chosen. */
export interface Pricer {
  ask(prices: Prices): Offer
  /** Every set of topics that may be worth `least` at these prices; null when there are more than `count`. */
  within(prices: Prices, least: number, count: number): number[][] | null
}

/** A topic and what it adds at most. */
type Addition = { readonly i: number; readonly gain: number }

const TINY = 1e-7
/** Choices of earlier answers that are tried first. */
const MOST_KEPT = 40

/**
 * Finds the most that a session is worth at some prices by branch and bound over its sets of topics. Groups have room for
 * everybody; sizes are paid by the seat instead, at a profit that no size exceeds. Hosts are in their own topics.
 */
export function createPricer(
  session: Session,
  {
    people: everybody,
    most,
    wants,
    mostNodes,
  }: {
    people: number
    /** Topics that may run at a time. */
    most: number
    wants: Int32Array
    mostNodes: number
  },
): Pricer {
  const people = session.people.length
  const place = new Int32Array(everybody).fill(-1)
  for (const [i, p] of session.people.entries()) place[p] = i
  const hostsOf = session.topics.map((t) => session.hosts[t].map((p) => place[p]))
  const choices = session.topics.map((_, i) => i).filter((i) => hostsOf[i].every((p) => p >= 0))
  const worth = session.topics.map(() => new Float64Array(people))
  const fixed = new Float64Array(session.topics.length)
  const suits = new Int32Array(session.topics.length)
  /** Best worth of each person so far, by depth; Infinity for hosts, who stay where they are. */
  const bestOf = Array.from({ length: most + 1 }, () => new Float64Array(people))
  const kept: number[][] = []
  let nodes = 0
  let best = 0
  let beyond = 0
  let chosen: number[] = []

  function read({ topic, seat, unit }: Prices): void {
    for (const i of choices) {
      const t = session.topics[i]
      const base = t * everybody
      for (let j = 0; j < people; j++) {
        const p = session.people[j]
        worth[i][j] = session.worth[base + p] + (wants[p] > 0 ? unit : 0) - seat[t]
      }
      let profit = -Infinity
      session.price[t].forEach((price, k) => {
        const size = session.minSize[t] + k
        if (seat[t] * size - price <= profit) return
        profit = seat[t] * size - price
        suits[i] = size
      })
      fixed[i] = profit - topic[t]
    }
  }

  /** What topic i adds at most to what is chosen. */
  function gainOf(i: number, so: Float64Array): number {
    let gain = fixed[i]
    const own = worth[i]
    for (let j = 0; j < people; j++) {
      const more = own[j] - so[j]
      if (more > 0) gain += more
    }
    for (const j of hostsOf[i]) {
      if (so[j] === Infinity || own[j] === -Infinity) return -Infinity
      if (own[j] < so[j]) gain += own[j] - so[j]
    }
    return gain
  }

  function choose(i: number, so: Float64Array, into: Float64Array): void {
    const own = worth[i]
    for (let j = 0; j < people; j++) into[j] = so[j] > own[j] ? so[j] : own[j]
    for (const j of hostsOf[i]) into[j] = Infinity
  }

  /**
   * Tries sets of the topics given on top of those chosen. The topics come with what each added at most with fewer chosen, the
   * most first: with more chosen it adds no more than that.
   */
  function branch(set: number[], value: number, from: readonly Addition[]): void {
    if (value > best + TINY) {
      best = value
      chosen = [...set]
    }
    const left = most - set.length
    if (left === 0) return
    nodes++
    const so = bestOf[set.length]
    let others = 0
    for (let x = 0; x < left - 1 && x < from.length; x++) others += from[x].gain
    const additions: Addition[] = []
    for (let x = 0; x < from.length; x++) {
      const together =
        x < left - 1 ? others + (left - 1 < from.length ? from[left - 1].gain : 0) : others + from[x].gain
      if (value + together <= best + TINY) break
      const gain = gainOf(from[x].i, so)
      if (gain > 0) additions.push({ i: from[x].i, gain })
    }
    additions.sort((a, b) => b.gain - a.gain)
    for (let x = 0; x < additions.length; x++) {
      let limit = value
      for (let y = x; y < additions.length && y < x + left; y++) limit += additions[y].gain
      if (limit <= best + TINY) return
      if (nodes > mostNodes) {
        beyond = Math.max(beyond, limit)
        return
      }
      const { i, gain } = additions[x]
      choose(i, so, bestOf[set.length + 1])
      set.push(i)
      branch(set, value + gain, additions.slice(x + 1))
      set.pop()
    }
  }

  /** Collects sets as `branch` tries them, down to `least`; false when they are too many. */
  function collect(
    set: number[],
    value: number,
    from: readonly Addition[],
    { least, count, into }: { least: number; count: number; into: number[][] },
  ): boolean {
    if (value >= least) {
      if (into.length >= count) return false
      into.push(set.map((i) => session.topics[i]))
    }
    const left = most - set.length
    if (left === 0) return true
    if (++nodes > 20 * mostNodes) return false
    const so = bestOf[set.length]
    let others = 0
    for (let x = 0; x < left - 1 && x < from.length; x++) others += Math.max(0, from[x].gain)
    const additions: Addition[] = []
    for (const { i, gain: before } of from) {
      if (value + before + others < least) break
      const gain = gainOf(i, so)
      if (gain > -Infinity) additions.push({ i, gain })
    }
    additions.sort((a, b) => b.gain - a.gain)
    for (let x = 0; x < additions.length; x++) {
      const { i, gain } = additions[x]
      let limit = value + gain
      for (let y = x + 1; y < additions.length && y < x + left; y++) limit += Math.max(0, additions[y].gain)
      if (limit < least) break
      choose(i, so, bestOf[set.length + 1])
      set.push(i)
      const goesOn = collect(set, value + gain, additions.slice(x + 1), { least, count, into })
      set.pop()
      if (!goesOn) return false
    }
    return true
  }

  /** Value of a set chosen at other prices. */
  function retry(set: readonly number[]): void {
    let value = 0
    let depth = 0
    for (const i of set) {
      value += gainOf(i, bestOf[depth])
      if (value === -Infinity) break
      choose(i, bestOf[depth], bestOf[depth + 1])
      depth++
    }
    if (value <= best) return
    best = value
    chosen = [...set]
  }

  function answer(): Offer {
    const members = chosen.map(() => 0)
    let units = 0
    const seated = new Set(chosen.flatMap((i) => hostsOf[i]))
    for (let j = 0; j < people; j++) {
      let at = chosen.findIndex((i) => hostsOf[i].includes(j))
      if (!seated.has(j)) {
        let most = 0
        for (const [k, i] of chosen.entries())
          if (worth[i][j] > most) {
            most = worth[i][j]
            at = k
          }
      }
      if (at < 0) continue
      members[at]++
      if (wants[session.people[j]] > 0) units++
    }
    return {
      atMost: Math.max(best, beyond),
      topics: chosen.map((i) => session.topics[i]),
      members,
      sizes: chosen.map((i) => suits[i]),
      units,
      isCut: beyond > best,
    }
  }

  return {
    ask(prices) {
      read(prices)
      nodes = 0
      best = 0
      beyond = 0
      chosen = []
      for (const set of kept) retry(set)
      branch(
        [],
        0,
        choices.map((i) => ({ i, gain: Infinity })),
      )
      kept.push(chosen)
      if (kept.length > MOST_KEPT) kept.shift()
      return answer()
    },
    within(prices, least, count) {
      read(prices)
      nodes = 0
      const into: number[][] = []
      const all = choices.map((i) => ({ i, gain: Infinity }))
      return collect([], 0, all, { least, count, into }) ? into : null
    },
  }
}
