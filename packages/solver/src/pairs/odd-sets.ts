import { createCircles } from './circles.ts'
import type { Decisions } from './flow.ts'
import { type PairFacts, unfairnessOf } from './pair-facts.ts'

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
 * What the bound of the relaxation promises too much: meetings among some people take two of them each. Where
 * costs would give a set of people an odd number of meetings, or more than its sessions have pairs of seats,
 * somebody has to have another number, or a meeting with others to be chosen otherwise. Sets are disjoint,
 * and a meeting between two sets counts half for each, so that losses add up.
 */
export function oddSetLoss(priced: Priced): number {
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
