import type { GroupsProblem } from '../problem.ts'
import { openSlots } from '../problem-reading.ts'
import { linearProblem } from '../search/core-problem.ts'
import { type RandomSize, randomProblem } from './random-problem.ts'

/** A random problem whose sessions depend on each other by their topics alone, with everything else the model knows. */
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

/** Without pairs of people and fairness. */
export function linearTerms(problem: GroupsProblem): GroupsProblem {
  const people = problem.people.map((one) => ({ ...one, languages: [] }))
  return { ...linearProblem(problem), people, contacts: [] }
}
