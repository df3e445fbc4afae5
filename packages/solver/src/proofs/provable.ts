import { boundModelSize } from '../bounds/bound-model.ts'
import { CONSTRAINTS } from '../constraints/constraints.ts'
import type { GroupsProblem, Problem } from '../problem.ts'
import type { PlanResult } from '../result.ts'
import { PROOF_POLICY } from './proof-policy.ts'

/** A problem's size for provers: variables of the linear program with every start of every topic. */
export function proofSize(problem: GroupsProblem): number {
  return boundModelSize(problem)
}

/**
 * Whether bounds could ever meet this plan's score. A plan that gains or loses by a soft constraint that
 * bounds do not count as it is cannot be proven by them, and a large problem is not proven in whole numbers.
 */
export function isProvable(problem: Problem, { score, terms }: PlanResult): boolean {
  return (
    problem.kind === 'groups' &&
    score[0] === 0 &&
    proofSize(problem) <= PROOF_POLICY.maxWhole &&
    CONSTRAINTS.every(
      ({ name, level, bounds }) =>
        level !== 'soft' || bounds.linearProgram === 'counted' || (terms[name] ?? 0) === 0,
    )
  )
}
