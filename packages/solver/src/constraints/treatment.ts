import type { GroupsProblem } from '../problem.ts'
import { type BoundId, type Constraint, weightOf } from './constraint.ts'
import { CONSTRAINTS } from './constraints.ts'

/** Whether a constraint can have a say in this problem's scores. */
export function isInEffect(constraint: Constraint, problem: GroupsProblem): boolean {
  return weightOf(constraint, problem) !== 0 && (constraint.concerns?.(problem) ?? true)
}

/** Whether a constraint in effect keeps this bound from saying anything of the problem. */
export function isRefusedBy(bound: BoundId, problem: GroupsProblem): boolean {
  return CONSTRAINTS.some(
    (constraint) => constraint.bounds[bound] === 'refused' && isInEffect(constraint, problem),
  )
}

/** The constraints in effect that the bound does not count as they are: a plan that loses by them cannot meet it. */
export function notCountedBy(bound: BoundId, problem: GroupsProblem): readonly Constraint[] {
  return CONSTRAINTS.filter(
    (constraint) => constraint.bounds[bound] !== 'counted' && isInEffect(constraint, problem),
  )
}
