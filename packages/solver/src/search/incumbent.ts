import type { Bound } from '../bounds/simple-bound.ts'
import { unfilled } from '../constraints/unfilled.ts'
import { judgeGroups } from '../evaluate-groups.ts'
import type { Facts } from '../facts.ts'
import type { Limits } from '../limits.ts'
import type { PlannedGroup } from '../problem.ts'
import { compareScores, type GroupsResult, type Score, type Unfilled } from '../result.ts'
import { countedPeople, meanShare } from '../shares.ts'
import type { SolveOptions } from '../solve-options.ts'
import { type State, scoreOf } from '../state.ts'
import { indexOf } from './build-facts.ts'
import type { Outlook } from './outlook.ts'
import { planOfSnapshot, type Snapshot, takeSnapshot } from './plan-state.ts'
import { withPrecedence } from './precedence.ts'
import { SCHEDULE } from './schedule.ts'

/** The best plan so far, and who waits for better ones. */
export interface Incumbent {
  readonly plan: Snapshot
  readonly score: Score
  isProven(): boolean
  /** Whether units are missing that it is worth to search for. */
  mayFillMore(): boolean
  /** Takes the state's plan when it is better. */
  keepIfBetter(): void
  /** Reports the plan if it is better than the last one reported; not too soon after it, unless `isDue`. */
  publish(isDue: boolean): void
  /** What the search ends with: of plans as good as the best one, one with more precedence. */
  result(): GroupsResult
}

export function createIncumbent(
  state: State,
  bound: Bound,
  limits: Limits,
  { onBest, seed = 0 }: SolveOptions,
  { outlook, movesSoFar }: { readonly outlook: Outlook; readonly movesSoFar: () => number },
): Incumbent {
  const { publishing } = SCHEDULE
  let plan = takeSnapshot(state)
  let score = scoreOf(state)
  let published: Score | null = null
  let publishedAt = -Infinity
  const counted = countedPeople(state.facts.reading.problem)
  const mustFill = unfilled.isOn(state.facts.problem)
  const meetsBound = ([hard, medium, soft]: Score) =>
    hard === 0 && medium >= bound.medium && soft >= bound.soft - 1e-9

  function resultOf(groups: readonly PlannedGroup[]): GroupsResult {
    const evaluation = judgeGroups(state.facts.reading, groups)
    const [hard, medium, soft] = evaluation.score
    return {
      format: 'plan-result/1',
      kind: 'groups',
      status: meetsBound(evaluation.score) ? 'optimal' : 'feasible',
      score: evaluation.score,
      bound: hard === 0 ? Math.max(bound.soft, soft) : null,
      ...(hard === 0 && mustFill && { mediumBound: Math.max(bound.medium, medium) }),
      groups,
      unfilled: evaluation.unfilled,
      satisfaction: evaluation.satisfaction,
      meanSatisfaction: meanShare(evaluation.satisfaction, counted),
      terms: evaluation.terms,
      breaches: evaluation.breaches,
      ...(evaluation.precedence !== undefined && { precedence: evaluation.precedence }),
      run: {
        seconds: limits.seconds(),
        seed,
        threads: 1,
        moves: Math.ceil(movesSoFar()),
        ...(mayFillMore() && { mayStillBePlaced: placesToCome(state.facts, evaluation.unfilled) }),
      },
    }
  }

  function mayFillMore(): boolean {
    return score[1] < bound.medium && outlook.isOpen()
  }

  function publish(isDue: boolean): void {
    if (onBest === undefined || (published !== null && compareScores(score, published) <= 0)) return
    if (!isDue && limits.now() - publishedAt < publishing.minIntervalMs) return
    published = score
    publishedAt = limits.now()
    onBest(resultOf(planOfSnapshot(state.facts, plan)))
  }

  function keepIfBetter(): void {
    const now = scoreOf(state)
    if (compareScores(now, score) <= 0) return
    plan = takeSnapshot(state)
    score = now
    outlook.reached(score[1])
    if (limits.isTimed && published !== null && limits.now() - publishedAt > publishing.maxSilenceMs)
      publish(true)
  }

  return {
    get plan() {
      return plan
    },
    get score() {
      return score
    },
    isProven: () => meetsBound(score),
    mayFillMore,
    keepIfBetter,
    publish,
    result: () => resultOf(withPrecedence(state.facts, planOfSnapshot(state.facts, plan))),
  }
}

/** How many people lack units that their wishes would be enough for. */
function placesToCome(facts: Facts, unfilled: readonly Unfilled[]): number {
  const { person: indexOfPerson } = indexOf(facts.problem)
  return unfilled.filter(({ person, units }) => {
    const p = indexOfPerson.get(person) ?? 0
    let groups = 0
    for (const t of facts.wanted[p]) groups += facts.firstGroup[t + 1] - facts.firstGroup[t]
    return facts.wants[p] - units < groups
  }).length
}
