import { keyOf } from '../explain/ungranted-wishes.ts'
import type { PairsProblem, PlannedMeeting } from '../problem.ts'
import { solve } from '../solve.ts'
import type { Additions } from './placement.ts'

/** Steps of the search; hundreds of people need a second at most, and a fraction of the steps. */
const STEPS = 2000

export function addMeetings(problem: PairsProblem, plan: readonly PlannedMeeting[]): Additions {
  const people = new Set(problem.people.map(({ id }) => id))
  for (const [a, b] of plan)
    for (const id of [a, b])
      if (!people.has(id))
        throw new Error(`The plan has a meeting of "${id}", whom the problem lacks. Maybe they were removed?`)
  const { meetings, unfilled } = solve(
    { ...problem, kept: plan, previous: null },
    { seed: 0, iterations: STEPS },
  )
  const known = new Set(plan.map(keyOf))
  return {
    added: meetings.filter(
      (meeting) => !known.has(keyOf(meeting)) && (problem.sessions === 1 || meeting[2] !== null),
    ),
    left: unfilled,
  }
}
