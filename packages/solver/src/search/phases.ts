import { mediumOf } from '../state.ts'
import { anneal } from './anneal.ts'
import { annealTimetable, costOfTimetableMove } from './anneal-timetable.ts'
import { checkScore } from './check-score.ts'
import { placeTimetable } from './construct.ts'
import { greatestReward } from './effort.ts'
import { rescue } from './rescue.ts'
import { SCHEDULE } from './schedule.ts'
import type { SearchRun } from './search-run.ts'

interface AnnealingPhase {
  /** Whole time blocks are placed anew instead of single people. */
  readonly layout: boolean
  readonly from: number
  /** Moves of single people that this may cost. */
  readonly work: number
  /** Part of the time left that it may take. */
  readonly share: number
}

/** One run of annealing. */
export function annealPhase(run: SearchRun, { layout, from, work, share }: AnnealingPhase): void {
  const { state, context, limits, incumbent, cold, layoutCost } = run
  const { temperature } = SCHEDULE
  const cost = layout ? layoutCost : 1
  const left = limits.maxMoves - run.moves
  const done = anneal(state, context, {
    from: Math.max(cold * temperature.minStart, from),
    to: layout ? temperature.layoutEnd * cold : cold,
    moves: Math.min(Math.ceil(work / cost), layout ? Math.ceil(left / cost) : left),
    layout,
    breachPrice: context.unitPrice * temperature.breach,
    assertScore: run.assertScore,
    shouldStop: limits.isOver,
    elapsed: limits.elapsedOf(share),
    onBetter: incumbent.keepIfBetter,
  })
  run.moves += done * cost
}

/** People with units missing get them where another layout gives more than it takes. */
export function rescuePhase(run: SearchRun): void {
  const { state, context, limits, incumbent, layoutCost } = run
  const tried = rescue(state, context, {
    maxLayouts: Math.ceil((limits.maxMoves - run.moves) / layoutCost),
    assertScore: run.assertScore,
    shouldStop: limits.isOver,
    onKept: incumbent.keepIfBetter,
  })
  run.moves += tried * layoutCost
}

/** A phase that finds a layout by its relaxed timetable alone, everybody placed, longer each time. */
export function createTimetablePhase(run: SearchRun): () => void {
  const { state, context, limits, incumbent } = run
  const { facts } = state
  const { share, firstMoves, growth, start, end, penaltyMultiplier } = SCHEDULE.timetable
  const cost = costOfTimetableMove(facts)
  const reward = greatestReward(facts)
  let multiplier: number = penaltyMultiplier.first
  let work = Math.min(firstMoves.perStart * facts.topics * facts.slots, firstMoves.max / cost)
  return () => {
    const left = Math.max(0, Math.min(share * limits.maxMoves, limits.maxMoves - run.moves)) / cost
    const unitPrice = multiplier * context.unitPrice
    const found = annealTimetable(state, context, {
      unitPrice,
      from: Math.min(unitPrice * start.unitPrice, start.reward * reward),
      to: end.reward * reward,
      moves: Math.ceil(Math.min(work, left)),
      assertScore: run.assertScore,
      shouldStop: limits.isOver,
      elapsed: limits.elapsedOf(share),
    })
    run.moves += found.moves * cost
    work *= growth
    placeTimetable(state, context, found.start)
    const { factor, min, max } = penaltyMultiplier
    multiplier = mediumOf(state) < 0 ? Math.min(max, multiplier * factor) : Math.max(min, multiplier / factor)
    if (run.assertScore) checkScore(state, 'relaxed timetable')
    incumbent.keepIfBetter()
  }
}
