import { createGains, isWorthwhile } from '../chance-of-gain.ts'
import { SCHEDULE } from './schedule.ts'

/** What a run so far says about the units that are still missing. */
export interface Outlook {
  /** A plan with this medium level stands. */
  reached(medium: number): void
  /** A plan that was begun anew came to this medium level. */
  returned(medium: number): void
  /** Whether it is likely enough to go on for that another unit will be filled. */
  isOpen(): boolean
}

/**
 * The chance is judged in two ways, and the lesser one counts: by when the last units were filled, and by how
 * often plans begun anew came to the same number. After n such tries in a row the next one is better with the
 * chance 1 / (n + 2), by the rule of succession; one that ends with fewer units says that there is no telling.
 */
export function createOutlook(movesSoFar: () => number): Outlook {
  const gains = createGains(SCHEDULE.ending.firstGain)
  let best = -Infinity
  let returns = 0
  return {
    reached(medium) {
      if (medium <= best) return
      if (best > -Infinity) gains.gainedAt(movesSoFar())
      best = medium
      returns = 0
    },
    returned(medium) {
      returns = medium === best ? returns + 1 : 0
    },
    isOpen: () => isWorthwhile(Math.min(gains.chanceAt(movesSoFar()), 1 / (returns + 2))),
  }
}
