import type { Problem } from './problem.ts'
import type { PlanResult } from './result.ts'
import { solveGroups } from './solve-groups.ts'
import type { SolveOptions } from './solve-options.ts'

/** Plans a parsed problem. Anytime: whatever ends it, the best plan so far is returned, at worst the empty one. */
export function solve(problem: Problem, options: SolveOptions = {}): PlanResult {
  if (problem.kind === 'pairs') throw new Error('pairs to come')
  return solveGroups(problem, options)
}
