import { sizeWeight } from '../constraints/optimal-group-size.ts'
import { sharedGroupCharge } from '../constraints/prefer-new-contacts.ts'
import type { Facts } from '../facts.ts'
import { compareScores } from '../result.ts'
import { softOf } from '../state.ts'
import { costOfTrade } from './effort.ts'
import { canPartAgain, partAgain } from './part-again.ts'
import { restore, takeSnapshot } from './plan-state.ts'
import { isTurn, SCHEDULE } from './schedule.ts'
import type { Search } from './search.ts'
import { checkTrade, createTrades, isIndifferent, type Trades, tradeByChance } from './trades.ts'

/** Trades of two people of one time, from the plan of the state. */
export interface TradePhase {
  /** Whether company alone decides how good a plan is once everybody has their units. */
  readonly isAlone: boolean
  /**
   * After the other phases of a cycle, whose people made so many moves: a part of them, more where more comes
   * of it than of the others.
   */
  runBeside(work: number): void
  /** The next of cycles that are longer each time. */
  runAlone(): void
  /** Whether several cycles alone in turn, each with most of the effort so far, have brought nothing. */
  isDone(): boolean
}

/** Null where nothing in the problem is about pairs of people. */
export function createTradePhase(search: Search, firstWork: number): TradePhase | null {
  const { state, context, limits, incumbent } = search
  const { facts } = state
  if (facts.contact === null && sharedGroupCharge(facts) === 0) return null
  const { alone, besideOthers, tabu } = SCHEDULE.trade
  const cost = costOfTrade(facts)
  const isAlone = isIndifferent(facts) && hasSizesGiven(facts)
  let part: number = besideOthers.part.first
  /** Temperatures of cycles alone and beside others. */
  let heatAlone: Heat | null = null
  let heatBeside: Heat | null = null
  let cycle = 0
  let aloneWork = firstWork
  let gained = incumbent.score
  let idleCycles = 0

  function effortOf(trades: Trades, cost: number, work: number): Effort {
    return {
      tries: Math.floor((work * shareOfSeats(search, trades)) / cost),
      most: Math.ceil((limits.maxMoves - search.moves) / cost),
    }
  }

  function heatOf({ from, to }: Heat): Heat {
    const scale = usualGain(search)
    return { from: scale * from, to: scale * to }
  }

  function cycleAlone(work: number): void {
    const range = heatAlone ?? heatOf(alone.widest)
    const trades = createTrades(state, context)
    const effort = effortOf(trades, alone.cost, work)
    let tried = 0
    if (facts.contact === null && !isTurn(tabu.notIn, cycle) && canPartAgain(trades))
      tried = partAgain(search, trades, Math.min(effort.tries, effort.most))
    else {
      const done = annealTrades(search, trades, range, effort)
      tried = done.tried
      heatAlone ??= done.useful
    }
    search.moves += Math.ceil(tried * alone.cost)
  }

  return {
    isAlone,
    runBeside(work) {
      const before = incumbent.score
      heatBeside ??= heatOf(besideOthers.heat)
      const trades = createTrades(state, context)
      const effort = effortOf(trades, cost, work * part)
      const { tried } = annealTrades(search, trades, heatBeside, effort)
      search.moves += Math.ceil(tried * cost)
      const after = incumbent.score
      if (after[0] === gained[0] && after[1] === gained[1]) {
        const { factor, min, max } = besideOthers.part
        const pays = after[2] > before[2] && after[2] - before[2] >= part * (before[2] - gained[2])
        part = pays ? Math.min(max, part * factor) : Math.max(min, part / factor)
      }
      gained = after
    },
    runAlone() {
      cycleAlone(aloneWork)
      aloneWork *= alone.growth
      cycle++
      idleCycles = compareScores(incumbent.score, gained) > 0 ? 0 : idleCycles + 1
      gained = incumbent.score
    },
    isDone: () => idleCycles >= alone.idleCycles,
  }
}

/** Temperatures at which annealing begins and ends. */
interface Heat {
  readonly from: number
  readonly to: number
}

/** Trades in which it cools, and those after which it ends even if it is hot. */
interface Effort {
  readonly tries: number
  readonly most: number
}

/** Where few people share a time with another group there is little to trade. */
function shareOfSeats({ state: { groupsOf } }: Search, { seats }: Trades): number {
  let all = 0
  for (const { length } of groupsOf) all += length
  return seats / Math.max(1, all)
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

/** Finds between which temperatures trades for the worse are neither usual nor none. */
function createThermometer({ from, to }: Heat, tries: number) {
  const { windows, usual, none } = SCHEDULE.trade.alone.useful
  let nextAt = tries / windows
  let since = 0
  let losses = 0
  let warm = from
  let cold = 0
  return {
    countLoss() {
      losses++
    },
    read(tried: number, temperature: number) {
      if (tried < nextAt) return
      const share = losses / (tried - since)
      if (share > usual) warm = temperature
      if (share <= none && cold === 0) cold = temperature
      nextAt = tried + tries / windows
      since = tried
      losses = 0
    },
    useful: (): Heat => ({ from: warm, to: cold > 0 && cold < warm ? cold : to }),
  }
}

/** Returns the number of trades tried, and between which temperatures it was of use. */
function annealTrades(search: Search, trades: Trades, heat: Heat, { tries, most }: Effort) {
  const { state, context, limits, incumbent, assertScore } = search
  const { random } = context
  const { seats, first, end } = trades
  const thermometer = createThermometer(heat, tries)
  let temperature = heat.from
  let soft = softOf(state)
  let best = soft
  /** A plan is kept when the search is about to leave it for a worse one. */
  let isKept = true
  const last = Math.min(tries, most)
  let tried = 0
  for (let checkAt = 0; seats > 0 && tried < last; ) {
    if (tried >= checkAt) {
      if (limits.isOver() || incumbent.isProven()) break
      temperature = heat.from * (heat.to / heat.from) ** (tried / tries)
      thermometer.read(tried, temperature)
      checkAt = tried + SCHEDULE.checkEvery.trade
    }
    // One person is offered a row of others, whose figures are neighbours, at one chance for all.
    const i = random.below(seats)
    const begin = first[i] + random.below(end[i] - first[i])
    const stop = begin + SCHEDULE.trade.offers
    const floor = temperature * Math.log(random.next() || Number.MIN_VALUE)
    let j = trades.firstWorth(i, begin, Math.min(stop, end[i]), floor)
    tried += (j < 0 ? Math.min(stop, end[i]) : j + 1) - begin
    if (j < 0 && stop > end[i]) {
      const rest = Math.min(begin, first[i] + stop - end[i])
      j = trades.firstWorth(i, first[i], rest, floor)
      tried += (j < 0 ? rest : j + 1) - first[i]
    }
    if (j < 0) continue
    const gain = trades.gainOf(i, j)
    if (gain < -1e-9) {
      thermometer.countLoss()
      if (!isKept) incumbent.keepIfBetter()
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
  if (!isKept) incumbent.keepIfBetter()
  return { tried, useful: thermometer.useful() }
}
