import { repeatCharge } from '../constraints/avoid-repeated-topics.ts'
import { unfairnessCharge } from '../constraints/fairness.ts'
import { unwantedCharge } from '../constraints/not-wanted.ts'
import type { Facts } from '../facts.ts'
import type { Random } from '../random.ts'
import { type State, softOf } from '../state.ts'
import { timeBlockOf, writeWorth } from './block-worth.ts'
import { checkScore } from './check-score.ts'
import { isHeld } from './checks.ts'
import { greatestReward } from './effort.ts'
import { createKeptSums } from './kept-sums.ts'
import { addMember, removeMember } from './operations.ts'
import type { SearchContext } from './search-context.ts'

/**
 * Trades of two members of two groups of one time block. What a trade changes is known without making it: by
 * sums kept for each person and group, and by the worth of the seats to everybody alone.
 */
export interface Trades {
  /** Seats whose people may trade; those of one time block are neighbours. */
  readonly seats: number
  /** The seats of the time block of seat i are from `first[i]` on and before `end[i]`. */
  readonly first: Int32Array
  readonly end: Int32Array
  readonly groupAt: Int32Array
  /** Change of the soft score when the people of two seats of a block trade; -Infinity where they cannot. */
  gainOf(i: number, j: number): number
  /** The first seat from `from` on and before `to` whose trade with seat i gains at least `floor`, or -1. */
  firstWorth(i: number, from: number, to: number, floor: number): number
  /** What the person of a seat shares with the others of the group. */
  companyOf(i: number): number
  /** The part of the pair terms in it. */
  companyGainOf(i: number, j: number): number
  /** The people of two seats of a block trade. */
  make(i: number, j: number): void
}

/** The trades of the plan in the state, which changes by `make` alone while they are in use. */
export function createTrades(state: State, context: Pick<SearchContext, 'unitPrice'>): Trades {
  const { facts, members } = state
  const { people: n, clash } = facts
  const blocks = tradingBlocks(state)
  const seats = blocks.flatMap((block) => seatsOf(state, block))
  const personAt = Int32Array.from(seats, ({ person }) => person)
  const groupAt = Int32Array.from(seats, ({ group }) => group)
  const first = new Int32Array(seats.length)
  const end = new Int32Array(seats.length)
  seats.forEach(({ block }, i) => {
    first[i] = i > 0 && seats[i - 1].block === block ? first[i - 1] : i
  })
  for (let i = seats.length - 1; i >= 0; i--)
    end[i] = i + 1 < seats.length && first[i + 1] === first[i] ? end[i + 1] : i + 1
  const sums = createKeptSums(state, blocks.flat())
  const worth = isIndifferent(facts) ? null : createSeatWorth(state, context, blocks, seats, groupAt)

  function clashes(p: number, h: number, q: number): boolean {
    for (const x of members[h]) if (x !== q && clash?.[p * n + x] !== 0) return true
    return false
  }

  const table = { personAt, groupAt }

  function gainOf(i: number, j: number): number {
    const p = personAt[i]
    const q = personAt[j]
    const g = groupAt[i]
    const h = groupAt[j]
    const gain = sums.gainOf(p, g, q, h)
    if (clash !== null && (clashes(p, h, q) || clashes(q, g, p))) return -Infinity
    return worth === null ? gain : gain + worth.gainOf(i, j)
  }

  return {
    seats: seats.length,
    first,
    end,
    groupAt,
    gainOf,
    firstWorth(i, from, to, floor) {
      const g = groupAt[i]
      if (worth === null && clash === null) return sums.firstWorth(personAt[i], g, table, from, to, floor)
      for (let j = from; j < to; j++) if (groupAt[j] !== g && gainOf(i, j) >= floor) return j
      return -1
    },
    companyOf: (i) => sums.of(personAt[i], groupAt[i]),
    companyGainOf: (i, j) => sums.gainOf(personAt[i], groupAt[i], personAt[j], groupAt[j]),
    make(i, j) {
      const p = personAt[i]
      const q = personAt[j]
      const g = groupAt[i]
      const h = groupAt[j]
      removeMember(state, p, g)
      removeMember(state, q, h)
      addMember(state, p, h)
      addMember(state, q, g)
      state.journal.length = 0
      sums.follow(p, g, q, h)
      groupAt[i] = h
      groupAt[j] = g
      worth?.forget(i, j)
    },
  }
}

/** Two people of one time, drawn by chance, trade if they can. */
export function tradeByChance(trades: Trades, random: Random): void {
  const { seats, first, end, groupAt } = trades
  const i = random.below(seats)
  const j = first[i] + random.below(end[i] - first[i])
  if (groupAt[i] !== groupAt[j] && trades.gainOf(i, j) > -Infinity) trades.make(i, j)
}

/** Throws when a trade changed the score by something else than its gain. */
export function checkTrade(state: State, soft: number): void {
  checkScore(state, 'trade')
  if (Math.abs(softOf(state) - soft) > 1e-6)
    throw new Error(
      `After a trade the soft score is ${softOf(state)}, not ${soft}. Maybe a kept sum was not brought up to date?`,
    )
}

interface Seat {
  readonly person: number
  readonly group: number
  readonly block: readonly number[]
}

/** Time blocks of two groups or more, where nobody is in two of them at once: only broken plans have such. */
function tradingBlocks(state: State): readonly number[][] {
  const seen = new Set<number>()
  return state.running.flatMap((g) => {
    if (seen.has(g)) return []
    const block = timeBlockOf(state, g)
    for (const h of block) seen.add(h)
    const everybody = block.flatMap((h) => state.members[h])
    return block.length > 1 && new Set(everybody).size === everybody.length ? [block] : []
  })
}

/** Those who are pinned or needed as hosts keep their seats. */
function seatsOf(state: State, block: readonly number[]): readonly Seat[] {
  const { facts, members } = state
  const { pinnedOf } = facts
  const pinned = new Set([...pinnedOf.values()].flat())
  return block.flatMap((group) =>
    members[group]
      .filter((p) => !pinned.has(p) && !isHeld(state, p, group))
      .map((person) => ({ person, group, block })),
  )
}

/** Whether nobody alone is worth more in one group than in another, whatever else they do. */
export function isIndifferent(facts: Facts): boolean {
  const { people, topics, slots, max, previousCount, wish, host, noIsHard, countHosting } = facts
  if (previousCount > 0 || greatestReward(facts) > 0 || unfairnessCharge(facts) > 0) return false
  if (max.some((most) => most >= 0) && !countHosting) return false
  for (let at = 0; at < people * topics; at++) {
    if (slots > 1 && repeatCharge(facts, at) !== 0) return false
    if (wish[at] === 0 && host[at] === 0 && (noIsHard || unwantedCharge(facts, at) !== 0)) return false
  }
  return true
}

/** The worth of the seats of a block to each who has one, read again after a trade of theirs. */
function createSeatWorth(
  state: State,
  context: Pick<SearchContext, 'unitPrice'>,
  blocks: readonly number[][],
  seats: readonly Seat[],
  groupAt: Int32Array,
) {
  const { facts, start } = state
  const most = Math.max(0, ...blocks.map(({ length }) => length))
  const table = new Float64Array(seats.length * most)
  const isKnown = new Uint8Array(seats.length)
  const placeOf = new Int32Array(facts.groups)
  for (const block of blocks)
    block.forEach((g, k) => {
      placeOf[g] = k
    })
  const seatsOfPerson: number[][] = Array.from({ length: facts.people }, () => [])
  seats.forEach(({ person }, i) => {
    seatsOfPerson[person].push(i)
  })

  function read(i: number, g: number): number {
    if (isKnown[i] === 0) {
      isKnown[i] = 1
      const { person, block } = seats[i]
      const from = groupAt[i]
      writeWorth(state, context, person, start[from], block, from, table, i * most, false)
    }
    return table[i * most + placeOf[g]]
  }

  return {
    gainOf(i: number, j: number): number {
      const g = groupAt[i]
      const h = groupAt[j]
      return read(i, h) - read(i, g) + read(j, g) - read(j, h)
    },
    forget(i: number, j: number): void {
      for (const seat of seatsOfPerson[seats[i].person]) isKnown[seat] = 0
      for (const seat of seatsOfPerson[seats[j].person]) isKnown[seat] = 0
    },
  }
}
