import type { EventReport } from '@planner/protocol'
import { useWords } from '../../../lib/live/use-words.ts'
import { percentOf } from '../../../lib/percent.ts'
import classes from './report.module.css'
import { meanPercent, missingPlaces, positionIn, useQualityText } from './report-texts.ts'

/** From chance to the best possible, as far as they can be compared: first as a line; REPORT-6. */
export function PlanPosition({ report }: { report: EventReport }) {
  const t = useWords()
  const qualityOf = useQualityText()
  const { random, uncompared, satisfaction } = report
  const position = positionIn(report)
  const share = position?.kind === 'proven' ? position.share : null
  // Where no place is missing it is the title of the report.
  const quality = report.lacking.length > 0 ? qualityOf(report) : null
  const values = { own: meanPercent(satisfaction), ownMissing: missingPlaces(report) }
  return (
    <>
      {satisfaction.length > 0 && <NumberLine report={report} />}
      <p className={classes.text}>
        {random
          ? t('report.random', {
              ...values,
              percent: percentOf(random.satisfaction),
              missing: Math.round(random.missing),
            })
          : t('report.random.none')}
      </p>
      {quality && <p className={classes.text}>{quality}</p>}
      {share !== null && (
        <p className={classes.text}>{t('report.position.share', { percent: percentOf(share) })}</p>
      )}
      {position?.kind === 'unproven' && (
        <p className={classes.text}>
          {position.isBetter === false && t('report.position.notBetter')}{' '}
          {qualityOf(report) === null && t('report.position.unproven')}
        </p>
      )}
      {position?.kind === 'proven' && share === null && random && !uncompared && (
        <p className={classes.text}>{t('report.position.placesDiffer')}</p>
      )}
      {uncompared && <p className={classes.text}>{t(`report.uncompared.${uncompared}`)}</p>}
    </>
  )
}

/** What people get on average, beside what chance would give them; the sentence below says the same. */
function NumberLine({ report }: { report: EventReport }) {
  const t = useWords()
  const { random, satisfaction } = report
  const own = meanPercent(satisfaction)
  const chance = random && percentOf(random.satisfaction)
  return (
    <div className={classes.line} aria-hidden>
      <span className={classes.fill} style={{ inlineSize: `${own}%` }} />
      {chance !== null && (
        <span className={classes.mark} data-mark="chance" style={{ insetInlineStart: `${chance}%` }}>
          <span data-near={side(chance)}>{t('report.position.chance', { percent: chance })}</span>
        </span>
      )}
      <span className={classes.mark} data-mark="own" style={{ insetInlineStart: `${own}%` }}>
        <span data-near={side(own)}>{t('report.position.this', { percent: own })}</span>
      </span>
    </div>
  )
}

/** Near an end the label stands on its inner side. */
function side(percent: number): 'start' | 'end' | undefined {
  if (percent < 20) return 'start'
  return percent > 80 ? 'end' : undefined
}
