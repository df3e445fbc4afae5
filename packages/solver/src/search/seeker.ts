import type { Random } from '../random.ts'
import type { State } from './state.ts'

export interface Polisher {
  /** Places the people of one cell anew; exact for all but the pair terms as long as sizes stay near the middle. */
  polish(state: State, seeker: Seeker, cell: readonly number[]): void
}

/** What a search run needs beside the state: randomness, how much noise choices may have, the price of an open unit. */
export interface Seeker {
  readonly random: Random
  /** Follows the temperature, in soft points. */
  noise: number
  readonly unitPrice: number
  readonly polisher: Polisher
}
