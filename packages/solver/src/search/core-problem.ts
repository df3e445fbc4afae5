import type { GroupsProblem } from '../problem.ts'

/** The same problem without the terms over pairs of people and without fairness. */
export function linearProblem(problem: GroupsProblem): GroupsProblem {
  const { weights } = problem.rules
  const linear = { ...weights, preferNewPersonToPersonContacts: 0, contactPreferences: 0, fairness: 0 }
  return { ...problem, rules: { ...problem.rules, weights: linear } }
}

/** The linear problem, whose moves cost a third, where that leaves terms over pairs out; else null. */
export function coreProblem(problem: GroupsProblem): GroupsProblem | null {
  const { preferNewPersonToPersonContacts, contactPreferences } = problem.rules.weights
  return preferNewPersonToPersonContacts === 0 && contactPreferences === 0 ? null : linearProblem(problem)
}
