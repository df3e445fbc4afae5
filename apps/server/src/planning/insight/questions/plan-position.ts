import type { EventReport } from '@planner/protocol'
import {
  countedPeople,
  createExplainer,
  type Explainer,
  evaluate,
  evaluateEach,
  meanShare,
  type PlannedMeeting,
  type PlanResult,
  type Problem,
  type RandomPlan,
  type Score,
} from '@planner/solver'
import { madeOf, type StoredBasis, sinceMadeOf } from '../../drift/made-of.ts'
import { madeResult } from '../../versions/made-result.ts'
import { pairFigures } from './pair-figures.ts'
import { type Plan, planLeft, planOf } from './plan-values.ts'

/** The version that is in force, as it is stored: texts, since only the other thread reads them. */
export type ReportedRun = StoredBasis & { endedAt: number; result: string; isReplan: boolean }

/** Enough for a mean that does not depend on the draw, and few enough for an event of 500 people. */
const NUM_RANDOM = 12
const SEED = 1
/** Of fewer a mean says nothing. */
const MIN_RANDOM = 3

type Position = Pick<EventReport, 'made' | 'position' | 'uncompared' | 'random' | 'places'>

/**
 * Where the plan in force lies between plans dealt out at random and what no plan can exceed; REPORT-6. All
 * three are of the problem that the run was given: as soon as the event is another, its bound says nothing of
 * the plan.
 */
export function positionOf(
  explainer: Explainer,
  run: ReportedRun | null,
  openProblem: () => Problem | null,
): Position {
  const drawn = explainer.randomPlans(NUM_RANDOM, SEED)
  const random = drawn.length < MIN_RANDOM ? null : meanOf(figuresOf(explainer.problem, drawn))
  const without = (made: Position['made'], uncompared: NonNullable<Position['uncompared']>) => ({
    made,
    position: null,
    uncompared,
    random,
    places: null,
  })
  if (run === null) return without(null, 'noRun')
  const { data, problem } = sinceMadeOf(madeOf(run), explainer.problem, {
    openProblem,
    isReplan: run.isReplan,
  })
  const result = madeResult(run.result)
  if (result === null) return without({ endedAt: null, data, isSamePlan: false }, 'noRun')
  // Without people and topics that are gone since: nobody has moved anybody by hand then.
  const isSamePlan =
    result.kind === explainer.kind && samePlan(planLeft(explainer.problem, planOf(result)), explainer.plan)
  const made = { endedAt: run.endedAt, data, isSamePlan }
  if (data === 'changed') return without(made, 'dataChanged')
  if (data === 'unknown') return without(made, 'dataUnknown')
  // Of a plan as it was made the planner has kept what it is worth.
  const score = problem ? evaluate(problem, explainer.plan).score : isSamePlan ? result.score : null
  if (score === null) return without(made, 'notKept')
  if (score[0] !== 0) return without(made, 'rulesBroken')
  const places = placesOf(explainer.problem, score, result)
  if (score[1] !== result.score[1]) return { ...without(made, 'placesDiffer'), places }
  const equal = problem
    ? scoresIn(problem, drawn).filter(([hard, medium]) => hard === 0 && medium === score[1])
    : []
  const mean = equal.reduce((sum, [, , soft]) => sum + soft, 0) / equal.length
  return {
    made,
    position: {
      soft: score[2],
      random: equal.length < MIN_RANDOM ? null : mean,
      bound: result.bound,
      missing: missingOf(places, score, result),
    },
    uncompared: problem ? null : 'notKept',
    random,
    places,
  }
}

/** How many of the places that people want a plan gives, and how many no plan exceeds; REPORT-65. */
function placesOf(problem: Problem, [, medium]: Score, result: PlanResult): EventReport['places'] {
  if (problem.kind !== 'groups' || result.kind !== 'groups' || result.mediumBound === undefined) return null
  const wanted = problem.people.reduce((sum, { wants }) => sum + wants, 0)
  return { wanted, given: wanted + medium, atMost: wanted + result.mediumBound }
}

function missingOf(
  places: EventReport['places'],
  [, medium]: Score,
  { status }: PlanResult,
): NonNullable<EventReport['position']>['missing'] {
  if (medium === 0) return 'weighed'
  // Optimal: nothing is better at any level of the score.
  const isLeast = status === 'optimal' || (places !== null && places.given >= places.atMost)
  return isLeast ? 'least' : 'open'
}

type Figures = Pick<RandomPlan, 'satisfaction' | 'missing'>

/** Counted as those of the plan in force are. */
function figuresOf(problem: Problem, drawn: readonly RandomPlan[]): readonly Figures[] {
  if (problem.kind === 'groups') return drawn
  const counted = countedPeople(problem)
  const plans = drawn.map(({ plan }) => plan as readonly PlannedMeeting[])
  return evaluateEach(problem, plans).map((evaluation, i) => {
    const { satisfaction, lacking } = pairFigures(
      createExplainer(problem, plans[i] ?? []),
      evaluation.unfilled,
    )
    return {
      satisfaction: meanShare(satisfaction, counted),
      missing: lacking.reduce((sum, { places }) => sum + places, 0),
    }
  })
}

function meanOf(plans: readonly Figures[]): NonNullable<EventReport['random']> {
  const mean = (read: (plan: Figures) => number) =>
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
    : evaluateEach(
        problem,
        plans.map(({ plan }) => plan),
      ).map(({ score }) => score)
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
