import type { Random } from '../random.ts'
import type { Facts } from './facts.ts'
import { createForecast } from './forecast.ts'
import { createReassigner } from './reassign.ts'
import type { SearchContext } from './search-context.ts'

/** What a search of this problem needs beside the state; it begins without noise. */
export function createSearchContext({ people }: Facts, random: Random, unitPrice: number): SearchContext {
  return {
    random,
    noise: 0,
    unitPrice,
    reassigner: createReassigner(people),
    forecasts: [createForecast(people), createForecast(people)],
  }
}
