import { withVariedFields } from '@planner/domain'
import type { NewScenario } from '@planner/protocol'
import {
  countedPeople,
  evaluate,
  meanShare,
  type PlannedGroup,
  type PlannedMeeting,
  type PlanResult,
  type Problem,
} from '@planner/solver'
import { compileProblem } from '../../compile/compile-problem.ts'
import { digest } from '../../drift/problem-digest.ts'
import { canonical } from '../../drift/same-problem.ts'
import type { AskedEvent } from '../snapshot.ts'

export type PlanValue = {
  /** The mean over those who count, 0..1; REPORT-60. */
  satisfaction: number
  /** People who are planned, and are in no group and no meeting. */
  without: number
  /** How many times it breaks a rule. */
  broken: number
}

/** A plan by the planner's result, and the settings that it is of. */
type ValuedPlan = { best: string; settings: NewScenario['settings'] }

export type PlanValues = {
  /** Stands for the problem of the event as it is: equal for equal problems alone. */
  problem: string
  /** Null without a plan. */
  inForce: PlanValue | null
  /** Of each of the plans; null where it is none of this event. */
  plans: readonly (PlanValue | null)[]
}

/**
 * What plans that are not in force would be worth by today's people, choices and settings, beside the one
 * that is (SCENARIO-4); each with its own sessions, hours and fields (SCENARIO-8).
 */
export function planValues(event: AskedEvent, { plans }: { plans: readonly ValuedPlan[] }): PlanValues {
  const { kind, problem, plan: inForce } = event.explainer()
  const problems = new Map<string, Problem>()
  const problemWith = (settings: ValuedPlan['settings']): Problem => {
    const varied = withVariedFields(event.state, settings)
    if (varied === event.state) return problem
    const fields = JSON.stringify(varied.event)
    const known = problems.get(fields) ?? compileProblem(event.variant, varied, { keepPreviousPlan: false })
    problems.set(fields, known)
    return known
  }
  return {
    problem: problemKey(problem),
    inForce: inForce.length === 0 ? null : worthOf(problem, inForce),
    plans: plans.map(({ best, settings }) => {
      const result = JSON.parse(best) as PlanResult
      if (result.kind !== kind) return null
      return worthOf(problemWith(settings), planOf(result))
    }),
  }
}

export function problemKey(problem: Problem): string {
  return digest(canonical(problem))
}

function worthOf(problem: Problem, plan: Plan): PlanValue {
  const left = planLeft(problem, plan, problem.kind === 'groups' ? problem.slots : 0)
  const { satisfaction, breaches } = evaluate(problem, left)
  const without = problem.people.length - peopleIn(left).size
  const mean = meanShare(satisfaction, countedPeople(problem))
  return { satisfaction: mean, without, broken: breaches.length }
}

export type Plan = readonly PlannedGroup[] | readonly PlannedMeeting[]

export function planOf(result: PlanResult): Plan {
  return result.kind === 'groups' ? result.groups : result.meetings
}

/** Whoever and whatever is gone since is left out, and what begins after so many slots. */
export function planLeft(problem: Problem, plan: Plan, slots = Infinity): Plan {
  const people = new Set(problem.people.map(({ id }) => id))
  if (problem.kind === 'pairs')
    return (plan as readonly PlannedMeeting[]).filter(([a, b]) => people.has(a) && people.has(b))
  const topics = new Set(problem.topics.map(({ id }) => id))
  return (plan as readonly PlannedGroup[])
    .filter(({ topic, start }) => topics.has(topic) && start < slots)
    .map((group) => ({ ...group, members: group.members.filter((id) => people.has(id)) }))
    .filter(({ members }) => members.length > 0)
}

/** Those who have a seat in a plan, or a meeting. */
export function peopleIn(plan: Plan): ReadonlySet<string> {
  const all: readonly (PlannedGroup | PlannedMeeting)[] = plan
  return new Set(all.flatMap((each) => ('members' in each ? each.members : [each[0], each[1]])))
}
