import { type Assigned, createAssigner } from './assign.ts'
import type { Session } from './session.ts'

/** A set of topics with everybody placed: `members[i]` are the people of the i-th topic. */
export interface Seating {
  readonly value: number
  readonly members: readonly (readonly number[])[]
}

/** Null when the topics cannot run. */
export type Seated = Seating | null | 'tooHard'

export interface Valuer {
  /** What the topics are worth together at most; -Infinity when they cannot run. */
  atMost(topics: readonly number[]): { readonly value: number; readonly isExact: boolean }
  /** The best placement; sizes that fit no room, or cost more than the convex price, are branched on. */
  exactly(topics: readonly number[]): Seated
}

/** Values sets of topics of one session; `breach` exceeds what a group that is too small can gain. */
export function createValuer(session: Session, people: number, breach: number): Valuer {
  const context: Context = { session, people, breach, assign: createAssigner() }
  return {
    atMost(topics) {
      const column = readColumn(context, topics)
      const ranges = column && rangesOf(session, column)
      const found = column && ranges && placeEverybody(context, column, ranges)
      return found
        ? { value: found.most, isExact: found.gap < SLACK && found.crowd === null }
        : { value: -Infinity, isExact: true }
    },
    exactly(topics) {
      const column = readColumn(context, topics)
      const ranges = column && rangesOf(session, column)
      return column && ranges && branchOnSizes(context, column, ranges)
    },
  }
}

interface Context {
  readonly session: Session
  /** People of the whole problem. */
  readonly people: number
  readonly breach: number
  readonly assign: ReturnType<typeof createAssigner>
}

/** A set of topics with its hosts seated. */
interface Column {
  readonly topics: readonly number[]
  readonly hosts: readonly (readonly number[])[]
  /** What the hosts are worth there. */
  readonly worth: number
  /** Everybody else who can come. */
  readonly pool: readonly number[]
}

/** Sizes a group may have, inclusive. */
type Range = readonly [low: number, high: number]

const SLACK = 1e-7
/** Ranges of sizes of a set of topics; too many with many rooms of different sizes. */
const MAX_TRIED = 3000

/** Null when hosts cannot come, or to one place only. */
function readColumn({ session, people }: Context, topics: readonly number[]): Column | null {
  const hosts = topics.map((t) => [...session.hosts[t]])
  const seated = new Set<number>()
  let worth = 0
  for (const [k, t] of topics.entries())
    for (const p of hosts[k]) {
      const value = session.worth[t * people + p]
      if (seated.has(p) || value === -Infinity) return null
      seated.add(p)
      worth += value
    }
  return { topics, hosts, worth, pool: session.people.filter((p) => !seated.has(p)) }
}

/** Null when a topic has more hosts than seats, or no size at all. */
function rangesOf({ minSize, price }: Session, { topics, hosts }: Column): Range[] | null {
  const ranges = topics.map((t): Range => [minSize[t], minSize[t] + price[t].length - 1])
  return ranges.every(([low, high], k) => high >= Math.max(low, hosts[k].length)) ? ranges : null
}

/** Sizes from `low` on cost the convex prices, each missing person a breach; `hosts` are seated. */
function costOf(
  { session, breach }: Context,
  t: number,
  [low, high]: Range,
  { hosts, seats }: { hosts: number; seats: number },
): Float64Array {
  const below = convexBelow(session.price[t].slice(low - session.minSize[t], high - session.minSize[t] + 1))
  const cost = new Float64Array(seats + 2).fill(Infinity)
  for (let free = 0; free <= seats; free++) {
    const size = free + hosts
    if (size < low) cost[free] = below[0] + breach * (low - size)
    else if (size <= high) cost[free] = below[size - low]
  }
  return cost
}

interface Relaxed {
  /** Value at the convex prices: no placement within the ranges is worth more. */
  readonly most: number
  /** What the sizes cost beyond those prices, and the group for which that is most. */
  readonly gap: number
  readonly widest: number
  /** Null where every group has a room that seats it. */
  readonly crowd: Crowd | null
  readonly placed: Assigned
}

/** Of these groups, which are larger than a size, no more than `most` can be. */
interface Crowd {
  readonly size: number
  readonly most: number
  /** The largest first. */
  readonly groups: readonly number[]
}

/** Null when no placement keeps to the ranges. */
function placeEverybody(context: Context, column: Column, ranges: readonly Range[]): Relaxed | null {
  const { session, people, assign } = context
  const { topics, hosts, pool } = column
  const groups = topics.length
  const worth = new Float64Array(pool.length * groups)
  for (let k = 0; k < groups; k++) {
    const base = topics[k] * people
    for (let i = 0; i < pool.length; i++) worth[i * groups + k] = session.worth[base + pool[i]]
  }
  const cost = topics.map((t, k) =>
    costOf(context, t, ranges[k], { hosts: hosts[k].length, seats: pool.length }),
  )
  const placed = assign({ people: pool.length, groups, worth, cost })
  let gap = 0
  let widest = -1
  let width = 0
  for (let k = 0; k < groups; k++) {
    const size = placed.sizes[k] + hosts[k].length
    if (size < ranges[k][0] || size > ranges[k][1]) return null
    const more = session.price[topics[k]][size - session.minSize[topics[k]]] - cost[k][placed.sizes[k]]
    gap += more
    if (more > width) {
      width = more
      widest = k
    }
  }
  const sizes = topics.map((_, k) => placed.sizes[k] + hosts[k].length)
  return { most: column.worth + placed.value, gap, widest, crowd: crowdOf(session, sizes), placed }
}

/** The groups of the level of rooms of which most are too many. */
function crowdOf({ rooms }: Session, sizes: readonly number[]): Crowd | null {
  let worst: Crowd | null = null
  const bySize = [...sizes.keys()].sort((a, b) => sizes[b] - sizes[a])
  for (const { size, groups: most } of rooms) {
    const groups = bySize.filter((k) => sizes[k] > size)
    if (groups.length - most > (worst === null ? 0 : worst.groups.length - worst.most))
      worst = { size, most, groups }
  }
  return worst
}

function branchOnSizes(context: Context, column: Column, whole: Range[]): Seated {
  let best: Seating | null = null
  let tried = 0
  const open: Range[][] = [whole]
  for (let ranges = open.pop(); ranges !== undefined; ranges = open.pop()) {
    if (++tried > MAX_TRIED) return 'tooHard'
    const found = placeEverybody(context, column, ranges)
    if (found === null || (best !== null && found.most <= best.value + SLACK)) continue
    if (found.crowd !== null) {
      open.push(...withoutCrowd(ranges, found.crowd))
      continue
    }
    const value = found.most - found.gap
    if (best === null || value > best.value) best = { value, members: membersOf(column, found.placed) }
    if (found.gap < SLACK) continue
    const k = found.widest
    const [low, high] = ranges[k]
    const size = found.placed.sizes[k] + column.hosts[k].length
    open.push(ranges.with(k, [size + 1, high]), ranges.with(k, [low, size]))
  }
  return best
}

/** The ways in which one of the first groups of a crowd, by possible size, is not as large. */
function withoutCrowd(ranges: readonly Range[], { size, most, groups }: Crowd): Range[][] {
  const ways: Range[][] = []
  let larger = ranges
  for (const k of groups.slice(0, most + 1)) {
    const [low, high] = ranges[k]
    if (low <= size) ways.push(larger.with(k, [low, size]))
    larger = larger.with(k, [Math.max(low, size + 1), high])
  }
  return ways
}

function membersOf({ pool, hosts }: Column, { at }: Assigned): number[][] {
  const members = hosts.map((list) => [...list])
  for (let i = 0; i < pool.length; i++) if (at[i] >= 0) members[at[i]].push(pool[i])
  return members
}

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
