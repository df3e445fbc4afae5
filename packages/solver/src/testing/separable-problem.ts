import { CONSTRAINTS } from '../constraints/constraints.ts'
import type { GroupsProblem } from '../problem.ts'
import { openSlots } from '../problem-reading.ts'
import { type RandomSize, randomProblem } from './random-problem.ts'

/** A random problem whose sessions depend on each other by their topics alone. */
export function separableProblem(seed: number, size: Omit<RandomSize, 'fixed'>): GroupsProblem {
  const all = randomProblem(seed, { ...size, fixed: false })
  return {
    ...all,
    people: all.people.map((one) => ({
      ...one,
      wants: openSlots(one),
      max: null,
    })),
    topics: all.topics.map((topic) => ({ ...topic, groups: 1, duration: 1, repeat: [0] })),
    previous: null,
    rules: { ...all.rules, limitAllUsersToOneGroupOnly: false },
  }
}

/** Whether units must be filled before any soft wish. */
export function mustFill({ rules }: GroupsProblem): boolean {
  return rules.assignAllSessionsToAllParticipantsIsHardConstraint === 'Hard'
}

/** The problem with those terms alone that sessions solved one by one count exactly. */
export function linearTerms(problem: GroupsProblem): GroupsProblem {
  const people = problem.people.map((one) => ({ ...one, languages: [] }))
  const relaxed = CONSTRAINTS.filter(
    ({ level, bounds: { solveBySessions } }) =>
      level === 'soft' && (solveBySessions === 'relaxed' || solveBySessions === 'optimistic'),
  )
  const weights = { ...problem.rules.weights, ...Object.fromEntries(relaxed.map(({ name }) => [name, 0])) }
  return { ...problem, people, contacts: [], rules: { ...problem.rules, weights } }
}
