import { sizeWeight } from '../constraints/optimal-group-size.ts'
import { sharedGroupCharge } from '../constraints/prefer-new-contacts.ts'
import type { Facts } from '../facts.ts'
import { softOf } from '../state.ts'
import { canPartAgain, partAgain } from './part-again.ts'
import { restore, takeSnapshot } from './plan-state.ts'
import { isTurn, SCHEDULE } from './schedule.ts'
import type { Search } from './search.ts'
import { checkTrade, createTrades, isIndifferent, type Trades, tradeByChance } from './trades.ts'

/** Trades of two people of one time, from the plan of the state. */
export interface TradePhase {
  /** Whether company alone decides how good a plan is once everybody has their units. */
  readonly isAlone: boolean
  /** `work` is in moves of single people, `share` a part of the time left. */
  run(number: number, work: number, share: number): void
}

/** Null where nothing in the problem is about pairs of people. */
export function createTradePhase(search: Search): TradePhase | null {
  const { state, context, limits } = search
  const { facts } = state
  if (facts.contact === null && sharedGroupCharge(facts) === 0) return null
  const isAlone = isIndifferent(facts) && hasSizesGiven(facts)
  const { heat, cost, tabu } = SCHEDULE.trade
  const { from, to } = isAlone ? heat.alone : heat.besideOthers
  const meetsAgainAtMost = isAlone && facts.contact === null
  let scale = 0
  return {
    isAlone,
    run(number, work, share) {
      if (scale === 0) scale = usualGain(search)
      const trades = createTrades(state, context)
      const isTabu = meetsAgainAtMost && isTurn(tabu.turn, number) && canPartAgain(trades)
      const most = Math.min(work * shareOfSeats(search, trades), limits.maxMoves - search.moves)
      const effort = { tries: Math.floor(most / cost), elapsed: limits.elapsedOf(share) }
      const tried = isTabu
        ? partAgain(search, trades, effort)
        : annealTrades(search, trades, { from: scale * from, to: scale * to, ...effort })
      search.moves += Math.ceil(tried * cost)
    },
  }
}

/** Where few people share a time with another group there is little to trade. */
function shareOfSeats({ state: { groupsOf } }: Search, { seats }: Trades): number {
  let all = 0
  for (const { length } of groupsOf) all += length
  return all === 0 ? 0 : seats / all
}

function hasSizesGiven(facts: Facts): boolean {
  return sizeWeight(facts) === 0 || facts.minSize.every((least, t) => least === facts.maxSize[t])
}

/** What trades change by company on average, in a plan in which people have traded by chance. */
function usualGain({ state, context, context: { random } }: Search): number {
  const plan = takeSnapshot(state)
  const trades = createTrades(state, context)
  const { seats, first, end, groupAt } = trades
  let sum = 0
  let count = 0
  for (let k = 0; k < SCHEDULE.trade.shuffles * seats; k++) tradeByChance(trades, random)
  for (let k = 0; seats > 0 && k < SCHEDULE.trade.samples; k++) {
    const i = random.below(seats)
    const j = first[i] + random.below(end[i] - first[i])
    if (groupAt[i] === groupAt[j]) continue
    sum += Math.abs(trades.companyGainOf(i, j))
    count++
  }
  restore(state, plan)
  return sum === 0 ? 1 : sum / count
}

interface Cooling {
  readonly from: number
  readonly to: number
  readonly tries: number
  /** 0..1, how much of the time for it is over; 0 where there is no time limit. */
  elapsed(): number
}

/** Returns the number of trades tried. One person is offered a row of others, whose figures are neighbours. */
function annealTrades(search: Search, trades: Trades, { from, to, tries, elapsed }: Cooling): number {
  const { state, context, limits, incumbent, assertScore } = search
  const { random } = context
  const { seats, first, end, groupAt } = trades
  const { offers, hopeless } = SCHEDULE.trade
  let temperature = from
  let soft = softOf(state)
  let best = soft
  /** A plan is kept when the search is about to leave it for a worse one. */
  let isKept = true
  let tried = 0
  for (let checkAt = 0; seats > 0 && tried < tries; ) {
    if (tried >= checkAt) {
      const progress = Math.max(tried / tries, elapsed())
      if (progress >= 1 || limits.isOver() || incumbent.isProven()) break
      temperature = from * (to / from) ** progress
      checkAt = tried + SCHEDULE.checkEvery.trade
    }
    const i = random.below(seats)
    const last = end[i]
    let j = first[i] + random.below(last - first[i])
    for (let k = Math.min(offers, last - first[i]); k > 0; k--, j = j + 1 < last ? j + 1 : first[i]) {
      tried++
      if (groupAt[i] === groupAt[j]) continue
      const gain = trades.gainOf(i, j)
      if (!(gain > -hopeless * temperature)) continue
      if (gain < 0 && random.next() >= Math.exp(gain / temperature)) continue
      if (gain < 0 && !isKept) {
        incumbent.keepIfBetter()
        isKept = true
      }
      trades.make(i, j)
      soft += gain
      if (assertScore) checkTrade(state, soft)
      if (soft > best + 1e-9) {
        best = soft
        isKept = false
      }
    }
  }
  if (!isKept) incumbent.keepIfBetter()
  return tried
}
