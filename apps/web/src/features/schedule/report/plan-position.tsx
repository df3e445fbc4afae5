import type { EventReport } from '@planner/protocol'
import { useWords } from '../../../lib/live/use-words.ts'
import { percentOf } from '../../../lib/percent.ts'
import classes from './report.module.css'
import { meanPercent, missingPlaces, positionIn } from './report-model.ts'
import { useQualityText } from './use-report-title.ts'

/** Between plans dealt out at random and the best possible, as far as they can be compared; REPORT-6. */
export function PlanPosition({ report }: { report: EventReport }) {
  const t = useWords()
  const qualityOf = useQualityText()
  const { random, uncompared } = report
  const position = positionIn(report)
  const share = position?.kind === 'proven' ? position.share : null
  // Where no place is missing it is the title of the report.
  const quality = report.lacking.length > 0 ? qualityOf(report) : null
  return (
    <>
      {quality && <p className={classes.text}>{quality}</p>}
      {share !== null && (
        <div className={classes.scale} aria-hidden>
          <span className={classes.here} style={{ insetInlineStart: `${100 * share}%` }} />
          <span>{t('report.position.random')}</span>
          <span>{t('report.position.bound')}</span>
        </div>
      )}
      {share !== null && (
        <p className={classes.text}>{t('report.position.share', { percent: percentOf(share) })}</p>
      )}
      {position?.kind === 'unproven' && (
        <p className={classes.text}>
          {position.isBetter !== null &&
            t(position.isBetter ? 'report.position.better' : 'report.position.notBetter')}{' '}
          {qualityOf(report) === null && t('report.position.unproven')}
        </p>
      )}
      {position?.kind === 'proven' && share === null && random && !uncompared && (
        <p className={classes.text}>{t('report.position.placesDiffer')}</p>
      )}
      {uncompared && <p className={classes.text}>{t(`report.uncompared.${uncompared}`)}</p>}
      <p className={classes.text}>
        {random
          ? t('report.random', {
              plans: random.plans,
              percent: percentOf(random.satisfaction),
              missing: Math.round(random.missing),
              own: meanPercent(report.satisfaction),
              ownMissing: missingPlaces(report),
            })
          : t('report.random.none')}
      </p>
    </>
  )
}
