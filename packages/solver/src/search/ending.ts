import type { Score } from '../result.ts'
import { patienceFor } from './effort.ts'
import { SCHEDULE } from './schedule.ts'

/** Says when a search has found nothing worth having for so long that it should end. */
export interface Ending {
  /** Takes the best score after so many moves; whether the search should end. */
  isDueAt(moves: number, score: Score): boolean
}

/** A hard or medium level gained, or soft gains that add up to something. */
function isRealGain(score: Score, before: Score): boolean {
  return (
    score[0] > before[0] ||
    score[1] > before[1] ||
    score[2] > before[2] + SCHEDULE.ending.realGain * Math.abs(before[2])
  )
}

export function createEnding(size: number, moves: number, score: Score): Ending {
  const patience = patienceFor(size)
  let gainedAt = moves
  let lastGain = score
  return {
    isDueAt(now, best) {
      if (isRealGain(best, lastGain)) {
        gainedAt = now
        lastGain = best
      }
      return now - gainedAt > Math.max(patience, gainedAt * SCHEDULE.ending.partOfLastGain)
    },
  }
}
