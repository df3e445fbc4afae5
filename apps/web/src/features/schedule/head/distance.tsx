import { comparedQuality } from '../../../lib/compared-quality.ts'
import { useAnswer, useEventState } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { useDistanceText } from '../../../lib/use-distance-text.ts'
import { reportOf } from '../plan-questions.ts'
import type { Head } from './use-head.ts'

/** How near the plan is to the best possible, while nothing has changed since it was made; SCHED-21. */
export function Distance({ head: { drift } }: { head: Head }) {
  const t = useWords()
  const distanceText = useDistanceText()
  const { meetingWeek } = useEventState().event
  const isSame = drift.value?.drift?.state === 'upToDate'
  const position = useAnswer(isSame ? reportOf(meetingWeek) : null).value?.report?.position
  const quality = position ? comparedQuality(position) : undefined
  if (!isSame || !position || position.bound === null || quality === undefined) return null
  if (quality === 'best') return <span>{t('head.distance.best')} </span>
  return <span>{t('head.distance', { distance: distanceText(position.soft, position.bound) })} </span>
}
