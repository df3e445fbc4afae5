import { Title } from '@mantine/core'
import type { SharedReport as Sums } from '@planner/protocol'
import { useWords } from '../../../lib/live/use-words.ts'
import classes from './report.module.css'
import { ReportBars, ReportSection } from './report-section.tsx'

/** What the plan is worth to everybody together; REPORT-8. */
export function SharedReport({ sums }: { sums: Sums }) {
  const t = useWords()
  const { satisfactionPercent, bands, areSomeLacking } = sums
  return (
    <div className={classes.report}>
      <div className={classes.head}>
        <Title order={2} className={classes.title}>
          {satisfactionPercent === null
            ? t('report.shared.tooFew')
            : t('report.shared.satisfied', { percent: satisfactionPercent })}
        </Title>
        <p className={classes.quiet}>{t('report.shared.intro')}</p>
      </div>
      {bands.length > 0 && (
        <ReportSection title={t('report.dots.title')} isWide>
          <ReportBars
            caption={t('report.dots.title')}
            columns={[t('report.dots.share'), t('report.dots.people')]}
            rows={bands.map(({ fromPercent, toPercent, people }) => ({
              key: `${fromPercent}`,
              label:
                fromPercent === toPercent
                  ? t('report.dots.from', { percent: fromPercent })
                  : t('report.shared.band', { from: fromPercent, to: toPercent }),
              value: people,
              text: t('report.shared.atLeast', { people }),
            }))}
          />
        </ReportSection>
      )}
      {areSomeLacking && <p className={classes.text}>{t('report.shared.lacking')}</p>}
    </div>
  )
}
