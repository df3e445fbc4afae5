import { simpleBound } from './bounds/simple-bound.ts'
import { evaluateGroups } from './evaluate-groups.ts'
import type { GroupsProblem } from './problem.ts'
import { type Random, seededRandom } from './random.ts'
import { compareScores, type GroupsResult, type Score } from './result.ts'
import { anneal } from './search/anneal.ts'
import { annealOutline, costOfOutline, isOutlinable } from './search/anneal-outline.ts'
import { buildFacts } from './search/build-facts.ts'
import { checkScore } from './search/check-score.ts'
import { construct, load, realise } from './search/construct.ts'
import { coreProblem } from './search/core-problem.ts'
import { createSeeker } from './search/create-seeker.ts'
import { clear, createState } from './search/create-state.ts'
import { costOfLayout, greatestReward, patienceFor, priceOfUnit } from './search/effort.ts'
import { planOfSnapshot } from './search/plan-of-state.ts'
import { rescue } from './search/rescue.ts'
import { restore, type Snapshot, takeSnapshot } from './search/snapshot.ts'
import { hardOf, mediumOf, type State, softOf } from './search/state.ts'
import type { SolveOptions } from './solve-options.ts'

const DEFAULT_ITERATIONS = 2_000_000
const PUBLISH_EVERY_MS = 100
const LONG_SILENCE_MS = 500
/** People and groups from which on the core of the problem is solved first, and the part of the limits that may take. */
const CORE_FROM = 60
const CORE_SHARE = 0.3
/** Nor longer than this: what it finds late shows little in the whole score, and who waits would take that for the end. */
const MOST_CORE_SECONDS = 3
/** A plan is really better when fewer units are missing or the soft score rose by this part of itself. */
const REAL_GAIN = 2e-4
/** Moves per person and group from which on cycles grow slowly: many fair attempts beat one very long one. */
const LONG_CYCLE = 2000
/** Start temperatures of the cycles, as parts of the hottest. */
const HEATS = [1, 1, 1, 1, 0.5]
/**
 * Layouts start hotter than single people, in turns: leaving one that fills most units for another costs several units in
 * between, while the fine points are found at less heat.
 */
const LAYOUT_HEATS = [1, 2]
/** Part of the time left that an outline may take. */
const OUTLINE_SHARE = 0.4
/** Moves of single people for which the first outline may stand: somebody waits for it. */
const MOST_FIRST_OUTLINE = 1_500_000
/** Outlines grow by this factor: many fair attempts, and longer ones as time goes by. */
const OUTLINE_GROWTH = 1.35
/** Heats of whole layouts in the cycles between outlines, in turns: less keeps what the outline found, more leaves it. */
const OUTLINED_HEATS = [0.3, 1, 0.3, 2]
/** After an outline a layout is put right where room is short, no more. */
const SKETCHED_HEAT = 0.1

function scoreOf(state: State): Score {
  return [hardOf(state), mediumOf(state), softOf(state)]
}

/**
 * Plans groups: construction, then cycles of annealing that grow and restart from the best plan at changing heat. Ends when
 * the bound is met, nothing has improved for a while, or a limit of the options is reached.
 */
export function solveGroups(problem: GroupsProblem, options: SolveOptions = {}): GroupsResult {
  const now = options.now ?? (() => 0)
  const began = now()
  const timed = options.now !== undefined && options.seconds !== undefined && options.iterations === undefined
  const deadline = timed ? began + (options.seconds ?? 0) * 1000 : Infinity
  const most = options.iterations ?? (timed ? Infinity : DEFAULT_ITERATIONS)
  const seed = options.seed ?? 0
  const random: Random = seededRandom(seed)
  const facts = buildFacts(problem)
  const bound = simpleBound(facts)
  const state = createState(facts)
  const unitPrice = priceOfUnit(facts)
  const seeker = createSeeker(facts, random, unitPrice)
  const mayStop = options.shouldStop ?? (() => false)
  const isOver = () => mayStop() || now() >= deadline

  let moves = 0
  let best: Snapshot = takeSnapshot(state)
  let bestScore: Score = scoreOf(state)
  let published: Score | null = null
  let publishedAt = -Infinity
  const isProven = () =>
    bestScore[0] === 0 && bestScore[1] >= bound.medium && bestScore[2] >= bound.soft - 1e-9

  const report = (): GroupsResult => {
    const groups = planOfSnapshot(facts, best)
    const { score, terms, satisfaction, unfilled, breaches } = evaluateGroups(problem, groups)
    const proven = score[0] === 0 && score[1] >= bound.medium && score[2] >= bound.soft - 1e-9
    return {
      format: 'plan-result/1',
      kind: 'groups',
      status: proven ? 'optimal' : 'feasible',
      score,
      bound: score[0] === 0 ? Math.max(bound.soft, score[2]) : null,
      groups,
      unfilled,
      satisfaction,
      terms,
      breaches,
      run: { seconds: (now() - began) / 1000, seed, threads: 1, moves },
    }
  }
  const keepIfBetter = () => {
    const score = scoreOf(state)
    if (compareScores(score, bestScore) <= 0) return
    best = takeSnapshot(state)
    bestScore = score
    // A cycle of a large event takes many seconds, and nobody should wait for its end.
    if (timed && published !== null && now() - publishedAt > LONG_SILENCE_MS) publish(true)
  }
  const publish = (atOnce: boolean) => {
    if (options.onBest === undefined || (published !== null && compareScores(bestScore, published) <= 0))
      return
    if (!atOnce && now() - publishedAt < PUBLISH_EVERY_MS) return
    published = bestScore
    publishedAt = now()
    options.onBest(report())
  }

  const given = options.warmStart ?? problem.previous ?? []
  load(state, seeker, given)
  construct(state, seeker, isOver)
  if (options.assertScore) checkScore(state, 'construct')
  keepIfBetter()
  publish(true)

  const greatest = greatestReward(facts)
  const hot = Math.max(unitPrice / 2, greatest / 2, 1)
  const cold = Math.max(0.001, 0.004 * greatest)
  /** 0..1, from now on, of this share of the time left; 0 without a time limit. */
  const elapsedOf = (share: number) => {
    const from = now()
    return () => (timed ? (now() - from) / Math.max(1, share * (deadline - from)) : 0)
  }
  const outlinable = isOutlinable(facts)
  const outlineCost = costOfOutline(facts)
  /** Price of an open unit in outlines: cheap ones leave more freedom, so they are as dear as it takes to leave none. */
  let dearness = 1
  let outlineWork = Math.min(300 * facts.topics * facts.slots, MOST_FIRST_OUTLINE / outlineCost)
  /** Another layout found by its outline alone, with everybody placed. */
  const sketch = () => {
    const left = Math.max(0, Math.min(OUTLINE_SHARE * most, most - moves)) / outlineCost
    const price = dearness * unitPrice
    const found = annealOutline(state, seeker, {
      unitPrice: price,
      from: Math.min(price / 2, 3 * greatest),
      to: 0.1 * greatest,
      moves: Math.ceil(Math.min(outlineWork, left)),
      assertScore: options.assertScore ?? false,
      shouldStop: isOver,
      elapsed: elapsedOf(OUTLINE_SHARE),
    })
    moves += found.moves * outlineCost
    outlineWork *= OUTLINE_GROWTH
    realise(state, seeker, found.start)
    dearness = mediumOf(state) < 0 ? Math.min(2, dearness * 1.5) : Math.max(0.7, dearness / 1.5)
    if (options.assertScore) checkScore(state, 'outline')
    keepIfBetter()
  }
  const size = facts.people + facts.groups
  const core = given.length === 0 && size >= CORE_FROM ? coreProblem(problem) : null
  if (core !== null) {
    const take = ({ groups }: GroupsResult) => {
      clear(state)
      load(state, seeker, groups)
      keepIfBetter()
      publish(false)
    }
    const { run } = solveGroups(core, {
      ...options,
      ...(timed
        ? { seconds: Math.min(MOST_CORE_SECONDS, CORE_SHARE * (options.seconds ?? 0)) }
        : { iterations: Math.ceil(CORE_SHARE * most) }),
      onBest: (result) => take(result as GroupsResult),
    })
    moves += run.moves
    publish(true)
  } else if (outlinable && given.length === 0) {
    sketch()
    publish(true)
  }

  const layoutCost = costOfLayout(facts)
  /** One run of annealing; `share` is the part of the remaining time it may take. */
  const run = (layout: boolean, from: number, work: number, share: number) => {
    const wanted = layout ? Math.ceil(work / layoutCost) : work
    const left = layout ? Math.ceil((most - moves) / layoutCost) : most - moves
    const done = anneal(state, seeker, {
      from: Math.max(cold * 5, from),
      to: layout ? 2.5 * cold : cold,
      moves: Math.min(Math.ceil(wanted), left),
      layout,
      breachPrice: unitPrice * 1.5,
      assertScore: options.assertScore ?? false,
      shouldStop: isOver,
      elapsed: elapsedOf(share),
      onBetter: keepIfBetter,
    })
    moves += layout ? done * layoutCost : done
  }
  /** People with units missing get them where another layout gives more than it takes. */
  const rescueAll = () => {
    const tried = rescue(state, seeker, {
      most: Math.ceil((most - moves) / layoutCost),
      assertScore: options.assertScore ?? false,
      shouldStop: isOver,
      onKept: keepIfBetter,
    })
    moves += tried * layoutCost
  }
  /** Outlines know nothing of pairs and fairness: where those count, the core has made use of them already. */
  const sketches = outlinable && core === null
  const patience = patienceFor(size)
  let length = Math.min(100_000, Math.max(1000, 100 * size))
  /** Medium level that was last searched for people who can be helped. */
  let rescued = 0
  let lastGain = moves
  let lastReal = bestScore
  /** A hard or medium level gained, or soft gains since the last real one that add up to something. */
  const isRealGain = () =>
    bestScore[0] > lastReal[0] ||
    bestScore[1] > lastReal[1] ||
    bestScore[2] > lastReal[2] + REAL_GAIN * Math.abs(lastReal[2])
  for (let cycle = 0; moves < most && !isOver() && !isProven(); cycle++) {
    const heat = HEATS[cycle % HEATS.length]
    restore(state, best)
    if (bestScore[0] < 0 && cycle % 2 === 1) {
      // Contradictory fixed groups make deep valleys: begin again with another choice among them.
      clear(state)
      construct(state, seeker, isOver)
      keepIfBetter()
    }
    // Two ways to search, in turns: what traps one is often easy for the other.
    const byLayout = sketches ? cycle % 8 !== 7 : cycle % 4 !== 0
    const bySketch = sketches && cycle % 2 === 1
    if (bySketch) sketch()
    if (byLayout) {
      // Few moves cannot cool down from the greatest heat: a short cycle starts cooler.
      const enough = Math.min(1, Math.max(0.1, length / layoutCost / (50 * facts.groups)))
      const heats = sketches ? OUTLINED_HEATS : LAYOUT_HEATS
      const turn = sketches ? cycle / 2 : cycle
      const warmth = bySketch ? SKETCHED_HEAT : heats[turn % heats.length]
      run(true, hot * heat * enough * warmth, length, 0.8)
      restore(state, best)
    }
    // What the core did not know is put right at once before anything else is tried.
    const warmth = core !== null && cycle === 0 ? 0 : byLayout ? 0.1 : 1
    run(false, hot * heat * warmth, byLayout ? length * 0.4 : length, 1)
    if (bestScore[1] < 0 && (cycle === 0 || bestScore[1] > rescued)) {
      restore(state, best)
      rescueAll()
      rescued = bestScore[1]
    }
    if (isRealGain()) {
      lastGain = moves
      lastReal = bestScore
    }
    publish(cycle < 3)
    length = Math.min(length * (length > LONG_CYCLE * size ? 1.1 : 1.6), 30_000_000) | 0
    if (moves - lastGain > Math.max(patience, lastGain / 2)) break
  }
  publish(true)
  return report()
}
