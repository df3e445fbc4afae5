import type { Meeting, PairsProblem } from '../problem.ts'
import { seededRandom } from '../random.ts'
import type { PairsResult } from '../result.ts'
import type { SolveOptions } from '../solve-options.ts'
import { annealPairs } from './anneal-pairs.ts'
import { branch, roundDown } from './branch.ts'
import { evaluatePairs } from './evaluate-pairs.ts'
import { buildPairFacts, type PairFacts } from './pair-facts.ts'
import { addGreedily, chosenEdges, createPairState, setEdges } from './pair-state.ts'
import { relax } from './relaxation.ts'

const CYCLE = 400_000
const DEFAULT_MOVES = 4_000_000

function meetingsOf({ problem, a, b }: PairFacts, edges: readonly number[]): Meeting[] {
  const name = (p: number) => problem.people[p].id
  return [...problem.kept, ...edges.map((e): Meeting => [name(a[e]), name(b[e])])]
}

/**
 * Plans pairs: greedy at once, then the relaxation for a proven bound and a rounding of it, then annealing, then branch and
 * bound while the gap is open. Reports "optimal" only when the bound is met.
 */
export function solvePairs(problem: PairsProblem, options: SolveOptions = {}): PairsResult {
  const now = options.now ?? (() => 0)
  const began = now()
  const timed = options.now !== undefined && options.seconds !== undefined && options.iterations === undefined
  const deadline = timed ? began + (options.seconds ?? 0) * 1000 : Infinity
  const seed = options.seed ?? 0
  const random = seededRandom(seed)
  const isOver = () => (options.shouldStop?.() ?? false) || now() >= deadline
  const facts = buildPairFacts(problem)
  const state = createPairState(facts)
  addGreedily(
    state,
    Array.from(facts.value.keys()).sort((x, y) => facts.value[y] - facts.value[x]),
  )
  let best = chosenEdges(state)
  let soft = state.soft
  let bound: number | null = null
  let moves = 0
  const isProven = () => bound !== null && soft >= bound - 1e-9
  const report = (): PairsResult => {
    const meetings = meetingsOf(facts, best)
    const { score, terms, satisfaction, unfilled, breaches } = evaluatePairs(problem, meetings)
    return {
      format: 'plan-result/1',
      kind: 'pairs',
      status: isProven() ? 'optimal' : 'feasible',
      score,
      bound: bound === null ? null : Math.max(bound, score[2]),
      meetings,
      unfilled,
      satisfaction,
      terms,
      breaches,
      run: { seconds: (now() - began) / 1000, seed, threads: 1, moves },
    }
  }
  const take = (edges: readonly number[], value: number) => {
    best = [...edges]
    soft = value
  }
  options.onBest?.(report())
  if (isOver() || facts.value.length === 0) {
    if (facts.value.length === 0) bound = soft
    return report()
  }

  const root = relax(facts, new Int8Array(facts.value.length), isOver)
  if (root !== null) {
    bound = root.bound
    const rounded = roundDown(facts, root)
    if (rounded.soft > soft) take(rounded.edges, rounded.soft)
    options.onBest?.(report())
  }
  const most = options.iterations ?? (timed ? Infinity : DEFAULT_MOVES)
  const heat = facts.value.reduce((high, one) => Math.max(high, one), 0) / 2 + facts.fairness / 8
  let idle = 0
  for (let cycle = 0; moves < most && !isOver() && !isProven() && idle < 4; cycle++) {
    const before = soft
    setEdges(state, best)
    moves += annealPairs(state, random, soft, {
      from: heat * [0.1, 1, 0.02, 0.3][cycle % 4],
      to: heat * 0.002,
      moves: Math.min(CYCLE, most - moves),
      shouldStop: isOver,
      onBetter: take,
    })
    idle = soft > before + 1e-9 ? 0 : idle + 1
    if (idle === 0) options.onBest?.(report())
    if (cycle === 0 && root !== null && !isProven()) bound = prove(root.bound)
  }
  return report()

  /** Branching is bounded in relaxations so that iteration-limited runs end alike everywhere. */
  function prove(before: number): number {
    let left = Math.max(20, Math.floor(40_000 / facts.value.length))
    if (root === null) return before
    return branch(facts, root, {
      incumbent: soft,
      shouldStop: () => isOver() || left-- < 0,
      onBetter: take,
    })
  }
}
