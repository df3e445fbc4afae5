import type { PlanReport } from '@planner/protocol'
import { comparedQuality } from '../../../../lib/compared-quality.ts'
import { useT } from '../../../../lib/i18n/i18n.ts'
import { useDistanceText } from '../../../../lib/use-distance-text.ts'

/** How the plan stands to what no plan can exceed, as far as the two can be compared; MEET-22. */
export function QualityText({
  quality,
  time,
}: {
  quality: NonNullable<PlanReport['quality']>
  time: string
}) {
  const t = useT()
  const distanceText = useDistanceText()
  const compared = comparedQuality(quality)
  if (compared === 'best') return t('outcome.quality.best', { time })
  if (compared === 'near' && quality.bound !== null)
    return t('outcome.quality.near', {
      time,
      distance: distanceText(quality.soft, quality.bound),
    })
  return t('outcome.quality.unknown', { time })
}
