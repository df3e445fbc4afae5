import type { EventState } from '@planner/domain'
import type { PairsProblem, PlanResult, Problem } from '@planner/solver'
import type { PlanRun } from '../../storage/plan-run.ts'
import { madeResult } from '../versions/made-result.ts'

/** A plan as it was made. */
export type StoredPlan = {
  endedAt: number
  /** Null of a plan that was kept as it was in force. */
  result: PlanResult | null
  /** What was planned, of pairs; undefined once somebody was erased, whose wishes it held. */
  problem: PairsProblem | undefined
}

/** What is stored of a run, as far as its plan is read from it. */
export type StoredRun = Pick<PlanRun, 'best' | 'endedAt' | 'week' | 'problem'>

/** The plan of a run, unless it is of a week that is over. */
export function storedPlan({ event }: EventState, run: StoredRun): StoredPlan | undefined {
  if (!run.best || run.endedAt === null || (run.week ?? 1) !== event.meetingWeek) return undefined
  const problem = run.problem === '' ? undefined : (JSON.parse(run.problem) as Problem)
  return {
    endedAt: run.endedAt,
    result: madeResult(run.best),
    problem: problem?.kind === 'pairs' ? problem : undefined,
  }
}
