import { evaluateGroups } from './evaluate-groups.ts'
import type { Evaluation, GroupsEvaluation, PairsEvaluation } from './evaluation.ts'
import { evaluatePairs, type PlanMeeting } from './pairs/evaluate-pairs.ts'
import { buildPairFacts } from './pairs/pair-facts.ts'
import type { GroupsProblem, PairsProblem, PlannedGroup, Problem } from './problem.ts'
import { readProblem } from './problem-reading.ts'

/** The groups or meetings of one plan, as its problem has them. */
type AnyPlan = readonly PlannedGroup[] | readonly PlanMeeting[]

export function evaluate(problem: GroupsProblem, groups: readonly PlannedGroup[]): GroupsEvaluation
export function evaluate(problem: PairsProblem, meetings: readonly PlanMeeting[]): PairsEvaluation
export function evaluate(problem: Problem, plan: AnyPlan): Evaluation
export function evaluate(problem: Problem, plan: AnyPlan): Evaluation {
  return evaluatorOf(problem)(plan)
}

export function evaluateEach(problem: Problem, plans: readonly AnyPlan[]): readonly Evaluation[] {
  return plans.map(evaluatorOf(problem))
}

function evaluatorOf(problem: Problem): (plan: AnyPlan) => Evaluation {
  if (problem.kind === 'groups') {
    const reading = readProblem(problem)
    return (plan) => evaluateGroups(reading, plan as readonly PlannedGroup[])
  }
  const facts = buildPairFacts(problem, 0)
  return (plan) => evaluatePairs(facts, plan as readonly PlanMeeting[])
}
