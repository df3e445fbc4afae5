import { setImmediate, setTimeout } from 'node:timers/promises'
import { type PlanResult, type Problem, solve } from '@planner/solver'
import { howMany } from '../../testing/chance.ts'
import type { StartSolver } from '../queue/search-processes.ts'
import { isEmptyPlan, whyNoPlan } from '../report/why-no-plan.ts'
import { type SolverEnd, startSolver } from '../threads/solver-child.ts'
import { bestPlanOf } from '../threads/solver-messages.ts'

/** After so many moves each a search shows its plan. */
const SHOWN_AFTER = [20, 200]
/** More than the best plan of a few people needs. */
const MOVES = 2000
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
      resolve(endOf(problem, result ?? solve(problem, { seed, iterations: 0 }), seconds))
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

/**
 * Searches at once in the thread of the test, which costs a twentieth of a planner process. For tests that
 * make a run only to have its plan: it cannot be stopped, shows no progress and proves little.
 */
export const solveHere: StartSolver = ({ problem: text, seed }) => {
  const { promise: ended, resolve } = Promise.withResolvers<SolverEnd>()
  void setImmediate().then(() => {
    const problem = JSON.parse(text) as Problem
    resolve(endOf(problem, solve(problem, { seed, iterations: MOVES }), 0))
  })
  return { pid: undefined, ended, stop() {}, pause: async () => {}, resume() {}, kill: async () => {} }
}

function endOf(problem: Problem, result: PlanResult, cpuSeconds: number): SolverEnd {
  const obstacles = isEmptyPlan(result) ? whyNoPlan(problem) : []
  const isProven = result.status === 'optimal'
  return { kind: 'done', best: bestPlanOf(result), obstacles, isProven, cpuSeconds }
}
