import { evaluateGroups } from './evaluate-groups.ts'
import type { GroupsEvaluation, PairsEvaluation } from './evaluation.ts'
import { evaluatePairs, type PlanMeeting } from './pairs/evaluate-pairs.ts'
import type { GroupsProblem, PairsProblem, PlannedGroup, Problem } from './problem.ts'

export function evaluate(problem: GroupsProblem, groups: readonly PlannedGroup[]): GroupsEvaluation
export function evaluate(problem: PairsProblem, meetings: readonly PlanMeeting[]): PairsEvaluation
export function evaluate(problem: Problem, plan: readonly PlannedGroup[] | readonly PlanMeeting[]) {
  return problem.kind === 'groups'
    ? evaluateGroups(problem, plan as readonly PlannedGroup[])
    : evaluatePairs(problem, plan as readonly PlanMeeting[])
}
