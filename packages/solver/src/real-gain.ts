import type { Score } from './result.ts'
import { SCHEDULE } from './search/schedule.ts'

/** Whether a score is better by a rule, by a unit or by so much of the soft level that anybody would notice. */
export function isRealGain(score: Score, before: Score): boolean {
  if (score[0] !== before[0]) return score[0] > before[0]
  if (score[1] !== before[1]) return score[1] > before[1]
  return score[2] > before[2] + SCHEDULE.ending.realGain * Math.abs(before[2])
}
