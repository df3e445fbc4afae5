import { amountOf, weightOf } from './constraints/constraint.ts'
import { CONSTRAINTS } from './constraints/constraints.ts'
import type { GroupsEvaluation } from './evaluation.ts'
import { listUnfilled } from './explain/why-unfilled.ts'
import { type PlanReading, readPlan, satisfactionOf } from './plan-reading.ts'
import type { GroupsProblem, PlannedGroup } from './problem.ts'
import type { ProblemReading } from './problem-reading.ts'
import type { ConstraintMatch } from './result.ts'

/**
 * Scores a plan from scratch by the planning model, whatever plan it is: breaches are counted, not refused.
 * Throws when the plan names a topic or person the problem does not have.
 */
export function evaluateGroups(reading: ProblemReading, groups: readonly PlannedGroup[]): GroupsEvaluation {
  const matches: ConstraintMatch[] = []
  const judgement = judge(readPlan(reading, groups), (found) => {
    for (const match of found) matches.push(match)
  })
  return { ...judgement, matches }
}

type Judgement = Omit<GroupsEvaluation, 'matches'>

/** The same without the matches, of which a large event has hundreds of thousands. */
export function judgeGroups(reading: ProblemReading, groups: readonly PlannedGroup[]): Judgement {
  return judge(readPlan(reading, groups))
}

/** `take` gets the matches of each constraint. Without it those are not made where their sum is known otherwise. */
function judge(plan: PlanReading, take?: (matches: readonly ConstraintMatch[]) => void): Judgement {
  const { problem } = plan
  const sums = { hard: 0, medium: 0, soft: 0 }
  const terms: [string, number][] = []
  const breaches: ConstraintMatch[] = []
  for (const constraint of CONSTRAINTS) {
    const weight = weightOf(constraint, problem)
    const isOn = weight !== 0
    let amount = 0
    if (isOn && take === undefined && constraint.level !== 'hard') amount = amountOf(constraint, plan)
    else if (isOn) {
      const matches = constraint.matches(plan)
      for (const match of matches) {
        amount += match.amount
        if (constraint.level === 'hard') breaches.push(match)
      }
      take?.(matches)
    }
    const term = amount === 0 ? 0 : weight * amount
    sums[constraint.level] += term
    if (constraint.level === 'soft') terms.push([constraint.name, term])
  }
  const satisfaction = Object.fromEntries(problem.people.map(({ id }) => [id, satisfactionOf(plan, id)]))
  return {
    kind: 'groups',
    score: [sums.hard, sums.medium, sums.soft],
    terms: Object.fromEntries(terms),
    breaches,
    satisfaction,
    ...(problem.people.some(({ priority = 0 }) => priority > 0) && {
      precedence: precedenceOf(problem, satisfaction),
    }),
    unfilled: listUnfilled(plan),
  }
}

/** MODEL-71. */
function precedenceOf({ people }: GroupsProblem, satisfaction: Readonly<Record<string, number>>): number {
  return people.reduce((sum, { id, priority = 0 }) => sum + priority * satisfaction[id], 0)
}
