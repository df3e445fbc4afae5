import { simpleBound } from './bounds/simple-bound.ts'
import { createLimits } from './limits.ts'
import type { GroupsProblem } from './problem.ts'
import { seededRandom } from './random.ts'
import type { GroupsResult, Score } from './result.ts'
import { admitsRelaxedTimetable } from './search/anneal-timetable.ts'
import { buildFacts } from './search/build-facts.ts'
import { checkScore } from './search/check-score.ts'
import { construct, load } from './search/construct.ts'
import { coreProblem } from './search/core-problem.ts'
import { admitsCoverage } from './search/coverage.ts'
import { cycleOf, firstLength, nextLength } from './search/cycle.ts'
import { costOfLayout, layoutHeatFor, patienceFor, priceOfUnit, temperaturesOf } from './search/effort.ts'
import { createIncumbent } from './search/incumbent.ts'
import {
  annealPhase,
  createCoveragePhase,
  createTimetablePhase,
  rescuePhase,
  type SharedPhase,
} from './search/phases.ts'
import { clear, createState, hasOpenUnits, restore } from './search/plan-state.ts'
import { isTurn, SCHEDULE } from './search/schedule.ts'
import { createSearchContext, type Search } from './search/search.ts'
import { createTradePhase } from './search/trade-phase.ts'
import type { SolveOptions } from './solve-options.ts'
import { scoreOf } from './state.ts'

/**
 * Plans groups: construction, then cycles of annealing that grow and restart from the best plan at changing
 * heat (`search/schedule.ts`). Ends when the bound is met, nothing has improved for a while, cycles keep
 * ending at the same best score, or a limit of the options is reached.
 */
export function solveGroups(problem: GroupsProblem, options: SolveOptions = {}): GroupsResult {
  const search = createSearch(problem, options)
  const { state, context, limits, incumbent } = search
  const given = options.warmStart ?? problem.previous ?? []
  load(state, context, given)
  construct(state, context, limits.isOver)
  if (search.assertScore) checkScore(state, 'construct')
  incumbent.keepIfBetter()
  incumbent.publish(true)
  const newTimetable = createTimetablePhase(search)
  const usesTimetables = admitsRelaxedTimetable(state.facts)
  const newCoverage = admitsCoverage(state.facts) ? createCoveragePhase(search) : null
  const core = given.length === 0 && sizeOf(search) >= SCHEDULE.core.minSize ? coreProblem(problem) : null
  if (core !== null) {
    solveCore(search, core, options)
    incumbent.publish(true)
  } else if (newCoverage !== null && hasOpenUnits(state)) {
    newCoverage.run()
    incumbent.publish(true)
  }
  if (
    core === null &&
    usesTimetables &&
    given.length === 0 &&
    (newCoverage === null || !hasOpenUnits(state))
  ) {
    newTimetable()
    incumbent.publish(true)
  }
  // Timetables know nothing of pairs and fairness: where those count, the core has made use of them already.
  searchInCycles(search, usesTimetables && core === null ? newTimetable : null, newCoverage, core !== null)
  incumbent.publish(true)
  return incumbent.result()
}

function createSearch(problem: GroupsProblem, options: SolveOptions): Search {
  const limits = createLimits(options, SCHEDULE.defaultMoves)
  const facts = buildFacts(problem)
  const state = createState(facts)
  const context = createSearchContext(facts, seededRandom(options.seed ?? 0), priceOfUnit(facts))
  const search: Search = {
    state,
    context,
    limits,
    incumbent: createIncumbent(state, simpleBound(facts), limits, options, () => search.moves),
    assertScore: options.assertScore ?? false,
    layoutCost: costOfLayout(facts),
    ...temperaturesOf(facts),
    moves: 0,
  }
  return search
}

function sizeOf({ state: { facts } }: Search): number {
  return facts.people + facts.groups
}

/** Goes on from the best plans of the core of the problem. */
function solveCore(search: Search, core: GroupsProblem, options: SolveOptions): void {
  const { state, context, limits, incumbent } = search
  const { share, maxSeconds } = SCHEDULE.core
  const { run: done } = solveGroups(core, {
    ...options,
    ...(limits.isTimed
      ? { seconds: Math.min(maxSeconds, share * (options.seconds ?? 0)) }
      : { iterations: Math.ceil(share * limits.maxMoves) }),
    onBest(result) {
      if (result.kind !== 'groups') return
      clear(state)
      load(state, context, result.groups)
      incumbent.keepIfBetter()
      incumbent.publish(false)
    },
  })
  search.moves += done.moves
}

/** Annealing in cycles; `newTimetable` is null where relaxed timetables are of no use. */
function searchInCycles(
  search: Search,
  newTimetable: (() => void) | null,
  newCoverage: SharedPhase | null,
  hadCore: boolean,
): void {
  const { state, context, limits, incumbent, hot, layoutCost } = search
  const { layout, people } = SCHEDULE.cycle
  const size = sizeOf(search)
  const ending = createEnding(size, search.moves, incumbent.score)
  let length = firstLength(size)
  const trades = createTradePhase(search, length)
  /** Medium level that was last searched for people who can be helped. */
  let rescuedAt = 0
  for (
    let number = 0;
    search.moves < limits.maxMoves && !limits.isOver() && !incumbent.isProven();
    number++
  ) {
    const hasAll = incumbent.score[0] === 0 && incumbent.score[1] === 0
    if (trades?.isAlone && hasAll && !isTurn(SCHEDULE.trade.alone.others, number)) {
      restore(state, incumbent.plan)
      trades.runAlone()
      incumbent.publish(number < SCHEDULE.publishing.eagerCycles)
      if (trades.isDone()) break
      continue
    }
    const elapsed = limits.elapsedOf(1)
    restore(state, incumbent.plan)
    const covers = newCoverage !== null && hasOpenUnits(state)
    const cycle = cycleOf(number, newTimetable !== null, hadCore, covers)
    if (incumbent.score[0] < 0 && cycle.buildsAnew) {
      clear(state)
      construct(state, context, limits.isOver)
      incumbent.keepIfBetter()
    }
    if (covers && newCoverage.isDue()) newCoverage.run()
    if (cycle.newTimetable) newTimetable?.()
    if (cycle.layout !== null) {
      const enough = layoutHeatFor(length / layoutCost, state.facts)
      const from = hot * cycle.heat * enough * cycle.layout.heat
      annealPhase(search, { layout: true, from, work: length, share: layout.share })
      restore(state, incumbent.plan)
    }
    const from = hot * cycle.heat * cycle.people.heat
    annealPhase(search, { layout: false, from, work: length * cycle.people.work, share: people.share })
    trades?.runBeside(length * cycle.people.work, elapsed())
    const reached = scoreOf(state)
    if (incumbent.score[1] < 0 && (number === 0 || incumbent.score[1] > rescuedAt)) {
      restore(state, incumbent.plan)
      rescuePhase(search)
      rescuedAt = incumbent.score[1]
    }
    const isDue = ending.isDueAt(search.moves, incumbent.score, reached)
    incumbent.publish(number < SCHEDULE.publishing.eagerCycles)
    length = nextLength(length, size)
    if (isDue) break
  }
}

/** Decides when a search ends: long without a real gain, or its best score again and again. */
interface Ending {
  /** Takes the best score after so many moves, and the cycle's last one; whether the search should end. */
  isDueAt(moves: number, best: Score, reached: Score): boolean
}

/** A hard or medium level gained, or soft gains that add up to something. */
function isRealGain(score: Score, before: Score): boolean {
  return (
    score[0] > before[0] ||
    score[1] > before[1] ||
    score[2] > before[2] + SCHEDULE.ending.realGain * Math.abs(before[2])
  )
}

/** Scores are kept up to date by differences, which round. */
const ROUNDING = 1e-9

function isSame(score: Score, best: Score): boolean {
  return score.every(
    (value, level) => Math.abs(value - best[level]) <= ROUNDING * Math.max(1, Math.abs(value)),
  )
}

export function createEnding(size: number, moves: number, score: Score): Ending {
  const patience = patienceFor(size)
  let gainedAt = moves
  let lastGain = score
  let lastBest = score
  let returns = 0
  return {
    isDueAt(now, best, reached) {
      if (isRealGain(best, lastGain)) {
        gainedAt = now
        lastGain = best
      }
      if (!isSame(best, lastBest)) {
        lastBest = best
        returns = 0
      }
      if (isSame(reached, best)) returns++
      if (returns >= SCHEDULE.ending.returns) return true
      return now - gainedAt > Math.max(patience, gainedAt * SCHEDULE.ending.partOfLastGain)
    },
  }
}
