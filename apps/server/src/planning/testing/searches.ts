import { setImmediate, setTimeout } from 'node:timers/promises'
import { type PlanResult, type Problem, solve } from '@planner/solver'
import { howMany } from '../../testing/chance.ts'
import type { StartSolver } from '../queue/search-processes.ts'
import { isEmptyPlan, whyNoPlan } from '../report/why-no-plan.ts'
import { type SolverEnd, startSolver } from '../threads/solver-child.ts'
import { bestPlanOf } from '../threads/solver-messages.ts'

/** After so many moves each a search shows its plan. */
const SHOWN_AFTER = [20, 200]
/** So long a planner process takes to start: what others do meanwhile is done while a plan is searched. */
const START_MS = 250

/** A search that ends with its proof or when it is stopped, never since a busy machine found nothing for a while. */
export const startPatient: StartSolver = (order, onBest, limits) =>
  startSolver({ ...order, patience: 720 }, onBest, limits)

/**
 * How a server searches in tests of something else: in a soak with planner processes, in the gate as
 * `searchHere`. Of groups an endless search goes on until it is stopped.
 */
export function searchOfTest({ isEndless = false } = {}): StartSolver {
  if (howMany({ gate: 1, soak: 0 }) === 1) return searchHere(isEndless)
  return (order, onBest) => startPatient(order, onBest)
}

/**
 * Searches in this process, as planner processes do, but for a set number of moves: without the seconds of a
 * core that a process costs, and with the same plans on every machine.
 */
function searchHere(isEndless: boolean): StartSolver {
  return ({ problem: text, seed, seconds }, onBest) => {
    const { promise: ended, resolve } = Promise.withResolvers<SolverEnd>()
    const problem = JSON.parse(text) as Problem
    const waitsForStop = isEndless && problem.kind === 'groups'
    let result: PlanResult | undefined
    let isOver = false
    const end = () => {
      isOver = true
      result ??= solve(problem, { seed, iterations: 0 })
      const obstacles = isEmptyPlan(result) ? whyNoPlan(problem) : []
      const isProven = result.status === 'optimal'
      resolve({ kind: 'done', best: bestPlanOf(result), obstacles, isProven, cpuSeconds: seconds })
    }
    const search = async () => {
      await setTimeout(START_MS)
      for (const iterations of SHOWN_AFTER) {
        if (isOver) return
        result = solve(problem, { seed, iterations })
        onBest(bestPlanOf(result))
        await setImmediate()
      }
      if (!waitsForStop && !isOver) end()
    }
    void search()
    return {
      pid: undefined,
      ended,
      stop: end,
      pause: async () => {},
      resume: () => {},
      async kill() {
        isOver = true
        resolve({ kind: 'died', how: 'SIGTERM' })
      },
    }
  }
}
