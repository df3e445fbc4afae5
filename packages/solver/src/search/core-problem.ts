import { weightOf } from '../constraints/constraint.ts'
import { contactPreferences } from '../constraints/contact-preferences.ts'
import { fairness } from '../constraints/fairness.ts'
import { preferNewPersonToPersonContacts } from '../constraints/prefer-new-contacts.ts'
import type { GroupsProblem } from '../problem.ts'

const OVER_PAIRS = [preferNewPersonToPersonContacts, contactPreferences]

/** The same problem without the terms over pairs of people and without fairness. */
function linearProblem(problem: GroupsProblem): GroupsProblem {
  const { weights } = problem.rules
  const linear = Object.fromEntries([...OVER_PAIRS, fairness].map(({ name }) => [name, 0]))
  return { ...problem, rules: { ...problem.rules, weights: { ...weights, ...linear } } }
}

/** The linear problem, whose moves cost a third, where that leaves terms over pairs out; else null. */
export function coreProblem(problem: GroupsProblem): GroupsProblem | null {
  return OVER_PAIRS.every((one) => weightOf(one, problem) === 0) ? null : linearProblem(problem)
}
