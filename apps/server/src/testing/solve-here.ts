import { parseProblem, solve } from '@planner/solver'
import type { StartSolver } from '../planning/queue/search-processes.ts'
import { isEmptyPlan, whyNoPlan } from '../planning/report/why-no-plan.ts'
import type { SolverEnd } from '../planning/threads/solver-child.ts'
import { bestPlanOf } from '../planning/threads/solver-messages.ts'

/** More than the best plan of a few people needs. */
const MOVES = 2000

/**
 * Searches in the thread of the test, which costs a twentieth of a planner process. For tests that make a run
 * only to have its plan: it cannot be stopped, shows no progress and proves little.
 */
export const solveHere: StartSolver = (order) => ({
  pid: undefined,
  ended: new Promise((resolve) => setImmediate(() => resolve(endOf(order)))),
  stop() {},
  pause: async () => {},
  resume() {},
  kill: async () => {},
})

function endOf({ problem: text, seed }: Parameters<StartSolver>[0]): SolverEnd {
  const parsed = parseProblem(JSON.parse(text))
  if (!parsed.ok) return { kind: 'failed', error: parsed.errors.map(({ message }) => message).join() }
  const { problem } = parsed
  const result = solve(problem, { seed, iterations: MOVES })
  const obstacles = isEmptyPlan(result) ? whyNoPlan(problem) : []
  const isProven = result.status === 'optimal'
  return { kind: 'done', best: bestPlanOf(result), obstacles, isProven, cpuSeconds: 0 }
}
