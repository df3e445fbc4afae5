import { sizePenalty } from '../constraints/optimal-group-size.ts'
import { isNeededHost, suits } from './checks.ts'
import type { Seeker } from './seating.ts'
import { addMember, removeMember, type State, unfairness } from './state.ts'
import * as term from './terms.ts'

/** Running groups that cover exactly the same slots as g, g among them: each person is in at most one of them. */
export function cellOf({ facts, running, start }: State, g: number): number[] {
  const shape = facts.shapeOf[facts.topicOf[g]]
  const at = start[g]
  const cell: number[] = []
  for (let i = 0; i < running.length; i++) {
    const h = running[i]
    if (start[h] === at && facts.shapeOf[facts.topicOf[h]] === shape) cell.push(h)
  }
  return cell
}

export interface Polisher {
  /** Places the people of one cell anew; exact for all but the pair terms as long as sizes stay near the middle. */
  polish(state: State, seeker: Seeker, cell: readonly number[]): void
}

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
  const staying = new Float64Array(people)

  function reserve(groups: number): void {
    if (groups + 2 <= width) return
    width = groups + 2
    worth = new Float64Array(people * width)
    cost = new Float64Array(width * width)
    who = new Int32Array(width * width)
    distance = new Float64Array(width)
    via = new Int32Array(width)
    stamp = new Int32Array(width)
  }

  /** What p in group h adds to the score beside the pair terms, everything outside the cell as it is. */
  function worthOf(state: State, seeker: Seeker, p: number, h: number, from: number): number {
    const { facts, attends, units, got } = state
    const topic = facts.topicOf[h]
    const at = p * facts.topics + topic
    const isHost = facts.host[at] === 1
    if (facts.wish[at] === 0 && !isHost) {
      if (facts.noIsHard) return -Infinity
    }
    const here = from >= 0 ? facts.topicOf[from] : -1
    const away = from >= 0 ? units[p] - facts.units[here] : units[p]
    const counted = (t: number) =>
      facts.countHosting || facts.host[p * facts.topics + t] === 0 ? facts.units[t] : 0
    const max = facts.max[p]
    if (max >= 0 && state.limited[p] - (here >= 0 ? counted(here) : 0) + counted(topic) > max)
      return -Infinity
    const missing = facts.wants[p] - away
    let sum = missing > 0 ? seeker.unitPrice * Math.min(missing, facts.units[topic]) : 0
    const elsewhere = attends[at] - (here === topic ? 1 : 0)
    if (elsewhere > 0) {
      if (!isHost) sum += facts.weights[term.REPEATED]
    } else if (facts.wish[at] === 1) {
      sum += facts.reward[at]
      const ideal = facts.ideal[p]
      if (ideal > 0 && facts.weights[term.FAIRNESS] !== 0) {
        const fromAt = p * facts.topics + here
        const without = got[p] - (here >= 0 && attends[fromAt] === 1 ? facts.value[fromAt] : 0)
        sum +=
          facts.weights[term.FAIRNESS] *
          (unfairness(ideal, without + facts.value[at]) - unfairness(ideal, without))
      }
    }
    if (facts.wish[at] === 0 && !isHost) sum += facts.weights[term.NON_PREFERRED]
    if (facts.attend[topic][state.start[h] * facts.people + p] === 2) sum += facts.weights[term.MAYBE]
    if (facts.previousCount > 0 && facts.previousMember.has(h * facts.people + p))
      sum -= facts.weights[term.KEEP]
    return sum
  }

  function gather(state: State, seeker: Seeker, cell: readonly number[]): void {
    const { facts, busy, members, groupsOf } = state
    where.fill(-1)
    const nowhere = cell.length
    for (let k = 0; k < cell.length; k++) {
      const list = members[cell[k]]
      for (let i = 0; i < list.length; i++) if (!isNeededHost(state, list[i], cell[k])) where[list[i]] = k
    }
    const topic = facts.topicOf[cell[0]]
    const start = state.start[cell[0]]
    const covered = facts.covers[topic][start]
    const attend = facts.attend[topic]
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
      for (let k = 0; k < cell.length; k++)
        worth[p * width + k] = worthOf(state, seeker, p, cell[k], from >= 0 ? cell[from] : -1)
      worth[p * width + nowhere] = 0
      staying[p] = from >= 0 ? worth[p * width + from] : 0
    }
  }

  function buildCosts(state: State, seeker: Seeker, cell: readonly number[]): void {
    const { facts, members } = state
    const nowhere = cell.length
    const slack = nowhere + 1
    const nodes = slack + 1
    cost.fill(Infinity)
    for (let p = 0; p < people; p++) {
      const from = where[p]
      if (from < 0) continue
      const stay = staying[p]
      const row = from * width
      const base = p * width
      for (let to = 0; to <= nowhere; to++) {
        const price = stay - worth[base + to]
        if (price < cost[row + to]) {
          cost[row + to] = price
          who[row + to] = p
        }
      }
    }
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
    cost[nowhere * width + slack] = 0
    cost[slack * width + nowhere] = 0
    for (let v = 0; v < nodes; v++) cost[v * width + v] = Infinity
  }

  /** A node on a negative cycle of `via`, or -1. */
  function findCycle(nodes: number): number {
    distance.fill(0)
    via.fill(-1)
    for (let pass = 0; pass < nodes; pass++) {
      let changed = false
      for (let u = 0; u < nodes; u++) {
        const base = distance[u]
        for (let v = 0; v < nodes; v++) {
          const next = base + cost[u * width + v]
          if (next < distance[v] - TINY) {
            distance[v] = next
            via[v] = u
            changed = true
          }
        }
      }
      if (!changed) return -1
      stamp.fill(-1)
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
    for (const { p, from } of moves) if (from !== nowhere) removeMember(state, p, cell[from])
    let done = 0
    for (; done < moves.length; done++) {
      const { p, to } = moves[done]
      if (to === nowhere) continue
      if (!suits(state, p, cell[to])) break
      addMember(state, p, cell[to])
    }
    if (done < moves.length) {
      worth[moves[done].p * width + moves[done].to] = -Infinity
      for (let i = 0; i < done; i++)
        if (moves[i].to !== nowhere) removeMember(state, moves[i].p, cell[moves[i].to])
      for (const { p, from } of moves) if (from !== nowhere) addMember(state, p, cell[from])
      return false
    }
    for (const { p, to } of moves) {
      where[p] = to
      staying[p] = worth[p * width + to]
    }
    return true
  }

  return {
    polish(state, seeker, cell) {
      if (cell.length === 0) return
      reserve(cell.length)
      gather(state, seeker, cell)
      const nodes = cell.length + 2
      let failures = 0
      for (let cycles = 0; cycles < 4 * people + 20 && failures < 20; cycles++) {
        buildCosts(state, seeker, cell)
        const at = findCycle(nodes)
        if (at < 0) return
        if (!applyCycle(state, cell, at)) failures++
      }
    },
  }
}
