import type { Facts } from '../facts.ts'
import type { Limits } from '../limits.ts'
import type { Random } from '../random.ts'
import type { State } from '../state.ts'
import { createForecast } from './forecast.ts'
import type { Incumbent } from './incumbent.ts'
import type { Outlook } from './outlook.ts'
import { createReassigner } from './reassign.ts'
import type { SearchContext } from './search-context.ts'

/** What the phases of one search share. */
export interface Search {
  readonly state: State
  readonly context: SearchContext
  readonly limits: Limits
  readonly incumbent: Incumbent
  readonly assertScore: boolean
  /** Moves of single people that one layout move stands for. */
  readonly layoutCost: number
  readonly hot: number
  readonly cold: number
  readonly outlook: Outlook
  /** Moves made so far, by their cost. */
  moves: number
}

/** The context of a search of this problem, without noise at first. */
export function createSearchContext({ people }: Facts, random: Random, unitPrice: number): SearchContext {
  return {
    random,
    noise: 0,
    unitPrice,
    reassigner: createReassigner(people),
    forecasts: [createForecast(people), createForecast(people)],
  }
}
