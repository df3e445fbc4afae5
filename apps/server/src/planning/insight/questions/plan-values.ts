import { withVariedFields } from '@planner/domain'
import type { NewScenario } from '@planner/protocol'
import {
  evaluate,
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
  /** The mean of people's satisfaction, 0..1; MODEL-46. */
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
      const plan = result.kind === 'groups' ? result.groups : result.meetings
      return worthOf(problemWith(settings), plan)
    }),
  }
}

export function problemKey(problem: Problem): string {
  return digest(canonical(problem))
}

/** Whoever and whatever is gone since is left out. */
function worthOf(problem: Problem, plan: readonly PlannedGroup[] | readonly PlannedMeeting[]): PlanValue {
  const people = new Set(problem.people.map(({ id }) => id))
  if (problem.kind === 'pairs') {
    const meetings = (plan as readonly PlannedMeeting[]).filter(([a, b]) => people.has(a) && people.has(b))
    const { satisfaction, breaches } = evaluate(problem, meetings)
    const met = new Set<string>()
    for (const [a, b] of meetings) met.add(a).add(b)
    return { satisfaction: meanOf(satisfaction), without: people.size - met.size, broken: breaches.length }
  }
  const topics = new Set(problem.topics.map(({ id }) => id))
  const groups = (plan as readonly PlannedGroup[])
    .filter(({ topic, start }) => topics.has(topic) && start < problem.slots)
    .map((group) => ({ ...group, members: group.members.filter((id) => people.has(id)) }))
    .filter(({ members }) => members.length > 0)
  const { satisfaction, breaches } = evaluate(problem, groups)
  const placed = new Set(groups.flatMap(({ members }) => members))
  return { satisfaction: meanOf(satisfaction), without: people.size - placed.size, broken: breaches.length }
}

function meanOf(satisfaction: Readonly<Record<string, number>>): number {
  const shares = Object.values(satisfaction)
  return shares.length === 0 ? 1 : shares.reduce((sum, share) => sum + share, 0) / shares.length
}
