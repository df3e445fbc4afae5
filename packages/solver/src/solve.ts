import { solvePairs } from './pairs/solve-pairs.ts'
import type { GroupsProblem, PairsProblem, Problem } from './problem.ts'
import type { GroupsResult, PairsResult, PlanResult } from './result.ts'
import { solveGroups } from './solve-groups.ts'
import type { SolveOptions } from './solve-options.ts'

export function solve(problem: GroupsProblem, options?: SolveOptions): GroupsResult
export function solve(problem: PairsProblem, options?: SolveOptions): PairsResult
export function solve(problem: Problem, options?: SolveOptions): PlanResult
export function solve(problem: Problem, options: SolveOptions = {}): PlanResult {
  return problem.kind === 'groups' ? solveGroups(problem, options) : solvePairs(problem, options)
}
