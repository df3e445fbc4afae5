import type { Random } from '../random.ts'
import type { State } from './state.ts'

export interface Polisher {
  /** Places the people of one cell anew; exact for all but the pair terms as long as sizes stay near the middle. */
  polish(state: State, seeker: Seeker, cell: readonly number[]): void
}

/**
 * What another layout of one cell would about be worth, found without trying it: everybody changes only where it pays at the
 * prices of today's sizes. Good enough to choose among many layouts the few that are worth placing people for.
 */
export interface Forecast {
  /** Looks at the cell of a running group. */
  look(state: State, seeker: Seeker, g: number): void
  /** Takes this group of the cell away; what stays until another group is taken away. */
  without(old: number): void
  /**
   * Change of the score when the topic runs in place of the group taken away; -Infinity where it cannot. `leaving` is a group
   * of the topic elsewhere that ends for it, -1 when there is none. `spare` is the topic's group that would run.
   */
  of(topic: number, spare: number, leaving: number): number
}

/** What a search run needs beside the state: randomness, how much noise choices may have, the price of an open unit. */
export interface Seeker {
  readonly random: Random
  /** Follows the temperature, in soft points. */
  noise: number
  readonly unitPrice: number
  readonly polisher: Polisher
  /** Two, for the two cells that a change of layout may touch. */
  readonly forecasts: readonly [Forecast, Forecast]
}
