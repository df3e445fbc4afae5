import type { BoundId } from '../constraints/constraint.ts'
import { isRefusedBy, notCountedBy } from '../constraints/treatment.ts'
import type { GroupsProblem } from '../problem.ts'

/**
 * The problem as this bound sees it: soft constraints that it relaxes, or counts apart at their best, have no weight. Otherwise
 * they would enter the score of the empty plan, from which bounds are measured. Null where the bound refuses the problem.
 */
export function countedProblem(problem: GroupsProblem, bound: BoundId): GroupsProblem | null {
  if (isRefusedBy(bound, problem)) return null
  const left = notCountedBy(bound, problem).filter(({ level }) => level === 'soft')
  const none = Object.fromEntries(left.map(({ name }) => [name, 0]))
  return { ...problem, rules: { ...problem.rules, weights: { ...problem.rules.weights, ...none } } }
}
