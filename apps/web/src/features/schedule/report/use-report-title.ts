import type { EventReport } from '@planner/protocol'
import { comparedQuality } from '../../../lib/compared-quality.ts'
import { useWords } from '../../../lib/live/use-words.ts'
import { useDistanceText } from '../../../lib/use-distance-text.ts'
import { meanPercent } from './report-model.ts'

/** What the plan is worth in one sentence: how near it is to the best, unless places are missing; then that comes after the reasons. */
export function useReportTitle(): (report: EventReport) => string {
  const t = useWords()
  const qualityText = useQualityText()
  return (report) => {
    const quality = report.lacking.length === 0 ? qualityText(report) : null
    return quality ?? t('report.satisfied', { percent: meanPercent(report.satisfaction) })
  }
}

/** How near the plan is to the best possible, and what that is limited by where places are missing; null where nothing is proven. */
export function useQualityText(): (report: EventReport) => string | null {
  const t = useWords()
  const distanceText = useDistanceText()
  return ({ position, lacking }) => {
    const quality = position ? comparedQuality(position) : undefined
    if (!position || position.bound === null || quality === undefined) return null
    const distance = distanceText(position.soft, position.bound)
    if (lacking.length === 0) return t(`report.${quality}`, { distance })
    return t(`report.${quality}.${position.missing}`, { distance })
  }
}
