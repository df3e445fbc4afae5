import { checkFacts } from '../check/check-facts.ts'
import { bareProblem, filledBy } from '../check/filling.ts'
import { fillingProgram } from '../check/filling-program.ts'
import type { FixedGroup, GroupsProblem } from '../problem.ts'
import { solveProgramExactly } from './program-solver.ts'

/** The most wanted units that a plan without breaches fills; null: every plan breaks a rule. */
export function mostFilled(problem: GroupsProblem): number | null {
  const program = fillingProgram(checkFacts(problem), { whole: true, collapsed: false })
  if (program === null) return null
  const limits = { maxGap: 0.5, maxSteps: Infinity, shouldStop: () => false }
  const solution = solveProgramExactly(program.text, limits)
  if (solution?.values === null || solution === null) throw new Error('The program has no solution.')
  const most = Math.floor(solution.bound + 1e-6)
  if (most < 0) return null
  const filled = filledBy(bareProblem(problem), program.planOf(solution.values))
  if (filled !== most) throw new Error(`The plan of the program fills ${filled}, its bound is ${most}.`)
  return most
}

export function withoutFixed(problem: GroupsProblem): GroupsProblem {
  return { ...problem, fixedGroups: [], pins: [] }
}

/** Whether some plan without a breach runs the topic, beside these fixed groups. */
export function canTopicRun(
  problem: GroupsProblem,
  topic: string,
  fixedGroups: readonly FixedGroup[] = [],
): boolean {
  return Array.from({ length: problem.slots }, (_, start) => start).some((start) => {
    const fixed = [...fixedGroups, { topic, group: 0, start }]
    return mostFilled({ ...withoutFixed(problem), fixedGroups: fixed }) !== null
  })
}

/** The most units that one person gets in a plan without a breach, be it one that they do not want. */
export function mostOfPerson(problem: GroupsProblem, id: string): number {
  const people = problem.people.map((one) =>
    one.id === id ? { ...one, wants: Math.max(1, one.wants) } : { ...one, wants: 0 },
  )
  return mostFilled({ ...withoutFixed(problem), people }) ?? 0
}
