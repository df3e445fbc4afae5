import { searchPairs } from './pairs/solve-pairs.ts'
import type { GroupsProblem, PairsProblem, Problem } from './problem.ts'
import type { ProgramSolver } from './program-solver.ts'
import type { GroupsResult, PairsResult, PlanResult } from './result.ts'
import { solveGroups } from './solve-groups.ts'
import type { SolveOptions } from './solve-options.ts'

export function solve(problem: GroupsProblem, options?: SolveOptions): GroupsResult
export function solve(problem: PairsProblem, options?: SolveOptions): PairsResult
export function solve(problem: Problem, options?: SolveOptions): PlanResult
export function solve(problem: Problem, options: SolveOptions = {}): PlanResult {
  if (problem.kind === 'groups') return solveGroups(problem, options)
  const search = searchPairs(problem, options)
  for (let step = search.next(); ; step = search.next(null)) if (step.done) return step.value
}

/** A search goes on without a solver that cannot be loaded. */
export async function solveWithPrograms(
  problem: Problem,
  options: SolveOptions,
  load: () => Promise<ProgramSolver>,
): Promise<PlanResult> {
  if (problem.kind === 'groups') return solveGroups(problem, options)
  const search = searchPairs(problem, options)
  let step = search.next()
  while (!step.done) step = search.next(await load().catch(() => null))
  return step.value
}
