import type { GroupsProblem, PlannedGroup, PlanResult, Problem } from '@planner/solver'
import { PLANNER_NICENESS } from '../../apps/server/src/planning/threads/niceness.ts'
import { solveOnThreads } from '../../apps/server/src/planning/threads/threaded-solve.ts'

export interface Figures {
  /** Seconds to the first plan. */
  readonly first: number
  /** Seconds to the first plan that fills as much as the last one, with a soft score within 1 %. */
  readonly within: number
  readonly took: number
  readonly unfilled: number
  /** Share of people with wishes who got one of their top choices; null for pairs. */
  readonly firstChoices: number | null
  readonly soft: number
  /** Rewards for wishes only, which full and linear objectives have in common. */
  readonly wishes: number
  /** As `gapOf` says. */
  readonly gap: number | null
  readonly proven: boolean
  readonly movesPerSecond: number
}

function wishesOf({ kind, terms, score }: PlanResult): number {
  const { personToHighValueTopic = 0, highValueTopicToSelectivePerson = 0, wishes = 0 } = terms
  return kind === 'pairs' ? score[2] : personToHighValueTopic + highValueTopicToSelectivePerson + wishes
}

/** A greater weight is always worth more, so weights are compared. */
function firstChoiceShare({ people, wishes }: GroupsProblem, groups: readonly PlannedGroup[]): number | null {
  const attended = new Set(groups.flatMap(({ topic, members }) => members.map((id) => `${id} ${topic}`)))
  const ofPeople = Map.groupBy(wishes, ([person]) => person)
  const wishing = people.flatMap(({ id }) => {
    const own = ofPeople.get(id)
    return own ? [own] : []
  })
  const first = wishing.filter((own) => {
    const highest = Math.max(...own.map(([, , weight]) => weight))
    return own.some(([id, topic, weight]) => weight === highest && attended.has(`${id} ${topic}`))
  })
  return wishing.length === 0 ? null : first.length / wishing.length
}

export const unfilledOf = ({ unfilled }: PlanResult) => unfilled.reduce((sum, { units }) => sum + units, 0)
export const speedOf = ({ run }: PlanResult) => run.moves / Math.max(run.seconds, 1e-3)

/** The relative gap between the soft score and the proven bound; null without a bound. */
export function gapOf({ bound, score }: PlanResult): number | null {
  return bound === null || bound === 0 ? null : (bound - score[2]) / Math.abs(bound)
}

/**
 * One search like on the server: searchers and provers side by side. What a search tries does not depend on its
 * limit (MODEL-73), so that one of the greatest limit says what it would have been at the others, given in
 * seconds and growing. What was proven by then is not known.
 */
export async function measure(
  problem: Problem,
  search: { readonly limits: readonly number[]; readonly seed: number; readonly threads: number },
): Promise<readonly Figures[]> {
  const { limits, ...others } = search
  const seen: PlanResult[] = []
  const last = await solveOnThreads(problem, {
    ...others,
    seconds: limits.at(-1) ?? 0,
    yielding: { niceness: PLANNER_NICENESS, afterMs: 0 },
    onBest: (plan) => seen.push(plan),
  })
  return limits.map((limit, i) => {
    const until = seen.filter(({ run }) => run.seconds <= limit)
    const then = until.at(-1)
    const isLast = i === limits.length - 1 || last.run.seconds <= limit || then === undefined
    return isLast
      ? figuresOf(problem, seen, last)
      : { ...figuresOf(problem, until, then), took: limit, gap: null, proven: false }
  })
}

function figuresOf(problem: Problem, seen: readonly PlanResult[], result: PlanResult): Figures {
  const { score, status } = result
  const isWithin = (plan: PlanResult) =>
    plan.score[0] === score[0] &&
    plan.score[1] === score[1] &&
    plan.score[2] >= score[2] - 0.01 * Math.abs(score[2])
  return {
    first: seen[0]?.run.seconds ?? result.run.seconds,
    within: seen.find(isWithin)?.run.seconds ?? result.run.seconds,
    took: result.run.seconds,
    unfilled: unfilledOf(result),
    firstChoices:
      problem.kind === 'groups' && result.kind === 'groups' ? firstChoiceShare(problem, result.groups) : null,
    soft: score[2],
    wishes: wishesOf(result),
    gap: gapOf(result),
    proven: status === 'optimal',
    movesPerSecond: speedOf(result),
  }
}
