import { createGains, isWorthwhile } from '../chance-of-gain.ts'
import { SCHEDULE } from './schedule.ts'

/** What a run so far says about the units that are still missing. */
export interface Outlook {
  /** A plan with this medium level stands. */
  reached(medium: number): void
  /** Whether it is likely enough to go on for that another unit will be filled. */
  isOpen(): boolean
}

export function createOutlook(movesSoFar: () => number): Outlook {
  const gains = createGains(SCHEDULE.ending.firstGain)
  let best = -Infinity
  return {
    reached(medium) {
      if (medium <= best) return
      if (best > -Infinity) gains.gainedAt(movesSoFar())
      best = medium
    },
    isOpen: () => isWorthwhile(gains.chanceAt(movesSoFar())),
  }
}
