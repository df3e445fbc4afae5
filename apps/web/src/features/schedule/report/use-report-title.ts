import type { EventReport } from '@planner/protocol'
import { comparedQuality } from '../../../lib/compared-quality.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useDistanceText } from '../../../lib/use-distance-text.ts'
import { meanPercent } from './report-model.ts'

/** What the plan is worth in one sentence. */
export function useReportTitle(): (report: EventReport) => string {
  const t = useT()
  const distanceText = useDistanceText()
  return ({ position, satisfaction }) => {
    const quality = position ? comparedQuality(position) : undefined
    if (quality === 'best') return t('report.best')
    if (quality === 'near' && position?.bound != null)
      return t('report.near', { distance: distanceText(position.soft, position.bound) })
    return t('report.satisfied', { percent: meanPercent(satisfaction) })
  }
}
