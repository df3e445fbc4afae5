import type { GroupsProblem } from '../problem.ts'

/** The same problem without the terms over pairs of people and without fairness, whose moves cost a third; null if it has none. */
export function coreProblem(problem: GroupsProblem): GroupsProblem | null {
  const { weights } = problem.rules
  if (weights.preferNewPersonToPersonContacts === 0 && weights.contactPreferences === 0) return null
  const core = { ...weights, preferNewPersonToPersonContacts: 0, contactPreferences: 0, fairness: 0 }
  return { ...problem, rules: { ...problem.rules, weights: core } }
}
