import { comparedQuality } from '../../../lib/compared-quality.ts'
import { useAnswer, useEventState } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { useDistanceText } from '../../../lib/use-distance-text.ts'
import { reportOf } from '../plan-questions.ts'
import type { Head } from './use-head.ts'

/**
 * How near a plan in which nothing is missing is to the best possible, while nothing has changed since it was
 * made; null where that is not known. SCHED-21
 */
export function useDistanceLine({ drift, state }: Head): string | null {
  const t = useWords()
  const distanceText = useDistanceText()
  const { meetingWeek } = useEventState().event
  const isGood = state.name === 'good' || state.name === 'byHand'
  const isSame = isGood && drift.value?.drift?.state === 'upToDate'
  const position = useAnswer(isSame ? reportOf(meetingWeek) : null).value?.report?.position
  const quality = position ? comparedQuality(position) : undefined
  if (!isSame || !position || position.bound === null || quality === undefined) return null
  return quality === 'best'
    ? t('head.distance.best')
    : t('head.distance', { distance: distanceText(position.soft, position.bound) })
}
