import { shuffle } from '../random.ts'
import { hardOf, mediumOf, type State, softOf } from '../state.ts'
import { anneal } from './anneal.ts'
import { annealCoverage, costOfCoverageMove } from './anneal-coverage.ts'
import { annealTimetable, costOfTimetableMove } from './anneal-timetable.ts'
import { checkScore } from './check-score.ts'
import { mustRun } from './checks.ts'
import { placeLayout } from './construct.ts'
import { greatestReward } from './effort.ts'
import { add, replaceBy, trade } from './moves/layout.ts'
import { mark, undo } from './operations.ts'
import { restore } from './plan-state.ts'
import { SCHEDULE } from './schedule.ts'
import type { Search } from './search.ts'
import type { SearchContext } from './search-context.ts'

interface AnnealingPhase {
  /** Whole time blocks are placed anew instead of single people. */
  readonly layout: boolean
  readonly from: number
  /** Moves of single people that this may cost. */
  readonly work: number
}

export function annealPhase(search: Search, { layout, from, work }: AnnealingPhase): void {
  const { state, context, limits, incumbent, cold, layoutCost } = search
  const { temperature } = SCHEDULE
  const cost = layout ? layoutCost : 1
  const left = limits.maxMoves - search.moves
  const done = anneal(state, context, {
    from: Math.max(cold * temperature.minStart, from),
    to: layout ? temperature.layoutEnd * cold : cold,
    moves: Math.ceil(work / cost),
    most: Math.ceil(left / cost),
    layout,
    breachPrice: context.unitPrice * temperature.breach,
    assertScore: search.assertScore,
    shouldStop: limits.isOver,
    onBetter: incumbent.keepIfBetter,
  })
  search.moves += done * cost
}

/** People with units missing get them where another layout gives more than it takes. */
export function rescuePhase(search: Search): void {
  const { state, context, limits, incumbent, layoutCost } = search
  const { share, min } = SCHEDULE.rescue
  const most = Math.max(min, share * search.moves)
  const tried = rescue(state, context, {
    maxLayouts: Math.ceil(Math.min(most, limits.maxMoves - search.moves) / layoutCost),
    assertScore: search.assertScore,
    shouldStop: limits.isOver,
    onKept: incumbent.keepIfBetter,
  })
  search.moves += tried * layoutCost
}

/**
 * Whether a phase ended with the moves of the search. With more of them it would have gone on to something
 * else: what it has so far does not count, or more moves could be worse.
 */
function isCut({ moves, limits }: Search): boolean {
  return moves >= limits.maxMoves || limits.isOver()
}

/** A phase that finds a layout by its relaxed timetable alone, everybody placed, longer each time. */
export function createTimetablePhase(search: Search): () => void {
  const { state, context, limits, incumbent } = search
  const { facts } = state
  const { firstMoves, growth, start, end, penaltyMultiplier } = SCHEDULE.timetable
  const cost = costOfTimetableMove(facts)
  const reward = greatestReward(facts)
  let multiplier: number = penaltyMultiplier.first
  let work = Math.min(firstMoves.perStart * facts.topics * facts.slots, firstMoves.max / cost)
  return () => {
    const left = Math.max(0, limits.maxMoves - search.moves) / cost
    const unitPrice = multiplier * context.unitPrice
    const found = annealTimetable(state, context, {
      unitPrice,
      from: Math.min(unitPrice * start.unitPrice, start.reward * reward),
      to: end.reward * reward,
      moves: Math.ceil(work),
      most: Math.ceil(left),
      assertScore: search.assertScore,
      shouldStop: limits.isOver,
    })
    search.moves += found.moves * cost
    work *= growth
    if (isCut(search)) return
    placeLayout(state, context, found.start)
    const { factor, min, max } = penaltyMultiplier
    multiplier = mediumOf(state) < 0 ? Math.min(max, multiplier * factor) : Math.max(min, multiplier / factor)
    if (search.assertScore) checkScore(state, 'relaxed timetable')
    incumbent.keepIfBetter()
  }
}

/** A phase that has a part of the effort of its search. */
export interface SharedPhase {
  /** Whether it has had less than its part so far. */
  isDue(): boolean
  run(): void
}

/**
 * A phase that finds a layout by who can be seated at all, everybody placed, longer each time: from the
 * best plan, with more and less heat in turns. It ends at the best plan where it seats fewer.
 */
export function createCoveragePhase(search: Search): SharedPhase {
  const { state, context, limits, incumbent } = search
  const { first, growth, heats, to, share } = SCHEDULE.coverage
  const { topics, slots } = state.facts
  const cost = costOfCoverageMove(state.facts)
  let work = Math.min(first.perStart * topics * slots, first.max)
  let turn = 0
  let spent = 0
  let part: number = share.first
  return {
    isDue: () => spent < Math.max(share.min, part) * search.moves,
    run() {
      const before = incumbent.score[1]
      const left = Math.max(0, limits.maxMoves - search.moves) / cost
      const found = annealCoverage(state, context.random, {
        from: heats[turn++ % heats.length],
        to,
        moves: Math.ceil(work),
        most: Math.ceil(left),
        assertScore: search.assertScore,
        shouldStop: limits.isOver,
      })
      search.moves += found.moves * cost
      spent += found.moves * cost
      work *= growth
      if (isCut(search)) return
      placeLayout(state, context, found.start)
      if (search.assertScore) checkScore(state, 'coverage')
      incumbent.keepIfBetter()
      const [hard, medium] = incumbent.score
      part = medium > before ? share.first : part * share.afterFailure
      if (hardOf(state) < hard || mediumOf(state) < medium) restore(state, incumbent.plan)
    },
  }
}

interface Rescue {
  /** Layouts that may be tried. */
  readonly maxLayouts: number
  readonly assertScore: boolean
  shouldStop(): boolean
  /** Called after every change that was kept; not each makes the plan better. */
  onKept(): void
}

type Attempt = () => boolean

/** Ways to run the topic at a start for p: opened, in another group's place, or trading places. */
function attemptsFor(state: State, context: SearchContext, p: number, topic: number): Attempt[] {
  const { facts, start, running, busy } = state
  const attempts: Attempt[] = []
  const isFreeAt = (at: number) => {
    if (facts.attend[topic][at * facts.people + p] === 0) return false
    return facts.covers[topic][at].every((slot) => busy[p * facts.slots + slot] === 0)
  }
  const isMovable = (g: number) => !facts.fixedStarts.has(g)
  const mine = running.filter((g) => facts.topicOf[g] === topic && isMovable(g))
  for (const at of facts.starts[topic]) if (isFreeAt(at)) attempts.push(() => add(state, context, topic, at))
  for (const old of running) {
    if (mustRun(facts, old) || facts.topicOf[old] === topic || !isFreeAt(start[old])) continue
    attempts.push(() => replaceBy(state, context, old, topic))
    for (const g of mine) attempts.push(() => trade(state, context, g, old))
  }
  return attempts
}

/**
 * Tries for each person with missing units every change of the layout that offers them a wished topic, and
 * keeps the first that fills more units than it empties. Now and then it keeps one that moves the lack to
 * somebody else. Returns the number of layouts tried.
 */
function rescue(
  state: State,
  context: SearchContext,
  { maxLayouts, assertScore, shouldStop, onKept }: Rescue,
): number {
  const { facts, units } = state
  let tried = 0
  const isOver = () => tried >= maxLayouts || shouldStop()
  const works = (p: number, attempt: Attempt, sideways: boolean): boolean => {
    const hard = hardOf(state)
    const medium = mediumOf(state)
    const soft = softOf(state)
    const had = units[p]
    mark(state)
    tried++
    if (attempt() && hardOf(state) >= hard) {
      const gain = context.unitPrice * (mediumOf(state) - medium) + softOf(state) - soft
      const passedOn =
        mediumOf(state) === medium && units[p] > had && gain > -SCHEDULE.rescue.maxLoss * context.unitPrice
      // A unit more is better whatever it costs: its price is that of most.
      const isBetter = gain > 1e-6 || mediumOf(state) > medium
      if (sideways ? passedOn : isBetter) return true
    }
    undo(state)
    return false
  }
  const help = (p: number, sideways: boolean): boolean => {
    for (const topic of shuffle(Array.from(facts.wanted[p]), context.random))
      for (const attempt of attemptsFor(state, context, p, topic)) {
        if (isOver()) return false
        if (!works(p, attempt, sideways)) continue
        if (assertScore) checkScore(state, 'rescue')
        onKept()
        return true
      }
    return false
  }
  const helpAny = (sideways: boolean): boolean => {
    const open = Array.from(facts.wants.keys()).filter((p) => units[p] < facts.wants[p])
    return shuffle(open, context.random).some((p) => help(p, sideways))
  }
  context.noise = 0
  for (let passed = 0; passed < SCHEDULE.rescue.maxPassedOn && !isOver(); passed++) {
    while (helpAny(false));
    if (mediumOf(state) === 0 || !helpAny(true)) break
  }
  return tried
}
