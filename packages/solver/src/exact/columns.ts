import { createPlacer, type Placed, type Placement } from './place.ts'
import type { Session } from './session.ts'

/** A set of topics with everybody placed: `members[i]` are the people of the i-th topic. */
export interface Seating {
  readonly value: number
  readonly members: readonly (readonly number[])[]
}

/** Sizes a group may have, inclusive. */
type Range = readonly [low: number, high: number]

const SLACK = 1e-7

/** The greatest convex function below the prices, at each of their points. */
function convexBelow(prices: readonly number[]): number[] {
  const hull: number[] = []
  for (let i = 0; i < prices.length; i++) {
    while (hull.length >= 2) {
      const [a, b] = [hull[hull.length - 2], hull[hull.length - 1]]
      if ((prices[b] - prices[a]) * (i - a) < (prices[i] - prices[a]) * (b - a)) break
      hull.pop()
    }
    hull.push(i)
  }
  const below = [...prices]
  for (let h = 1; h < hull.length; h++) {
    const [a, b] = [hull[h - 1], hull[h]]
    for (let i = a + 1; i < b; i++) below[i] = prices[a] + ((prices[b] - prices[a]) * (i - a)) / (b - a)
  }
  return below
}

export interface Valuer {
  /** What the topics are worth together at most; -Infinity when they cannot run. */
  atMost(topics: readonly number[]): { readonly value: number; readonly isExact: boolean }
  /** The best placement: sizes whose price is above the convex one are branched on. Null when the topics cannot run. */
  exactly(topics: readonly number[]): Seating | null
}

/** Values the sets of topics of one session; `breach` is more than any placement can gain by a group that is too small. */
export function createValuer(session: Session, people: number, breach: number): Valuer {
  const place = createPlacer()

  /** Sizes from `low` on are paid at the convex prices; each person below is a breach. `hosts` of them sit already. */
  function costOf(t: number, [low, high]: Range, hosts: number, seats: number): Float64Array {
    const prices = session.price[t].slice(low - session.minSize[t], high - session.minSize[t] + 1)
    const below = convexBelow(prices)
    const cost = new Float64Array(seats + 2).fill(Infinity)
    for (let free = 0; free <= seats; free++) {
      const size = free + hosts
      if (size < low) cost[free] = below[0] + breach * (low - size)
      else if (size <= high) cost[free] = below[size - low]
    }
    return cost
  }

  /** Null when hosts cannot come, or to one place only. */
  function read(
    list: readonly number[],
  ): { list: readonly number[]; pool: number[]; hosts: number[][]; worth: number } | null {
    const hosts = list.map((t) => [...session.hosts[t]])
    const seated = new Set<number>()
    let worth = 0
    for (const [k, t] of list.entries())
      for (const p of hosts[k]) {
        const value = session.worth[t * people + p]
        if (seated.has(p) || value === -Infinity) return null
        seated.add(p)
        worth += value
      }
    return { list, hosts, worth, pool: session.people.filter((p) => !seated.has(p)) }
  }

  type Read = NonNullable<ReturnType<typeof read>>

  function solve({ list, pool, hosts, worth }: Read, ranges: readonly Range[]) {
    const groups = list.length
    const matrix = new Float64Array(pool.length * groups)
    for (let k = 0; k < groups; k++) {
      const base = list[k] * people
      for (let i = 0; i < pool.length; i++) matrix[i * groups + k] = session.worth[base + pool[i]]
    }
    const cost = list.map((t, k) => costOf(t, ranges[k], hosts[k].length, pool.length))
    const placement: Placement = { people: pool.length, groups, worth: matrix, cost }
    const placed = place(placement)
    let gap = 0
    let widest = -1
    let width = 0
    for (let k = 0; k < groups; k++) {
      const size = placed.sizes[k] + hosts[k].length
      if (size < ranges[k][0] || size > ranges[k][1]) return null
      const more = session.price[list[k]][size - session.minSize[list[k]]] - cost[k][placed.sizes[k]]
      gap += more
      if (more > width) {
        width = more
        widest = k
      }
    }
    return { most: worth + placed.value, gap, widest, placed }
  }

  function rangesOf({ list, hosts }: Read): Range[] | null {
    const ranges = list.map(
      (t): Range => [session.minSize[t], session.minSize[t] + session.price[t].length - 1],
    )
    return ranges.every(([low, high], k) => high >= Math.max(low, hosts[k].length)) ? ranges : null
  }

  function membersOf({ pool, hosts }: Read, { at }: Placed): number[][] {
    const members = hosts.map((list) => [...list])
    for (let i = 0; i < pool.length; i++) if (at[i] >= 0) members[at[i]].push(pool[i])
    return members
  }

  return {
    atMost(topics) {
      const one = read(topics)
      const ranges = one && rangesOf(one)
      const found = one && ranges && solve(one, ranges)
      return found ? { value: found.most, isExact: found.gap < SLACK } : { value: -Infinity, isExact: true }
    },

    exactly(topics) {
      const one = read(topics)
      const whole = one && rangesOf(one)
      if (!one || !whole) return null
      let best: Seating | null = null
      const open: Range[][] = [whole]
      for (let ranges = open.pop(); ranges !== undefined; ranges = open.pop()) {
        const found = solve(one, ranges)
        if (found === null || (best !== null && found.most <= best.value + SLACK)) continue
        const value = found.most - found.gap
        if (best === null || value > best.value) best = { value, members: membersOf(one, found.placed) }
        if (found.gap < SLACK) continue
        const k = found.widest
        const [low, high] = ranges[k]
        const size = found.placed.sizes[k] + one.hosts[k].length
        open.push(ranges.with(k, [size + 1, high]), ranges.with(k, [low, size]))
      }
      return best
    },
  }
}
