import { createLimits } from './limits.ts'
import type { GroupsProblem } from './problem.ts'
import type { GroupsResult } from './result.ts'
import { buildFacts } from './search/build-facts.ts'
import { SCHEDULE } from './search/schedule.ts'
import { createSearch, stepsOf } from './search/steps.ts'
import type { SolveOptions } from './solve-options.ts'

/**
 * Plans groups: construction, then cycles of annealing that grow and restart from the best plan at changing
 * heat (`search/schedule.ts`). Ends when the bound is met, nothing has improved for a while, cycles keep
 * ending at the same best score, or a limit of the options is reached. What is tried when depends on the seed
 * and the moves so far alone, never on the limit: more time is never worse.
 */
export function solveGroups(problem: GroupsProblem, options: SolveOptions = {}): GroupsResult {
  const search = createSearch(buildFacts(problem), options, createLimits(options, SCHEDULE.defaultMoves))
  const steps = stepsOf(search, options)
  while (steps.next().done !== true);
  search.incumbent.publish(true)
  return search.incumbent.result()
}
