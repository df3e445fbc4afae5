import { evaluateGroups } from './evaluate-groups.ts'
import type { GroupsEvaluation, PairsEvaluation } from './evaluation.ts'
import { evaluatePairs } from './pairs/evaluate-pairs.ts'
import type { GroupsProblem, Meeting, PairsProblem, PlannedGroup, Problem } from './problem.ts'

export function evaluate(problem: GroupsProblem, groups: readonly PlannedGroup[]): GroupsEvaluation
export function evaluate(problem: PairsProblem, meetings: readonly Meeting[]): PairsEvaluation
export function evaluate(problem: Problem, plan: readonly PlannedGroup[] | readonly Meeting[]) {
  return problem.kind === 'groups'
    ? evaluateGroups(problem, plan as readonly PlannedGroup[])
    : evaluatePairs(problem, plan as readonly Meeting[])
}
