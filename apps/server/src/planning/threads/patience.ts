import { createGains, isRealGain, isWorthwhile, type Score } from '@planner/solver'

/** The least time without a really better plan after which a search ends, up to so many people ... */
const SHORTEST_MS = 5000
const EASY_PEOPLE = 100
/** ... and of larger events more, at most so many times. */
const MOST_TIMES = 3

/** The longest it is ever waited for a better plan, unless the shortest is longer. */
const LONGEST_MS = 60_000
/** How long it is waited for another gain, in times of the last one. */
const TIMES_OF_LAST_GAIN = 2
/** Places gained within this part of the least time say nothing of when the next one is. */
const FIRST_PLACE = 5

/** The least time without a really better plan after which a search for so many people ends; ms. Moves of large events take longer. */
export function shortestWaitMs(people: number): number {
  return SHORTEST_MS * Math.min(MOST_TIMES, Math.max(1, people / EASY_PEOPLE))
}

/** Says when a search has gone on for long enough without a gain that anybody would notice (PLAN-8). */
export type Patience = {
  /** A better plan stands, `elapsed` ms after the search began. */
  gained(score: Score, elapsed: number): void
  /** `isOpen`: people lack places that its searchers have not given up on. */
  isOver(elapsed: number, isOpen: boolean): boolean
}

/**
 * Waits twice as long again as the last gain took: what came late may still be followed by more. For another place it
 * waits as long as one is likely enough (MODEL-74).
 */
export function createPatience(shortestMs = SHORTEST_MS): Patience {
  let real: Score | undefined
  let lastGain = 0
  const places = createGains(shortestMs / FIRST_PLACE)
  return {
    gained(score, elapsed) {
      if (real !== undefined && !isRealGain(score, real)) return
      if (real !== undefined && (score[0] !== real[0] || score[1] !== real[1])) places.gainedAt(elapsed)
      real = score
      lastGain = elapsed
    },
    isOver(elapsed, isOpen) {
      if (isOpen && isWorthwhile(places.chanceAt(elapsed))) return false
      const wait = Math.max(shortestMs, Math.min(LONGEST_MS, TIMES_OF_LAST_GAIN * lastGain))
      return real !== undefined && elapsed - lastGain > wait
    },
  }
}
