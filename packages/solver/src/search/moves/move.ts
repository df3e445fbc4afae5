import type { SearchContext } from '../search-context.ts'
import type { State } from '../state.ts'

/**
 * A random change of the plan made of the three operations. `attempt` says whether it changed anything; the caller
 * compares scores and takes it back when it is not accepted.
 */
export interface Move {
  readonly name: string
  attempt(state: State, context: SearchContext): boolean
}
