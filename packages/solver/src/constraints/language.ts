import type { GroupsProblem } from '../problem.ts'
import type { State } from '../state.ts'
import { byAll, type Constraint } from './constraint.ts'
import { matchesOfPairs } from './matches.ts'

/** Whether both list languages and share none. */
export function haveNoCommonLanguage(a: readonly string[], b: readonly string[]): boolean {
  return a.length > 0 && b.length > 0 && !a.some((one) => b.includes(one))
}

function listsLanguages({ people }: GroupsProblem): boolean {
  return people.some(({ languages }) => languages.length > 0)
}

export const language = {
  name: 'language',
  number: 21,
  level: 'hard',
  effect: 'penalty',
  sentence: 'Two people who both list languages share a group only with a language in common.',
  concerns: listsLanguages,
  bounds: byAll('relaxed'),
  matches: (plan) => {
    if (!listsLanguages(plan.problem)) return []
    return matchesOfPairs(plan, 'language', (a, b) => haveNoCommonLanguage(a.languages, b.languages))
  },
} as const satisfies Constraint

const AT = language.number

/** Two people with this clash (`facts.clash`) come together (1) or part (-1). */
export function countLanguage({ amounts }: State, clash: number, sign: 1 | -1): void {
  if (clash & 2) amounts[AT] += sign
}
