import { sizePenalty } from '../constraints/optimal-group-size.ts'
import { writeWorth } from './cell-worth.ts'
import { isNeededHost, suits } from './checks.ts'
import { addMember, removeMember } from './operations.ts'
import type { Polisher, Seeker } from './seeker.ts'
import type { State } from './state.ts'
import * as term from './terms.ts'

const TINY = 1e-7

/** The size penalty, continued below the smallest size by the price of a breach per missing member. */
function priceOfSize(weight: number, size: number, low: number, high: number, breach: number): number {
  return size < low
    ? weight * sizePenalty(low, low, high) + breach * (low - size)
    : weight * sizePenalty(size, low, high)
}

/**
 * Optimal placement within a cell by cancelling negative cycles. Nodes are the groups, "nowhere" for people in none, and
 * "slack", through which a group may grow or shrink at the price of its size penalty. The edge from one node to another is
 * the person whose change between them costs least.
 */
export function createPolisher(people: number): Polisher {
  let width = 0
  let worth = new Float64Array(0)
  let cost = new Float64Array(0)
  let who = new Int32Array(0)
  let distance = new Float64Array(0)
  let via = new Int32Array(0)
  let stamp = new Int32Array(0)
  const where = new Int32Array(people)
  /** People who can change, by node. */
  const peopleAt: number[][] = []
  const changed: number[] = []

  function reserve(groups: number): void {
    while (peopleAt.length < groups + 1) peopleAt.push([])
    if (groups + 2 <= width) return
    width = groups + 2
    worth = new Float64Array(people * width)
    cost = new Float64Array(width * width)
    who = new Int32Array(width * width)
    distance = new Float64Array(width)
    via = new Int32Array(width)
    stamp = new Int32Array(width)
  }

  function gather(state: State, seeker: Seeker, cell: readonly number[]): void {
    const { facts, busy, members, groupsOf } = state
    where.fill(-1)
    const nowhere = cell.length
    for (let k = 0; k <= nowhere; k++) peopleAt[k].length = 0
    for (let k = 0; k < nowhere; k++) {
      const list = members[cell[k]]
      for (let i = 0; i < list.length; i++) if (!isNeededHost(state, list[i], cell[k])) where[list[i]] = k
    }
    const topic = facts.topicOf[cell[0]]
    const attend = facts.attend[topic]
    const start = state.start[cell[0]]
    const covered = facts.covers[topic][start]
    for (let p = 0; p < people; p++) {
      if (attend[start * people + p] === 0) {
        where[p] = -1
        continue
      }
      const from = where[p]
      if (from < 0) {
        let free = true
        for (let i = 0; i < covered.length && free; i++) free = busy[p * facts.slots + covered[i]] === 0
        if (!free || (facts.oneGroupOnly && groupsOf[p].length > 0)) continue
        where[p] = nowhere
      } else if (facts.oneGroupOnly && groupsOf[p].length > 1) {
        where[p] = -1
        continue
      }
      writeWorth(state, seeker, p, start, cell, from >= 0 ? cell[from] : -1, worth, p * width)
      worth[p * width + nowhere] = 0
      peopleAt[where[p]].push(p)
    }
  }

  function priceRow(from: number, nowhere: number): void {
    const row = from * width
    for (let to = 0; to <= nowhere; to++) cost[row + to] = Infinity
    const list = peopleAt[from]
    for (let i = 0; i < list.length; i++) {
      const base = list[i] * width
      const stay = worth[base + from]
      for (let to = 0; to <= nowhere; to++) {
        const price = stay - worth[base + to]
        if (price < cost[row + to]) {
          cost[row + to] = price
          who[row + to] = list[i]
        }
      }
    }
    cost[row + from] = Infinity
  }

  function priceSizes({ facts, members }: State, seeker: Seeker, cell: readonly number[]): void {
    const slack = cell.length + 1
    const breach = 20 * seeker.unitPrice
    const weight = -facts.weights[term.GROUP_SIZE]
    for (let k = 0; k < cell.length; k++) {
      const topic = facts.topicOf[cell[k]]
      const size = members[cell[k]].length
      const low = facts.minSize[topic]
      const high = facts.maxSize[topic]
      const now = priceOfSize(weight, size, low, high, breach)
      const grow = size < high ? priceOfSize(weight, size + 1, low, high, breach) - now : Infinity
      const shrink = size > 0 ? priceOfSize(weight, size - 1, low, high, breach) - now : Infinity
      // Where the penalty is not convex, growing and shrinking at once would look like a gain; both are made dearer.
      const apart = grow + shrink < 0 ? -(grow + shrink) / 2 : 0
      cost[k * width + slack] = grow + apart
      cost[slack * width + k] = shrink + apart
    }
    cost[(slack - 1) * width + slack] = 0
    cost[slack * width + slack - 1] = 0
    cost[slack * width + slack] = Infinity
  }

  /** A node on a negative cycle of `via`, or -1. */
  function findCycle(nodes: number): number {
    for (let v = 0; v < nodes; v++) {
      distance[v] = 0
      via[v] = -1
    }
    for (let pass = 0; pass < nodes; pass++) {
      let relaxed = false
      for (let u = 0; u < nodes; u++) {
        const base = distance[u]
        const row = u * width
        for (let v = 0; v < nodes; v++) {
          const next = base + cost[row + v]
          if (next < distance[v] - TINY) {
            distance[v] = next
            via[v] = u
            relaxed = true
          }
        }
      }
      if (!relaxed) return -1
      for (let v = 0; v < nodes; v++) stamp[v] = -1
      for (let first = 0; first < nodes; first++) {
        let v = first
        while (v >= 0 && stamp[v] === -1) {
          stamp[v] = first
          v = via[v]
        }
        if (v >= 0 && stamp[v] === first) return v
      }
    }
    return -1
  }

  function put(p: number, to: number): void {
    const list = peopleAt[where[p]]
    const last = list.pop() as number
    if (last !== p) list[list.indexOf(p)] = last
    peopleAt[to].push(p)
    where[p] = to
  }

  /** Nodes whose people changed, or could not change, are added to `changed`. */
  function applyCycle(state: State, cell: readonly number[], at: number): boolean {
    const nowhere = cell.length
    const slack = nowhere + 1
    const moves: { p: number; from: number; to: number }[] = []
    let to = at
    do {
      const from = via[to]
      if (from !== slack && to !== slack) moves.push({ p: who[from * width + to], from, to })
      to = from
    } while (to !== at)
    for (const { p, from, to } of moves) {
      if (from !== nowhere) removeMember(state, p, cell[from])
      changed.push(from, to)
    }
    let done = 0
    for (; done < moves.length; done++) {
      const { p, to } = moves[done]
      if (to === nowhere) continue
      if (state.facts.clash !== null && !suits(state, p, cell[to])) break
      addMember(state, p, cell[to])
    }
    if (done === moves.length) {
      for (const { p, to } of moves) put(p, to)
      return true
    }
    worth[moves[done].p * width + moves[done].to] = -Infinity
    for (let i = 0; i < done; i++)
      if (moves[i].to !== nowhere) removeMember(state, moves[i].p, cell[moves[i].to])
    for (const { p, from } of moves) if (from !== nowhere) addMember(state, p, cell[from])
    return false
  }

  /** People in no group take the best one with room first, which saves most cycles. */
  function seatTheFree(state: State, cell: readonly number[]): void {
    const { facts, members } = state
    const nowhere = cell.length
    for (const p of [...peopleAt[nowhere]]) {
      let best = -1
      let most = 0
      for (let k = 0; k < nowhere; k++) {
        const g = cell[k]
        if (worth[p * width + k] <= most || members[g].length >= facts.maxSize[facts.topicOf[g]]) continue
        if (facts.clash !== null && !suits(state, p, g)) continue
        best = k
        most = worth[p * width + k]
      }
      if (best < 0) continue
      addMember(state, p, cell[best])
      put(p, best)
    }
  }

  return {
    polish(state, seeker, cell) {
      if (cell.length === 0) return
      reserve(cell.length)
      gather(state, seeker, cell)
      seatTheFree(state, cell)
      const nowhere = cell.length
      for (let v = 0; v <= nowhere; v++) priceRow(v, nowhere)
      let failures = 0
      for (let cycles = 0; cycles < 4 * people + 20 && failures < 20; cycles++) {
        priceSizes(state, seeker, cell)
        const at = findCycle(nowhere + 2)
        if (at < 0) return
        changed.length = 0
        if (!applyCycle(state, cell, at)) failures++
        for (let i = 0; i < changed.length; i++)
          if (changed.indexOf(changed[i]) === i) priceRow(changed[i], nowhere)
      }
    },
  }
}
