import { expect, test } from 'vitest'
import { DEFAULT_RULES } from '../default-rules.ts'
import { linearTerms, separableProblem } from '../testing/separable-problem.ts'
import { weightOf } from './constraint.ts'
import { CONSTRAINTS, isRefusedBy, notCountedBy } from './constraints.ts'

const NO_WEIGHTS = Object.fromEntries(
  Object.keys(DEFAULT_RULES.weights).map((name) => [name, 0]),
) as typeof DEFAULT_RULES.weights

const problem = linearTerms({
  ...separableProblem(1, { people: 3, topics: 2, slots: 2 }),
  contacts: [],
  rules: { ...DEFAULT_RULES, weights: NO_WEIGHTS },
})
const named = (list: readonly { name: string }[]) => list.map(({ name }) => name)

test('a bound declines a problem in which a constraint it refuses is in effect', () => {
  expect(isRefusedBy('sessionBound', problem)).toBe(false)
  const once = { ...problem, rules: { ...problem.rules, limitAllUsersToOneGroupOnly: true } }
  expect(isRefusedBy('sessionBound', once)).toBe(true)
  expect(isRefusedBy('linearProgram', once)).toBe(false)
  const fixed = { ...problem, fixedGroups: [{ topic: problem.topics[0].id, group: 0, start: 0 }] }
  expect(isRefusedBy('solveBySessions', fixed)).toBe(true)
  const [first, ...others] = problem.people
  const limited = { ...first, available: [0, 1], maybe: [] }
  expect(isRefusedBy('sessionBound', { ...problem, people: [{ ...limited, max: 1 }, ...others] })).toBe(true)
  expect(isRefusedBy('sessionBound', { ...problem, people: [{ ...limited, max: 2 }, ...others] })).toBe(false)
})

test('what a bound does not count as it is matters only while it is in effect', () => {
  expect(named(notCountedBy('solveBySessions', problem))).toEqual([])
  const weights = { ...problem.rules.weights, fairness: 1, contactPreferences: 1 }
  const full = { ...problem, rules: { ...problem.rules, weights } }
  expect(named(notCountedBy('solveBySessions', full))).toEqual(['fairness'])
  const company = { ...full, contacts: [[full.people[0].id, full.people[1].id, 5]] as const }
  expect(named(notCountedBy('solveBySessions', company))).toEqual(['contactPreferences', 'fairness'])
})

test('a penalty never raises a score, and a reward is never left out of a bound', () => {
  for (const hardness of ['Hard', 'Soft'] as const) {
    const rules = {
      ...DEFAULT_RULES,
      noIsHardConstraint: hardness,
      assignAllSessionsToAllParticipantsIsHardConstraint: hardness,
      limitAllUsersToOneGroupOnly: true,
      weights: { ...DEFAULT_RULES.weights, keepPreviousPlan: 1 },
    }
    for (const constraint of CONSTRAINTS) {
      if (constraint.effect === 'penalty')
        expect(weightOf(constraint, { ...problem, rules })).toBeLessThanOrEqual(0)
      else expect(Object.values(constraint.bounds)).not.toContain('relaxed')
    }
  }
})
