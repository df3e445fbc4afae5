import { createLimits, type Limits } from '../limits.ts'
import type { PairsProblem, PlannedMeeting } from '../problem.ts'
import type { ProgramSolver } from '../program-solver.ts'
import { type Random, seededRandom } from '../random.ts'
import type { PairsResult } from '../result.ts'
import { countedPeople, meanShare } from '../shares.ts'
import type { SolveOptions } from '../solve-options.ts'
import { branch } from './branch.ts'
import { evaluatePairs } from './evaluate-pairs.ts'
import { type PairPlan, planOf, scoreBound, scoreTolerance } from './incumbent.ts'
import { buildPairFacts, type PairFacts } from './pair-facts.ts'
import { PAIR_SCHEDULE } from './pair-schedule.ts'
import { addGreedily, chosenEdges, createPairState, type PairState, setEdges } from './pair-state.ts'
import { placeMeetings } from './place-meetings.ts'
import { type Relaxation, relax, roundDown } from './relaxation.ts'
import { programsFor, solveProgram } from './solve-program.ts'
import { createTrails, improveByTrails } from './trails.ts'

/** A search with the best plan so far. */
interface PairSearchState {
  readonly facts: PairFacts
  readonly limits: Limits
  readonly seed: number
  readonly random: Random
  best: PairPlan
  result: PairsResult
  /** On the worth of any plan; Infinity before there is one. */
  bound: number
  moves: number
  publish(): void
}

function meetingsOf(
  { problem, ids, a, b, weight, sessions, keptMeetings }: PairFacts,
  plan: PairPlan,
): PlannedMeeting[] {
  const sessionOf = (item: number) =>
    sessions > 1 && plan.sessionOf[item] >= 0 ? plan.sessionOf[item] : null
  const kept = problem.kept.map(
    ([one, other], k): PlannedMeeting => [one, other, sessionOf(weight.length + k)],
  )
  const granted = plan.edges.map((e): PlannedMeeting => {
    const [one, other] = [ids[a[e]], ids[b[e]]].sort()
    return [one, other, sessionOf(e)]
  })
  return [
    ...(keptMeetings.length > 0 ? kept : []),
    ...granted.sort((x, y) => (`${x[0]}|${x[1]}` < `${y[0]}|${y[1]}` ? -1 : 1)),
  ]
}

function resultOf(search: PairSearchState): PairsResult {
  const { facts, limits, seed, best, moves } = search
  const meetings = meetingsOf(facts, best)
  const { score, terms, satisfaction, unfilled, breaches, precedence, changes } = evaluatePairs(
    facts,
    meetings,
  )
  const bound = search.bound === Infinity ? null : Math.max(scoreBound(facts, search.bound), score[2])
  const isProven = bound !== null && score[2] >= bound - scoreTolerance(facts, bound)
  return {
    format: 'plan-result/1',
    kind: 'pairs',
    status:
      isProven && breaches.every(({ constraint }) => constraint !== 'noSession') ? 'optimal' : 'feasible',
    score,
    // What a proven plan still lacks is rounding, or no more than what scores differ by.
    bound: isProven ? score[2] : bound,
    meetings,
    precedence,
    changes,
    unfilled,
    satisfaction,
    meanSatisfaction: meanShare(satisfaction, countedPeople(facts.problem)),
    terms,
    breaches,
    run: { seconds: limits.seconds(), seed, threads: 1, moves },
  }
}

/** A search for pairs that asks at most once for a solver of programs, slow to load. Null: there is none. */
type PairSearch = Generator<void, PairsResult, ProgramSolver | null>

/**
 * Plans pairs: greedily, then the relaxation as a bound, its rounding improved along trails, sessions, repair
 * of meetings without one, and branch and bound or a program in whole numbers. "optimal" means that the bound
 * is met. The same seed gives the same plan unless time ends the search.
 */
export function* searchPairs(problem: PairsProblem, options: SolveOptions = {}): PairSearch {
  const limits = createLimits(options, PAIR_SCHEDULE.defaultMoves)
  const seed = options.seed ?? 0
  const drawn = problem.seed ?? seed
  const facts = buildPairFacts(problem, drawn)
  const state = createPairState(facts)
  addGreedily(
    state,
    Array.from(facts.weight.keys()).sort((x, y) => facts.weight[y] - facts.weight[x]),
  )
  const random = seededRandom(drawn)
  const search = { facts, limits, seed, random, bound: Infinity, moves: 0 } as PairSearchState
  search.publish = () => {
    search.result = resultOf(search)
    options.onBest?.(search.result)
  }
  search.best = place(search, state, null)
  if (facts.weight.length === 0) search.bound = search.best.worth
  search.publish()
  if (limits.isOver() || facts.weight.length === 0 || limits.maxMoves === 0) return search.result
  const root = relax(facts, new Int8Array(facts.weight.length), limits.isOver)
  if (root !== null) yield* improve(search, root)
  return resultOf(search)
}

function* improve(search: PairSearchState, root: Relaxation): Generator<void, void, ProgramSolver | null> {
  const { facts, limits } = search
  search.moves++
  search.bound = root.bound
  const state = roundDown(facts, root)
  improveByTrails(createTrails(state, root.costs), limits.isOver)
  take(search, place(search, state, null))
  search.publish()
  repair(search, root, state)
  if (limits.isOver()) return
  yield* close(search, root)
}

function isProven(search: PairSearchState): boolean {
  return search.result.status === 'optimal'
}

/** The plan of a state's meetings. */
function place({ facts, random }: PairSearchState, state: PairState, before: Int32Array | null): PairPlan {
  const edges = chosenEdges(state)
  const placing = { random, stay: facts.stay, mayMoveStays: true, ...(before === null ? {} : { before }) }
  return planOf(facts, edges, placeMeetings(facts, edges, placing))
}

function take(search: PairSearchState, plan: PairPlan): boolean {
  if (plan.worth <= search.best.worth + 1e-12) return false
  search.best = plan
  return true
}

/**
 * While the score is not proven: one meeting is forbidden, of those that found no session or of anybody who
 * could have more, and its people look for others along trails.
 */
function repair(search: PairSearchState, root: Relaxation, state: PairState): void {
  const { facts, limits, random } = search
  if (isProven(search)) return
  const banned = createTrails(state, root.costs).banned
  for (let idle = 0; idle < PAIR_SCHEDULE.maxIdleRounds; idle++) {
    if (limits.isOver() || search.moves++ >= limits.maxMoves || isProven(search)) return
    const all = chosenEdges(state)
    const placed = new Set(search.best.edges)
    const left = all.filter((e) => !placed.has(e))
    const pool = left.length > 0 && random.below(4) > 0 ? left : all
    if (pool.length === 0) return
    const e = pool[random.below(pool.length)]
    const before = chosenEdges(state)
    banned[e] = 1
    toggleOut(state, e)
    improveByTrails({ ...createTrails(state, root.costs), banned }, limits.isOver)
    banned[e] = 0
    const plan = place(search, state, search.best.sessionOf)
    if (take(search, plan)) {
      idle = 0
      search.publish()
    } else if (plan.worth < search.best.worth - facts.tie) setEdges(state, before)
  }
}

function toggleOut(state: PairState, e: number): void {
  const rest = chosenEdges(state).filter((one) => one !== e)
  setEdges(state, rest)
}

/** Whether the best plan's score meets the bound; of plans of equal score a better one may still be open. */
function isScored({ facts, result, bound }: PairSearchState): boolean {
  return result.score[2] >= scoreBound(facts, bound) - scoreTolerance(facts, bound)
}

/** Proves what is open by branching, by a program where that takes long, by branching if there is none. */
function* close(search: PairSearchState, root: Relaxation): Generator<void, void, ProgramSolver | null> {
  const { facts, limits } = search
  const { branching, program } = PAIR_SCHEDULE
  const edges = facts.weight.length
  const most = Math.min(branching.max, Math.max(branching.min, Math.floor(branching.overEdges / edges)))
  search.bound = branchUpTo(
    search,
    root,
    Math.min(program.after.max, Math.floor(program.after.overEdges / edges)),
  )
  const isOver = () => isScored(search) || limits.isOver() || search.moves > limits.maxMoves
  if (isOver()) return
  const solver = yield
  const [first, last] = programsFor(facts)
  const isSolved = solver !== null && byProgram(search, root, solver, first)
  if (isOver() || (isSolved && last === undefined)) return
  search.bound = Math.min(search.bound, branchUpTo(search, root, most))
  if (!isOver() && solver !== null && last !== undefined) byProgram(search, root, solver, last)
}

/** The bound after branching, as far as that may go. */
function branchUpTo(search: PairSearchState, root: Relaxation, most: number): number {
  const { facts, limits, bound: known } = search
  let solved = 0
  return branch(root, {
    facts,
    best: search.best,
    random: search.random,
    shouldStop: limits.isOver,
    isSpent: (bound) => {
      search.bound = Math.min(known, bound)
      search.moves++
      const isEnough = solved++ >= (isScored(search) ? PAIR_SCHEDULE.branching.forTies : most)
      return limits.isOver() || search.moves > limits.maxMoves || isEnough
    },
    onBetter: (plan) => {
      search.best = plan
      search.publish()
    },
  })
}

/** False where the program cannot be solved. */
function byProgram(
  search: PairSearchState,
  root: Relaxation,
  solver: ProgramSolver,
  withSessions: boolean,
): boolean {
  const { facts, limits, random } = search
  search.moves++
  const programming = { facts, root, best: search.best, random, solver, shouldStop: limits.isOver }
  const solved = solveProgram(programming, withSessions)
  if (solved === null) return false
  search.bound = Math.min(search.bound, solved.bound)
  if (solved.plan !== null && take(search, solved.plan)) search.publish()
  return true
}
