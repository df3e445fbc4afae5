import { isRealGain } from '../real-gain.ts'
import type { Score } from '../result.ts'
import { SCHEDULE } from './schedule.ts'

/** Decides when a search ends: long without a real gain, or its best score again and again. */
interface Ending {
  /** Takes the best score after so many moves, and the cycle's last one; whether the search should end. */
  isDueAt(moves: number, best: Score, reached: Score): boolean
}

/** Scores are kept up to date by differences, which round. */
const ROUNDING = 1e-9

function isSame(score: Score, best: Score): boolean {
  return score.every(
    (value, level) => Math.abs(value - best[level]) <= ROUNDING * Math.max(1, Math.abs(value)),
  )
}

/** `patience`: moves without a real gain that end a search at least. */
export function createEnding(patience: number, moves: number, score: Score): Ending {
  let gainedAt = moves
  let lastGain = score
  let lastBest = score
  let returns = 0
  return {
    isDueAt(now, best, reached) {
      if (isRealGain(best, lastGain)) {
        gainedAt = now
        lastGain = best
      }
      if (!isSame(best, lastBest)) {
        lastBest = best
        returns = 0
      }
      if (isSame(reached, best)) returns++
      if (returns >= SCHEDULE.ending.returns) return true
      return now - gainedAt > Math.max(patience, gainedAt * SCHEDULE.ending.timesOfLastGain)
    },
  }
}
