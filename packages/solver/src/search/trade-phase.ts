import { sizeWeight } from '../constraints/optimal-group-size.ts'
import { sharedGroupCharge } from '../constraints/prefer-new-contacts.ts'
import type { Facts } from '../facts.ts'
import { softOf } from '../state.ts'
import { checkScore } from './check-score.ts'
import { restore, takeSnapshot } from './plan-state.ts'
import { SCHEDULE } from './schedule.ts'
import type { Search } from './search.ts'
import { createTrades, isIndifferent, type Trades } from './trades.ts'

/** Annealing over trades of two people of one time, from the plan of the state. */
export interface TradePhase {
  /** Whether company alone decides how good a plan is once everybody has their units. */
  readonly isAlone: boolean
  /** `work` is in moves of single people, `share` a part of the time left. */
  run(work: number, share: number): void
}

/** Null where nothing in the problem is about pairs of people. */
export function createTradePhase(search: Search): TradePhase | null {
  const { state, context, limits } = search
  const { facts } = state
  if (facts.contact === null && sharedGroupCharge(facts) === 0) return null
  const isAlone = isIndifferent(facts) && hasSizesGiven(facts)
  const { heat, cost } = SCHEDULE.trade
  const { from, to } = isAlone ? heat.alone : heat.besideOthers
  let scale = 0
  return {
    isAlone,
    run(work, share) {
      if (scale === 0) scale = usualGain(search)
      const trades = createTrades(state, context)
      const tries = Math.floor(Math.min(work, limits.maxMoves - search.moves) / cost)
      const cooling = { from: scale * from, to: scale * to, tries, elapsed: limits.elapsedOf(share) }
      search.moves += Math.ceil(annealTrades(search, trades, cooling) * cost)
    },
  }
}

function hasSizesGiven(facts: Facts): boolean {
  return sizeWeight(facts) === 0 || facts.minSize.every((least, t) => least === facts.maxSize[t])
}

/** What trades change by company on average, in a plan in which people have traded by chance. */
function usualGain({ state, context: { random }, context }: Search): number {
  const plan = takeSnapshot(state)
  const trades = createTrades(state, context)
  const { shuffles, samples } = SCHEDULE.trade
  let sum = 0
  let count = 0
  const mixing = shuffles * trades.seats
  for (let k = 0; k < mixing + samples && trades.seats > 0; k++) {
    const i = random.below(trades.seats)
    const j = trades.first[i] + random.below(trades.end[i] - trades.first[i])
    if (trades.groupAt[i] === trades.groupAt[j] || !(trades.gainOf(i, j) > -Infinity)) continue
    if (k < mixing) trades.make(i, j)
    else {
      sum += Math.abs(trades.companyGainOf(i, j))
      count++
    }
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
      if (assertScore) checkGain(search, soft)
      if (soft > best + 1e-9) {
        best = soft
        isKept = false
      }
    }
  }
  if (!isKept) incumbent.keepIfBetter()
  return tried
}

/** Throws when a trade changed the score by something else than its gain. */
function checkGain({ state }: Search, soft: number): void {
  checkScore(state, 'trade')
  if (Math.abs(softOf(state) - soft) > 1e-6)
    throw new Error(
      `After a trade the soft score is ${softOf(state)}, not ${soft}. Maybe a kept sum was not brought up to date?`,
    )
}
