import { createLimits, type Limits } from '../limits.ts'
import type { Meeting, PairsProblem } from '../problem.ts'
import { seededRandom } from '../random.ts'
import type { PairsResult } from '../result.ts'
import type { SolveOptions } from '../solve-options.ts'
import { annealPairs } from './anneal-pairs.ts'
import { branch, roundDown } from './branch.ts'
import { evaluatePairs } from './evaluate-pairs.ts'
import { buildPairFacts, type PairFacts } from './pair-facts.ts'
import { PAIR_SCHEDULE } from './pair-schedule.ts'
import { addGreedily, chosenEdges, createPairState, type PairState, setEdges } from './pair-state.ts'
import { type Relaxation, relax } from './relaxation.ts'

function meetingsOf({ problem, a, b }: PairFacts, edges: readonly number[]): Meeting[] {
  const name = (p: number) => problem.people[p].id
  return [...problem.kept, ...edges.map((e): Meeting => [name(a[e]), name(b[e])])]
}

/** A run with the best meetings so far. */
interface PairRun {
  readonly facts: PairFacts
  readonly limits: Limits
  readonly seed: number
  best: readonly number[]
  soft: number
  bound: number | null
  moves: number
}

function isProven({ bound, soft }: PairRun): boolean {
  return bound !== null && soft >= bound - 1e-9
}

function take(run: PairRun, edges: readonly number[], soft: number): void {
  run.best = [...edges]
  run.soft = soft
}

function resultOf(run: PairRun): PairsResult {
  const { facts, limits, seed, best, bound, moves } = run
  const meetings = meetingsOf(facts, best)
  const { score, terms, satisfaction, unfilled, breaches } = evaluatePairs(facts.problem, meetings)
  return {
    format: 'plan-result/1',
    kind: 'pairs',
    status: isProven(run) ? 'optimal' : 'feasible',
    score,
    bound: bound === null ? null : Math.max(bound, score[2]),
    meetings,
    unfilled,
    satisfaction,
    terms,
    breaches,
    run: { seconds: limits.seconds(), seed, threads: 1, moves },
  }
}

/**
 * Plans pairs: greedy at once, then the relaxation for a proven bound and a rounding of it, then annealing, then branch and
 * bound while the gap is open. Reports "optimal" only when the bound is met.
 */
export function solvePairs(problem: PairsProblem, options: SolveOptions = {}): PairsResult {
  const limits = createLimits(options, PAIR_SCHEDULE.defaultMoves)
  const facts = buildPairFacts(problem)
  const state = createPairState(facts)
  addGreedily(
    state,
    Array.from(facts.value.keys()).sort((x, y) => facts.value[y] - facts.value[x]),
  )
  const best = chosenEdges(state)
  const seed = options.seed ?? 0
  const run: PairRun = { facts, limits, seed, best, soft: state.soft, bound: null, moves: 0 }
  const publish = () => options.onBest?.(resultOf(run))
  publish()
  if (facts.value.length === 0) run.bound = run.soft
  if (limits.isOver() || facts.value.length === 0) return resultOf(run)
  const root = relax(facts, new Int8Array(facts.value.length), limits.isOver)
  if (root !== null) {
    run.bound = root.bound
    const rounded = roundDown(facts, root)
    if (rounded.soft > run.soft) take(run, rounded.edges, rounded.soft)
    publish()
  }
  improve(run, state, root, publish)
  return resultOf(run)
}

/** Annealing in cycles from the best meetings; after the first one branching closes the gap where it can. */
function improve(run: PairRun, state: PairState, root: Relaxation | null, publish: () => void): void {
  const { facts, limits } = run
  const { cycle, hot } = PAIR_SCHEDULE
  const random = seededRandom(run.seed)
  const heat =
    facts.value.reduce((high, one) => Math.max(high, one), 0) * hot.value + facts.fairness * hot.fairness
  let idle = 0
  for (let number = 0; run.moves < limits.maxMoves && !limits.isOver(); number++) {
    if (isProven(run) || idle >= cycle.maxIdle) return
    const before = run.soft
    setEdges(state, run.best)
    run.moves += annealPairs(state, random, run.soft, {
      from: heat * cycle.heats[number % cycle.heats.length],
      to: heat * cycle.end,
      moves: Math.min(cycle.moves, limits.maxMoves - run.moves),
      shouldStop: limits.isOver,
      onBetter: (edges, soft) => take(run, edges, soft),
    })
    idle = run.soft > before + 1e-9 ? 0 : idle + 1
    if (idle === 0) publish()
    if (number === 0 && root !== null && !isProven(run)) run.bound = prove(run, root)
  }
}

/** The bound after branching, as far as that may go. */
function prove(run: PairRun, root: Relaxation): number {
  const { facts, limits } = run
  const { min, overEdges } = PAIR_SCHEDULE.branching
  let left = Math.max(min, Math.floor(overEdges / facts.value.length))
  return branch(facts, root, {
    incumbent: run.soft,
    shouldStop: () => limits.isOver() || left-- < 0,
    onBetter: (edges, soft) => take(run, edges, soft),
  })
}
