import type { PlanResult, Problem } from '@planner/solver'
import type { ThreadedRun } from './threads/threaded-run.ts'
import { ThreadedSolve } from './threads/threaded-solve.ts'

/**
 * Runs the solver on threads with seeds of their own and, for problems small enough, proves bounds beside
 * them; resolves with the best plan. Rejects only when a thread breaks down before any plan stood.
 */
export function solveOnThreads(problem: Problem, run: ThreadedRun): Promise<PlanResult> {
  return new ThreadedSolve(problem, run).result
}
