import { isRefusedBy } from '../constraints/constraints.ts'
import { companyLimit } from '../constraints/contact-preferences.ts'
import { openUnitCharge } from '../constraints/unfilled.ts'
import type { Facts } from '../facts.ts'
import type { GroupsProblem } from '../problem.ts'
import { buildFacts } from '../search/build-facts.ts'
import { createAim } from './aim.ts'
import type { BoundQuestion } from './bound-question.ts'
import { type Offer, type OfferedTopic, offeredTopics } from './offers.ts'
import {
  beginStep,
  chooseGroup,
  chooseSeat,
  createPrices,
  followSlope,
  type Prices,
  priceOfGroup,
  priceOfGrowth,
  priceOfSeat,
} from './prices.ts'

/** A bound that gets better step by step. */
export interface PriceBound {
  /**
   * The least bound so far, after one more step, for plans with at most so many units open; null: for all.
   * With another number the bound begins anew, at the prices of before.
   */
  step(unfilled: number | null): number
  /** Whether further steps gain next to nothing. */
  isDone(): boolean
  /** As the last step left them. */
  readonly prices: Prices
  worthOfTopics(): readonly TopicWorth[]
}

/** What a topic's best group is worth at some prices, and what its last seat is worth. */
interface TopicWorth {
  readonly topic: number
  readonly group: number
  readonly seat: number
}

/** Seats (people who could come to each topic at each start) beyond which a step would take a second. */
const MAX_SEATS = 10_000_000

/** On real bids of 201 people 2,800 steps in two seconds come within a quarter of a unit of the program's bound. */
const AIMS = {
  medium: { firstAim: 0.6, lastAim: 1e-5, patience: 40, shrink: 0.85, gain: 0.1 },
  soft: { firstAim: 0.2, lastAim: 2e-5, patience: 20, shrink: 0.85, gain: 0.1 },
} as const

/**
 * Lagrangian relaxation: what ties topics (people's time, limits and wants, groups and rooms at a time) has
 * prices, and each topic chooses its starts and members at these by itself. As tight as the linear program
 * of every start, in a thirtieth of its time. For plans without breaches; null for problems that the linear
 * program refuses, or that are too large.
 */
export function boundAtPrices(problem: GroupsProblem, goal: BoundQuestion['goal']): PriceBound | null {
  if (isRefusedBy('linearProgram', problem)) return null
  const facts = buildFacts(problem)
  const topics = offeredTopics(facts, goal)
  if (seatsIn(topics) > MAX_SEATS) return null
  const prices = createPrices(facts, goal)
  const table = createTable(facts)
  const wanted = facts.wants.reduce((sum, one) => sum + one, 0)
  // With nobody placed, company granted in full.
  const constant = (goal === 'soft' ? companyLimit(facts) : 0) - openUnitCharge(facts)[goal] * wanted
  const aim = createAim(AIMS[goal], constant)
  let least = Infinity
  let level: number | null = null
  return {
    step(unfilled) {
      if (unfilled !== level) {
        aim.restart()
        least = Infinity
        level = unfilled
      }
      let value = constant + beginStep(prices, unfilled === null ? null : wanted - unfilled)
      for (const topic of topics) value += chooseBest(topic, prices, table)
      if (aim.observe(value)) least = value
      followSlope(prices, aim.distance(value))
      return goal === 'medium' ? Math.min(0, least) : least
    },
    isDone: () => aim.isSpent(),
    prices,
    worthOfTopics: () => topics.map((topic) => worthOf(topic, prices, table)),
  }
}

function seatsIn(topics: readonly OfferedTopic[]): number {
  return topics.reduce(
    (sum, { offers }) => offers.reduce((seats, { people }) => seats + people.length, sum),
    0,
  )
}

/** Where the worth of everybody in one offer stands while it is looked at: as they come, and sorted. */
interface Table {
  readonly worth: Float64Array
  /** Of those who need not come, the least first of minus their worth. */
  readonly sorted: Float64Array
}

function createTable({ people }: Facts): Table {
  return { worth: new Float64Array(people), sorted: new Float64Array(people) }
}

/** What the best groups of a topic are worth; the prices learn what they take. */
function chooseBest(topic: OfferedTopic, prices: Prices, table: Table): number {
  const { offers, fixed } = topic
  let best: Offer | null = null
  let most = 0
  for (const offer of offers) {
    const { worth } = bestGroup(topic, offer, prices, table)
    if (worth <= most) continue
    most = worth
    best = offer
  }
  let sum = 0
  for (const offer of fixed) sum += take(topic, offer, prices, table)
  // Nothing but prices keeps groups of a topic from one start: all that need not be elsewhere take the best.
  if (best !== null) for (let g = fixed.length; g < topic.groups; g++) sum += take(topic, best, prices, table)
  return sum
}

interface BestGroup {
  readonly size: number
  readonly worth: number
}

/** The size at which a group is worth most; the table then has everybody's worth. */
function bestGroup(topic: OfferedTopic, offer: Offer, prices: Prices, table: Table): BestGroup {
  const { people, hosts, slots, least, most } = offer
  const { charges } = topic
  const { worth } = table
  let sum = -priceOfGroup(prices, slots)
  for (let i = 0; i < people.length; i++) {
    worth[i] = offer.worth[i] + priceOfSeat(prices, people[i], topic, slots)
    if (i < hosts) sum += worth[i]
    else table.sorted[i - hosts] = -worth[i]
  }
  const others = table.sorted.subarray(0, people.length - hosts).sort()
  let size = least
  let best = -Infinity
  for (let members = 0; members <= most; members++) {
    if (members > hosts) sum -= others[members - hosts - 1]
    if (members > 0) sum -= priceOfGrowth(prices, slots, members)
    if (members < least || sum - charges[members] <= best) continue
    best = sum - charges[members]
    size = members
  }
  return { size, worth: best }
}

function worthOf(topic: OfferedTopic, prices: Prices, table: Table): TopicWorth {
  let group = 0
  let seat = 0
  for (const offer of topic.offers) {
    const { size, worth } = bestGroup(topic, offer, prices, table)
    if (worth <= group) continue
    group = worth
    const next = size - offer.hosts
    const last = next > 0 ? -table.sorted[next - 1] : 0
    const more = next < offer.people.length - offer.hosts ? Math.max(0, -table.sorted[next]) : 0
    seat = last < 0 ? last : more > 0 ? (last + more) / 2 : 0
  }
  return { topic: topic.topic, group, seat }
}

function take(topic: OfferedTopic, offer: Offer, prices: Prices, table: Table): number {
  const { people, hosts, slots } = offer
  const { size, worth } = bestGroup(topic, offer, prices, table)
  chooseGroup(prices, slots, size)
  for (let i = 0; i < hosts; i++) chooseSeat(prices, people[i], topic, slots)
  // Of several who are worth as much as the last one, the first come.
  const last = size > hosts ? -table.sorted[size - hosts - 1] : Infinity
  let equal = size - hosts
  for (let i = hosts; i < people.length; i++) if (table.worth[i] > last) equal--
  for (let i = hosts; i < people.length; i++)
    if (table.worth[i] > last || (table.worth[i] === last && equal-- > 0))
      chooseSeat(prices, people[i], topic, slots)
  return worth
}
