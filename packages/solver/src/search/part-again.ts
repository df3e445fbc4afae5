import { softOf } from '../state.ts'
import { SCHEDULE } from './schedule.ts'
import type { Search } from './search.ts'
import { checkTrade, type Trades, tradeByChance } from './trades.ts'

/** Whether the memory of what may not be traded back stays small. */
export function canPartAgain({ seats, first, end }: Trades): boolean {
  return seats > 0 && seats * widestBlock(first, end) <= SCHEDULE.trade.tabu.maxPairs
}

function widestBlock(first: Int32Array, end: Int32Array): number {
  let most = 0
  for (let i = 0; i < first.length; i++) most = Math.max(most, end[i] - first[i])
  return most
}

/**
 * Tabu search for plans in which nobody meets anybody again: the best trade of somebody who does, even where
 * it is for the worse, and not back for a while. Where nothing comes of it people trade by chance, and it
 * begins anew. Tries no more trades than `tries` and returns their number.
 */
export function partAgain(search: Search, trades: Trades, tries: number): number {
  const { state, context, limits, incumbent, assertScore } = search
  const { random } = context
  const { seats, first, end, groupAt } = trades
  const { tenure, patience } = SCHEDULE.trade.tabu
  const width = widestBlock(first, end)
  /** By seat and place of the later one in the block: the step until which the two do not trade. */
  const tabuUntil = new Int32Array(seats * width)
  const placeOf = (i: number, j: number) => (i < j ? i * width + j - first[i] : j * width + i - first[i])
  let soft = softOf(state)
  let best = incumbent.score[2]
  let local = soft
  let localAt = 0
  let tried = 0
  for (let step = 0; tried < tries && !limits.isOver() && !incumbent.isProven(); step++) {
    let chosen = -1
    let other = -1
    let most = -Infinity
    let ties = 0
    for (let i = 0; i < seats; i++) {
      if (trades.companyOf(i) >= 0) continue
      for (let j = first[i]; j < end[i]; j++) {
        if (groupAt[i] === groupAt[j]) continue
        tried++
        const gain = trades.gainOf(i, j)
        if (!(gain >= most) || gain === -Infinity) continue
        if (tabuUntil[placeOf(i, j)] > step && soft + gain <= best + 1e-9) continue
        ties = gain > most ? 1 : ties + 1
        if (ties > 1 && random.below(ties) > 0) continue
        most = gain
        chosen = i
        other = j
      }
    }
    tried++
    if (chosen < 0) continue
    tabuUntil[placeOf(chosen, other)] = step + tenure.min + random.below(tenure.max - tenure.min)
    trades.make(chosen, other)
    soft += most
    if (assertScore) checkTrade(state, soft)
    if (soft > best + 1e-9) {
      best = soft
      incumbent.keepIfBetter()
    }
    if (soft > local + 1e-9) {
      local = soft
      localAt = step
    } else if (step - localAt > patience) {
      for (let k = 0; k < SCHEDULE.trade.shuffles * seats; k++) tradeByChance(trades, random)
      soft = softOf(state)
      local = soft
      localAt = step
    }
  }
  return tried
}
