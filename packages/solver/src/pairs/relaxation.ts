import { createCircles } from './circles.ts'
import { balanceFlow, costsOf, createFlow, type Decisions, type FlowStart } from './flow.ts'
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
 * The best fractional choice of meetings, as a flow from every person (left) to every person (right) with
 * half an edge's weight in both directions. Rewards per person are concave, so this is the linear relaxation,
 * with half-integral solutions. `start` solves a similar problem. Null when stopped.
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

/** Less than this is rounding. */
const LEAST = 1e-9
/** Sets tried: joined by meetings whose other choice costs less than these parts of the greatest cost. */
const SHARES = [0, 1e-3, 0.01, 0.05, 0.2, 0.5, 2]

/** A relaxation that was solved: meetings and room once its decisions are taken, and the costs of people. */
interface Priced {
  readonly facts: PairFacts
  readonly decisions: Decisions
  readonly met: Int32Array
  readonly room: Int32Array
  readonly costs: Float64Array
}

/** What costs alone would choose. */
interface Choices {
  /** Open meetings of each person. */
  readonly wanted: Int32Array
  readonly isChosen: Uint8Array
  /** What a meeting loses by the other choice. */
  readonly price: Float64Array
}

/**
 * What the relaxation promises too much where costs give a set of people an odd number of meetings, or more
 * than its sessions have pairs of seats: somebody then needs another number or another partner. Sets are
 * disjoint, and a meeting between two counts half for each, so losses add up.
 */
function oddSetLoss(priced: Priced): number {
  const choices = choicesOf(priced)
  const most = choices.price.reduce((high, one) => Math.max(high, one), 0)
  return SHARES.reduce((loss, share) => Math.max(loss, lossAt(priced, choices, share * most + LEAST)), 0)
}

/** The worth to p, who has `count`, of one open meeting more (1) or less (-1), without its own weight. */
function step({ facts, met, costs }: Priced, p: number, count: number, sign: 1 | -1): number {
  const before = unfairnessOf(facts, p, met[p] + count)
  return before - unfairnessOf(facts, p, met[p] + count + sign) + sign * costs[p]
}

function choicesOf(priced: Priced): Choices {
  const { facts, decisions, room, costs } = priced
  const { people, a, b, weight } = facts
  const wanted = new Int32Array(people)
  for (let p = 0; p < people; p++)
    while (wanted[p] < room[p] && step(priced, p, wanted[p], 1) > 0) wanted[p]++
  const price = new Float64Array(weight.length)
  const isChosen = new Uint8Array(weight.length)
  for (let e = 0; e < weight.length; e++) {
    const gain = weight[e] - costs[a[e]] - costs[b[e]]
    isChosen[e] = decisions[e] === 0 ? Number(gain > 0) : Number(decisions[e] === 1)
    price[e] = decisions[e] === 0 ? Math.abs(gain) : 0
  }
  return { wanted, isChosen, price }
}

interface OddSet {
  readonly people: number[]
  /** Twice the meetings among these people, as costs would have it. */
  seats: number
  /** Meetings with people outside the set that are still undecided. */
  readonly border: number[]
}

/** People joined by open meetings whose other choice costs less than `below`. */
function setsAt(
  { facts, decisions, met }: Priced,
  { wanted, isChosen, price }: Choices,
  below: number,
): OddSet[] {
  const { people, a, b, weight, kept } = facts
  const { root, join } = createCircles(people)
  for (let e = 0; e < weight.length; e++) if (decisions[e] === 0 && price[e] < below) join(a[e], b[e])
  const sets = new Map<number, OddSet>()
  for (let p = 0; p < people; p++) {
    const set = sets.get(root(p)) ?? { people: [], seats: 0, border: [] }
    set.people.push(p)
    set.seats += met[p] - kept[p] + wanted[p]
    sets.set(root(p), set)
  }
  for (let e = 0; e < weight.length; e++) {
    const ends = [root(a[e]), root(b[e])]
    if (ends[0] === ends[1]) continue
    for (const end of ends) {
      const set = sets.get(end) as OddSet
      set.seats -= isChosen[e]
      if (decisions[e] === 0) set.border.push(e)
    }
  }
  return [...sets.values()]
}

function lossAt(priced: Priced, choices: Choices, below: number): number {
  let loss = 0
  for (const set of setsAt(priced, choices, below)) {
    const excess = priced.facts.sessions > 1 ? set.seats - seatsOf(priced.facts, set.people) : 0
    if (excess > 0) loss += cheapestFewer(priced, choices, set, excess)
    else if (set.seats % 2 !== 0) loss += cheapestChange(priced, choices, set)
  }
  return loss
}

/** Seats at meetings of these people: two a session for every two without a kept meeting then. */
function seatsOf({ sessions, keptMeetings, people: count }: PairFacts, people: readonly number[]): number {
  const busy = new Int32Array(sessions)
  if (keptMeetings.length > 0) {
    const isIn = new Uint8Array(count)
    for (const p of people) isIn[p] = 1
    for (const { a, b, session } of keptMeetings) if (session >= 0) busy[session] += isIn[a] + isIn[b]
  }
  return busy.reduce((seats, taken) => seats + 2 * Math.floor((people.length - taken) / 2), 0)
}

/** The least loss of a set: somebody's meeting more or less, or another choice of an outside meeting. */
function cheapestChange(priced: Priced, { wanted, price }: Choices, { people, border }: OddSet): number {
  let least = Infinity
  for (const p of people) {
    if (wanted[p] < priced.room[p]) least = Math.min(least, -step(priced, p, wanted[p], 1))
    if (wanted[p] > 0) least = Math.min(least, -step(priced, p, wanted[p], -1))
  }
  for (const e of border) least = Math.min(least, price[e] / 2)
  return least === Infinity ? 0 : Math.max(0, least - LEAST)
}

/** The least loss of a set that takes so many seats less: meetings fewer, or more with others. */
function cheapestFewer(
  priced: Priced,
  { wanted, isChosen, price }: Choices,
  { people, border }: OddSet,
  excess: number,
): number {
  const losses: number[] = []
  for (const p of people)
    for (let count = wanted[p]; count > 0; count--) losses.push(-step(priced, p, count, -1))
  for (const e of border) if (isChosen[e] === 0) losses.push(price[e] / 2)
  losses.sort((x, y) => x - y)
  let loss = 0
  for (const one of losses.slice(0, excess)) loss += Math.max(0, one)
  return Math.max(0, loss - LEAST)
}
