import { weightOf } from '../constraints/constraint.ts'
import { CONSTRAINTS } from '../constraints/constraints.ts'
import type { Facts } from '../facts.ts'
import type { GroupsProblem } from '../problem.ts'
import { withWeights } from './build-facts.ts'

const WEIGHTED = CONSTRAINTS.filter((one) => one.level === 'soft')

/**
 * The problem without the rules that its core leaves out, so that its moves cost a third; null where no rule
 * over pairs of people is in effect, since little is gained then.
 */
export function coreProblem(problem: GroupsProblem): GroupsProblem | null {
  if (WEIGHTED.every((one) => !one.isOverPairs || weightOf(one, problem) === 0)) return null
  const left = WEIGHTED.filter(({ leftOutOf }) => leftOutOf.includes('core'))
  const weights = { ...problem.rules.weights, ...Object.fromEntries(left.map(({ name }) => [name, 0])) }
  return { ...problem, rules: { ...problem.rules, weights } }
}

/** The facts of the core, which have all that is large in common with those of the problem. */
export function coreFacts(facts: Facts): Facts | null {
  const problem = coreProblem(facts.problem)
  return problem === null ? null : withWeights(facts, problem)
}
