import { balanceFlow, costsOf, createFlow, type Decisions, type FlowStart } from './flow.ts'
import { oddSetLoss } from './odd-sets.ts'
import { type PairFacts, unfairnessOf } from './pair-facts.ts'
import { addGreedily, createPairState, type PairState, setEdges } from './pair-state.ts'

export interface Relaxation extends FlowStart {
  /** No choice of meetings that respects the decisions is worth more. */
  readonly bound: number
  /** The same without what odd sets lose: what costs, added to it, prove. */
  readonly priced: number
  /** Per edge: 0 not met, 1 by half, 2 met. Without halves, and fitting the sessions, they meet the bound. */
  readonly halves: Uint8Array
}

/**
 * The best fractional choice of meetings: a flow of greatest profit from every person (left) to every person
 * (right), each edge usable in both directions for half its weight. Since the reward per person is concave,
 * this is exactly the linear relaxation; its solutions are half-integral. `start` is that of a problem much
 * like it. Null when stopped before it was solved.
 */
export function relax(
  facts: PairFacts,
  decisions: Decisions,
  shouldStop: () => boolean,
  start: FlowStart | null = null,
): Relaxation | null {
  const edges = facts.weight.length
  const decided = applyDecisions(facts, decisions)
  if (decided === null)
    return {
      bound: -Infinity,
      priced: -Infinity,
      halves: new Uint8Array(edges),
      costs: new Float64Array(facts.people),
      used: null,
    }
  const flow = createFlow(facts, decisions, decided, start ?? { costs: firstCosts(facts), used: null })
  if (!balanceFlow(flow, shouldStop)) return null
  const { used } = flow
  const halves = new Uint8Array(edges)
  for (let e = 0; e < edges; e++) halves[e] = decisions[e] === 1 ? 2 : used[2 * e] + used[2 * e + 1]
  const costs = costsOf(flow)
  const isWhole = !halves.includes(1)
  const loss = isWhole && facts.sessions === 1 ? 0 : oddSetLoss({ facts, decisions, ...decided, costs })
  const bound = decided.weight + boundAt(facts, decisions, decided, costs)
  return { bound: bound - loss, priced: bound, halves, costs, used }
}

type Decided = { readonly met: Int32Array; readonly room: Int32Array; readonly weight: number }

/** Everybody's meetings and room after the decisions, and their weight; null when somebody lacks room. */
function applyDecisions(facts: PairFacts, decisions: Decisions): Decided | null {
  const { a, b, weight: weights } = facts
  const met = facts.kept.slice()
  const room = facts.room.slice()
  let weight = 0
  for (let e = 0; e < weights.length; e++) {
    if (decisions[e] !== 1) continue
    for (const p of [a[e], b[e]]) {
      met[p]++
      if (--room[p] < 0) return null
    }
    weight += weights[e]
  }
  return { met, room, weight }
}

/**
 * What open meetings are worth at most, whatever the costs (linear programming duality): each by what it
 * weighs above the costs of its two people, and each person by as many as pays best at their cost.
 */
function boundAt(
  facts: PairFacts,
  decisions: Decisions,
  { met, room }: Decided,
  costs: Float64Array,
): number {
  const { people, a, b, weight } = facts
  let bound = 0
  for (let e = 0; e < weight.length; e++)
    if (decisions[e] === 0) bound += Math.max(0, weight[e] - costs[a[e]] - costs[b[e]])
  for (let p = 0; p < people; p++) {
    let best = -Infinity
    // Unfairness is convex, so that the first fall is the last rise.
    for (let more = 0; more <= room[p]; more++) {
      const worth = costs[p] * more - unfairnessOf(facts, p, met[p] + more)
      if (worth < best) break
      best = worth
    }
    bound += best
  }
  return bound
}

/** Rounds in which everybody's cost follows those of the others; more bring little. */
const ROUNDS = 12

/**
 * Costs of people that nearly balance demand: in turns everybody's cost is set so that as many meetings pay
 * as they can have. A flow that begins with them has few paths left to find.
 */
function firstCosts(facts: PairFacts): Float64Array {
  const { people, a, b, weight, first, incident, room, kept } = facts
  const costs = new Float64Array(people)
  const gain = (p: number, k: number) =>
    k >= room[p] ? -Infinity : unfairnessOf(facts, p, kept[p] + k) - unfairnessOf(facts, p, kept[p] + k + 1)
  for (let round = 0; round < ROUNDS; round++)
    for (let p = 0; p < people; p++) {
      const offers = new Float64Array(first[p + 1] - first[p])
      for (let i = first[p]; i < first[p + 1]; i++) {
        const e = incident[i]
        offers[i - first[p]] = weight[e] - costs[a[e] === p ? b[e] : a[e]]
      }
      offers.sort().reverse()
      let taken = 0
      while (taken < offers.length && offers[taken] + gain(p, taken) > 0) taken++
      const high = Math.min(taken > 0 ? offers[taken - 1] : Infinity, -gain(p, taken))
      const low = Math.max(
        taken < offers.length ? offers[taken] : -Infinity,
        taken > 0 ? -gain(p, taken - 1) : -Infinity,
      )
      costs[p] =
        Number.isFinite(high) && Number.isFinite(low)
          ? (high + low) / 2
          : Number.isFinite(high)
            ? high
            : Number.isFinite(low)
              ? low
              : 0
    }
  return costs
}

/** Meetings that a relaxation suggests: whole ones, every other one along circles of halves, what fits. */
export function roundDown(facts: PairFacts, { halves }: Relaxation): PairState {
  const state = createPairState(facts)
  const whole: number[] = []
  const rest: number[] = []
  halves.forEach((two, e) => {
    if (two === 2) whole.push(e)
    else if (two === 0) rest.push(e)
  })
  setEdges(state, whole)
  addGreedily(state, alongHalves(facts, halves))
  addGreedily(
    state,
    rest.filter((e) => facts.weight[e] > 0).sort((x, y) => facts.weight[y] - facts.weight[x]),
  )
  return state
}

/** The halves in an order in which neighbours share a person. */
function alongHalves({ a, b, first, incident }: PairFacts, halves: Uint8Array): number[] {
  const order: number[] = []
  const seen = new Uint8Array(halves.length)
  halves.forEach((two, start) => {
    if (two !== 1 || seen[start]) return
    let p = a[start]
    for (let e = start; e >= 0; ) {
      seen[e] = 1
      order.push(e)
      p = a[e] === p ? b[e] : a[e]
      e = -1
      for (let i = first[p]; i < first[p + 1]; i++)
        if (halves[incident[i]] === 1 && !seen[incident[i]]) e = incident[i]
    }
  })
  return order
}
