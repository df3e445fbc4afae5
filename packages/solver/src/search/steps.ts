import { simpleBound } from '../bounds/simple-bound.ts'
import type { Facts } from '../facts.ts'
import type { Limits } from '../limits.ts'
import { seededRandom } from '../random.ts'
import type { SolveOptions } from '../solve-options.ts'
import { scoreOf } from '../state.ts'
import { admitsRelaxedTimetable } from './anneal-timetable.ts'
import { checkScore } from './check-score.ts'
import { construct, load } from './construct.ts'
import { coreFacts } from './core-problem.ts'
import { admitsCoverage } from './coverage.ts'
import { cycleOf, firstLength, nextLength } from './cycle.ts'
import {
  costOfCoreMove,
  costOfLayout,
  layoutHeatFor,
  patienceFor,
  priceOfUnit,
  sizeOf,
  temperaturesOf,
  workWithPairs,
} from './effort.ts'
import { createEnding } from './ending.ts'
import { createIncumbent } from './incumbent.ts'
import { createOutlook, type Outlook } from './outlook.ts'
import {
  annealPhase,
  createCoveragePhase,
  createTimetablePhase,
  rescuePhase,
  type SharedPhase,
} from './phases.ts'
import { clear, createState, hasOpenUnits, planOfSnapshot, restore } from './plan-state.ts'
import { isTurn, SCHEDULE } from './schedule.ts'
import { createSearchContext, type Search } from './search.ts'
import { createTradePhase } from './trade-phase.ts'

/** `sharedOutlook` is that of the search which this one is a part of. */
export function createSearch(
  facts: Facts,
  options: SolveOptions,
  limits: Limits,
  sharedOutlook?: Outlook,
): Search {
  const state = createState(facts)
  const context = createSearchContext(facts, seededRandom(options.seed ?? 0), priceOfUnit(facts))
  const movesSoFar = () => search.moves
  const outlook = sharedOutlook ?? createOutlook(movesSoFar)
  const search: Search = {
    state,
    context,
    limits,
    incumbent: createIncumbent(state, simpleBound(facts), limits, options, { outlook, movesSoFar }),
    outlook,
    assertScore: options.assertScore ?? false,
    layoutCost: costOfLayout(facts),
    ...temperaturesOf(facts),
    moves: 0,
  }
  return search
}

/** The phases of a search, one cycle after another; between two of them the best plan so far stands. */
export function* stepsOf(search: Search, options: SolveOptions): Generator<void> {
  const { state, context, limits, incumbent } = search
  const given = options.warmStart ?? state.facts.problem.previous ?? []
  const facts =
    given.length === 0 && sizeOf(state.facts) >= SCHEDULE.core.minSize ? coreFacts(state.facts) : null
  const core = facts === null ? null : createCorePhase(search, facts, options)
  load(state, context, given)
  if (sizeOf(state.facts) >= SCHEDULE.core.constructsFrom) core?.construct()
  if (incumbent.plan.groups.length === 0) construct(state, context, limits.isOver)
  if (search.assertScore) checkScore(state, 'construct')
  incumbent.keepIfBetter()
  incumbent.publish(true)
  yield
  if (given.length > 0 && hasOpenUnits(state)) {
    seatNewcomers(search)
    incumbent.publish(true)
    yield
  }
  const timetable = admitsRelaxedTimetable(state.facts) ? createTimetablePhase(search) : null
  const coverage = admitsCoverage(state.facts) ? createCoveragePhase(search) : null
  if (core === null) {
    const { fromSize, most } = SCHEDULE.coverage.firstTurns
    const turns = sizeOf(state.facts) >= fromSize ? most : 1
    for (let turn = 0; turn < turns && coverage !== null && hasOpenUnits(state); turn++) {
      coverage.run()
      incumbent.publish(true)
      yield
    }
    if (timetable !== null && given.length === 0 && (coverage === null || !hasOpenUnits(state))) {
      timetable()
      incumbent.publish(true)
      yield
    }
  }
  // Timetables know nothing of pairs and fairness: where those count, the core has made use of them already.
  yield* cyclesOf(search, {
    timetable: core === null ? timetable : null,
    coverage,
    core,
  })
}

/**
 * Who lacks a place in a plan that was given comes into it as it is, before other layouts are looked for: those
 * are sought by places alone, and lose what the plan was good at.
 */
function seatNewcomers(search: Search): void {
  const { state, incumbent } = search
  const work = workWithPairs(state.facts) * firstLength(sizeOf(state.facts))
  annealPhase(search, { layout: false, from: 0, work })
  restore(state, incumbent.plan)
  if (hasOpenUnits(state)) rescuePhase(search)
}

/** Ways to begin a cycle elsewhere than at the best plan; null where they are of no use. */
interface Beginnings {
  readonly timetable: (() => void) | null
  readonly coverage: SharedPhase | null
  readonly core: ReturnType<typeof createCorePhase> | null
}

function* cyclesOf(search: Search, { timetable, coverage, core }: Beginnings): Generator<void> {
  const { state, context, limits, incumbent, hot, layoutCost } = search
  const size = sizeOf(state.facts)
  const isOver = () => search.moves >= limits.maxMoves || limits.isOver() || incumbent.isProven()
  let ending: ReturnType<typeof createEnding> | null = null
  let length = firstLength(size)
  const trades = createTradePhase(search, length)
  const part = core === null ? 1 : workWithPairs(state.facts)
  /** Medium level that was last searched for people who can be helped. */
  let rescuedAt = 0
  for (let number = 0; !isOver(); number++) {
    restore(state, incumbent.plan)
    const isFromCore = core?.isDue() === true && core.run()
    if (isFromCore) incumbent.publish(true)
    ending ??= createEnding(patienceFor(state.facts), search.moves, incumbent.score)
    const hasAll = incumbent.score[0] === 0 && incumbent.score[1] === 0
    if (trades?.isAlone && hasAll && !isTurn(SCHEDULE.trade.alone.others, number)) {
      restore(state, incumbent.plan)
      trades.runAlone()
      incumbent.publish(number < SCHEDULE.publishing.eagerCycles)
      yield
      if (trades.isDone()) return
      continue
    }
    const covers = coverage !== null && hasOpenUnits(state)
    const cycle = cycleOf(number, { usesTimetables: timetable !== null, isFromCore, covers })
    if (incumbent.score[0] < 0 && cycle.buildsAnew) {
      clear(state)
      construct(state, context, limits.isOver)
      incumbent.keepIfBetter()
    }
    if (covers && core?.isCovering() !== true && coverage.isDue()) coverage.run()
    if (cycle.newTimetable) timetable?.()
    if (cycle.layout !== null) {
      const enough = layoutHeatFor((part * length) / layoutCost, state.facts)
      const from = hot * cycle.heat * enough * cycle.layout.heat
      annealPhase(search, { layout: true, from, work: part * length })
      restore(state, incumbent.plan)
    }
    const from = hot * cycle.heat * cycle.people.heat
    const work = part * length * cycle.people.work
    annealPhase(search, { layout: false, from, work })
    trades?.runBeside(work)
    const reached = scoreOf(state)
    if (incumbent.score[1] < 0 && (number === 0 || incumbent.score[1] > rescuedAt)) {
      restore(state, incumbent.plan)
      rescuePhase(search)
      rescuedAt = incumbent.score[1]
    }
    const isDue = ending.isDueAt(search.moves, incumbent.score, reached)
    incumbent.publish(number < SCHEDULE.publishing.eagerCycles)
    length = nextLength(length, size)
    yield
    if (isDue && !incumbent.mayFillMore()) return
  }
}

/**
 * The search of the core of the problem, in turns that bring it to its part of all moves. Each step of it
 * that finds better plans hands over the best one.
 */
function createCorePhase(search: Search, facts: Facts, options: SolveOptions) {
  const { state, context, limits, incumbent } = search
  const { first, share, growth, max } = SCHEDULE.core
  const cost = costOfCoreMove(state.facts)
  const shared: Limits = {
    ...limits,
    get maxMoves() {
      return core.moves + (limits.maxMoves - search.moves) / cost
    },
  }
  const take = (groups: Parameters<typeof load>[2]) => {
    clear(state)
    load(state, context, groups)
    incumbent.keepIfBetter()
  }
  const core: Search = createSearch(
    facts,
    {
      ...options,
      onBest(result) {
        if (result.kind !== 'groups') return
        take(result.groups)
        incumbent.publish(false)
      },
    },
    shared,
    search.outlook,
  )
  const steps = stepsOf(core, options)
  let isEnded = false
  const opening = Math.min(first.perSize * sizeOf(state.facts), first.max)
  const goal = () => Math.min(max, core.moves === 0 ? opening : (share * search.moves) / cost)
  return {
    /** Hands over its first plan. */
    construct: () => void steps.next(),
    /** Whether it is left to the core to find out who can be seated: of large problems it places them faster. */
    isCovering: () =>
      !isEnded && core.moves < max && sizeOf(state.facts) >= SCHEDULE.coverage.firstTurns.fromSize,
    isDue: () => !isEnded && goal() >= (core.moves === 0 ? 1 : growth * core.moves),
    /** Whether the plan of the state is a new one of the core's. */
    run(): boolean {
      const target = goal()
      const before = core.incumbent.plan
      while (!isEnded && core.moves < target && !limits.isOver()) {
        const known = core.incumbent.plan
        const done = core.moves
        isEnded = steps.next().done === true
        search.moves += (core.moves - done) * cost
        // A step that ends with the moves would go on with more of them, and might hand over another plan.
        if (search.moves >= limits.maxMoves) break
        if (core.incumbent.plan !== known) take(planOfSnapshot(core.state.facts, core.incumbent.plan))
      }
      const [hard, medium] = incumbent.score
      const isNew = core.incumbent.plan !== before && search.moves < limits.maxMoves
      const [h, m] = scoreOf(state)
      if (isNew && h >= hard && m >= medium) return true
      restore(state, incumbent.plan)
      return false
    },
  }
}
