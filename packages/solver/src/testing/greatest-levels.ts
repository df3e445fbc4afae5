import type { GroupsProblem } from '../problem.ts'
import { naiveScore } from './naive-score.ts'
import { eachPlan } from './random-plan.ts'

/** Greatest levels over all plans without breaches of a tiny problem; null when there is no such plan. */
export function greatestLevels(
  problem: GroupsProblem,
): { medium: number; soft: number; softAtBest: number } | null {
  let medium = -Infinity
  let soft = -Infinity
  let softAtBest = -Infinity
  eachPlan(problem, (plan) => {
    const score = naiveScore(problem, plan)
    if (score[0] < 0) return
    soft = Math.max(soft, score[2])
    if (score[1] > medium) softAtBest = -Infinity
    medium = Math.max(medium, score[1])
    if (score[1] === medium) softAtBest = Math.max(softAtBest, score[2])
  })
  return medium === -Infinity ? null : { medium, soft, softAtBest }
}
