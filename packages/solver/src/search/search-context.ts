import type { Random } from '../random.ts'
import type { State } from '../state.ts'

export interface Reassigner {
  /**
   * Places the people of one time block anew; exact for all but the pair terms as long as sizes stay near the
   * middle. Two groups of it that are swapped get each other's room.
   */
  reassign(
    state: State,
    context: Pick<SearchContext, 'unitPrice'>,
    block: readonly number[],
    freedom?: Freedom,
    swapped?: readonly [g: number, h: number],
  ): void
}

/** People whom a reassignment may place, and sizes of groups, if not everybody and the greatest size. */
export interface Freedom {
  mayLeave(p: number, g: number): boolean
  mayCome(p: number): boolean
  /** By group. */
  readonly most: Int32Array
}

/**
 * Estimates the worth of another layout of one time block: everybody changes only where it pays at the prices
 * of today's sizes. Good enough to choose the few layouts worth a real try.
 */
export interface Forecast {
  /** Reads the time block of a running group. */
  read(state: State, context: SearchContext, g: number): void
  /** Takes this group of the block away; lasts until another group is taken away. */
  remove(old: number): void
  /**
   * Change of the score when the topic runs in place of the group taken away; -Infinity where it cannot.
   * `leaving` is a group of the topic elsewhere that ends for it, -1 when there is none. `spare` is the
   * topic's group that would run.
   */
  gainOf(topic: number, spare: number, leaving: number): number
}

/** What a search needs apart from the state: randomness, noise of choices, the price of an open unit. */
export interface SearchContext {
  readonly random: Random
  /** Follows the temperature, in soft points. */
  noise: number
  readonly unitPrice: number
  readonly reassigner: Reassigner
  /** Two, for the two time blocks that a change of layout may touch. */
  readonly forecasts: readonly [Forecast, Forecast]
}

/**
 * A random change of the plan made of the three operations. `attempt` says whether it changed anything; the
 * caller compares scores and takes it back when it is not accepted.
 */
export interface Move {
  readonly name: string
  attempt(state: State, context: SearchContext): boolean
}
