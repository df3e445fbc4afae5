import type { EventReport } from '@planner/protocol'
import {
  evaluate,
  type PlannedGroup,
  type PlannedMeeting,
  type PlanResult,
  type Problem,
  type RandomPlan,
  randomPlans,
  type Score,
} from '@planner/solver'
import { isSameProblem } from '../../drift/same-problem.ts'
import { madeResult } from '../../versions/made-result.ts'
import type { Subject } from '../subject.ts'

/** The run that made the plan in force, as it is stored: texts, since only the other thread reads them. */
export type ReportedRun = { endedAt: number; problem: string; result: string }

/** Enough for a mean that does not depend on the draw, and few enough for an event of 500 people. */
const NUM_RANDOM = 12
const SEED = 1
/** Of fewer a mean says nothing. */
const MIN_RANDOM = 3

type Position = Pick<EventReport, 'made' | 'position' | 'uncompared' | 'random'>
type Plan = readonly PlannedGroup[] | readonly PlannedMeeting[]

/**
 * Where the plan in force lies between plans dealt out at random and what no plan can exceed; REPORT-6. All three are of the problem
 * that the run was given: as soon as the event is another, its bound says nothing of the plan.
 */
export function positionOf(subject: Subject, run: ReportedRun | null): Position {
  const drawn = drawnPlans(subject.problem)
  const random = drawn.length < MIN_RANDOM ? null : meanOf(drawn)
  const result = run && madeResult(run.result)
  if (run === null || result === null) return { made: null, position: null, uncompared: 'noRun', random }
  const problem = run.problem === '' ? undefined : (JSON.parse(run.problem) as Problem)
  const isSameData = problem !== undefined && isSameProblem(problem, subject.problem)
  const made = {
    endedAt: run.endedAt,
    isSameData,
    isSamePlan: samePlan(planOf(result, subject.problem), subject.plan),
  }
  if (!isSameData) return { made, position: null, uncompared: 'dataChanged', random }
  const score = scoreOf(problem, subject.plan)
  if (score[0] !== 0) return { made, position: null, uncompared: 'rulesBroken', random }
  if (score[1] !== result.score[1]) return { made, position: null, uncompared: 'placesDiffer', random }
  const equal = scoresIn(problem, drawn).filter(([hard, medium]) => hard === 0 && medium === score[1])
  const mean = equal.reduce((sum, [, , soft]) => sum + soft, 0) / equal.length
  return {
    made,
    position: { soft: score[2], random: equal.length < MIN_RANDOM ? null : mean, bound: result.bound },
    uncompared: null,
    random,
  }
}

/** The last draw: the same problem is asked about again after each change of its plan. */
let kept: { key: string; plans: readonly RandomPlan[] } | undefined

function drawnPlans(problem: Problem): readonly RandomPlan[] {
  const key = JSON.stringify(problem)
  if (kept?.key !== key) kept = { key, plans: randomPlans(problem, NUM_RANDOM, SEED) }
  return kept.plans
}

function meanOf(plans: readonly RandomPlan[]): NonNullable<EventReport['random']> {
  const mean = (read: (plan: RandomPlan) => number) =>
    plans.reduce((sum, plan) => sum + read(plan), 0) / plans.length
  return {
    plans: plans.length,
    satisfaction: mean(({ satisfaction }) => satisfaction),
    missing: mean(({ missing }) => missing),
  }
}

/** The scores of the drawn plans in the problem of the run, which may also price what it moved. */
function scoresIn(problem: Problem, plans: readonly RandomPlan[]): readonly Score[] {
  return problem.previous === null
    ? plans.map(({ score }) => score)
    : plans.map(({ plan }) => scoreOf(problem, plan))
}

function scoreOf(problem: Problem, plan: Plan): Score {
  return problem.kind === 'groups'
    ? evaluate(problem, plan as readonly PlannedGroup[]).score
    : evaluate(problem, plan as readonly PlannedMeeting[]).score
}

/** Without people and topics that are gone since: nobody has moved anybody by hand then. */
function planOf(result: PlanResult, problem: Problem): Plan {
  const people = new Set(problem.people.map(({ id }) => id))
  if (result.kind === 'pairs') return result.meetings.filter(([a, b]) => people.has(a) && people.has(b))
  const topics = new Set(problem.kind === 'groups' ? problem.topics.map(({ id }) => id) : [])
  return result.groups
    .filter(({ topic }) => topics.has(topic))
    .map((group) => ({ ...group, members: group.members.filter((id) => people.has(id)) }))
    .filter(({ members }) => members.length > 0)
}

/** Whether the same people are together at the same times; groups of a topic may have changed numbers. */
function samePlan(a: Plan, b: Plan): boolean {
  const text = (plan: Plan) =>
    plan
      .map((each) =>
        'members' in each
          ? JSON.stringify([each.topic, each.start, [...each.members].sort()])
          : JSON.stringify([each.slice(0, 2).sort(), each[2]]),
      )
      .sort()
      .join()
  return text(a) === text(b)
}
