import type { Random } from '../random.ts'
import type { Facts } from './facts.ts'
import { createForecast } from './forecast.ts'
import { createPolisher } from './polish.ts'
import type { Seeker } from './seeker.ts'

/** What a search of this problem needs beside the state; it begins without noise. */
export function createSeeker({ people }: Facts, random: Random, unitPrice: number): Seeker {
  return {
    random,
    noise: 0,
    unitPrice,
    polisher: createPolisher(people),
    forecasts: [createForecast(people), createForecast(people)],
  }
}
