import { Title } from '@mantine/core'
import { scheduleOf } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import type { DataSince, EventReport } from '@planner/protocol'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { dateTimeText } from '../../../lib/time-text.ts'
import { outcomeTexts, useMeetingOutcome } from '../meetings/outcome/use-meeting-outcome.ts'
import { planWorth } from '../plan-worth.ts'
import { PlanPosition } from './plan-position.tsx'
import classes from './report.module.css'
import { ReportBars, ReportLines, ReportSection } from './report-section.tsx'
import { SatisfactionDots } from './satisfaction-dots.tsx'
import { useReportLines } from './use-report-lines.ts'
import { useReportTitle } from './use-report-title.ts'

/** What the plan is worth and why, for organisers; REPORT-2 to REPORT-7. */
export function OrganiserReport({ report }: { report: EventReport }) {
  const t = useWords()
  const titleOf = useReportTitle()
  const { lackingLines, worstLines, restingLines, ruleRows } = useReportLines(report)
  const { kind, satisfaction, sizes, repeated } = report
  const isOfPairs = kind === 'pairs'
  return (
    <div className={classes.report}>
      <div className={classes.head}>
        <Title order={2} className={classes.title}>
          {titleOf(report)}
        </Title>
        <ReportAge report={report} />
      </div>
      <ReportSection title={t('report.dots.title')}>
        <p className={classes.quiet}>{t('report.dots.help')}</p>
        <SatisfactionDots satisfaction={satisfaction} />
        {!isOfPairs && <FirstChoices />}
      </ReportSection>
      <ReportSection title={t('report.lacking.title')}>
        {isOfPairs && <Outcome />}
        <ReportLines lines={lackingLines} none={t('report.lacking.none')} />
      </ReportSection>
      <ReportSection title={t('report.position.title')}>
        <PlanPosition report={report} />
      </ReportSection>
      <ReportSection title={t('report.worst.title')}>
        <ReportLines lines={worstLines} none={t('report.worst.none')} />
      </ReportSection>
      {!isOfPairs && (
        <ReportSection title={t('report.resting.title')}>
          <ReportLines lines={restingLines} none={t('report.resting.none')} />
        </ReportSection>
      )}
      <ReportSection title={t(isOfPairs ? 'report.sizes.meetings.title' : 'report.sizes.title')}>
        <ReportBars
          caption={t(isOfPairs ? 'report.sizes.meetings.title' : 'report.sizes.title')}
          columns={
            isOfPairs
              ? [t('report.sizes.meetings.row'), t('report.sizes.people')]
              : [t('report.sizes.row'), t('report.sizes.groups')]
          }
          rows={sizes.map(({ size, groups }) => ({ key: `${size}`, label: `${size}`, value: groups }))}
        />
        {!isOfPairs && <p className={classes.text}>{t('report.company', repeated)}</p>}
      </ReportSection>
      {ruleRows.length > 0 && (
        <ReportSection title={t('report.rules.title')} isWide>
          <ReportBars
            caption={t('report.rules.title')}
            columns={[t('report.rules.column'), t('report.dots.people')]}
            rows={ruleRows}
          />
        </ReportSection>
      )}
    </div>
  )
}

/** As below the meetings; MEET-22. */
function Outcome() {
  const t = useWords()
  const outcome = useMeetingOutcome()
  return outcomeTexts(t, outcome).map((text) => (
    <p key={text} className={classes.text}>
      {text}
    </p>
  ))
}

/** As above the plan; SCHED-42. */
function FirstChoices() {
  const t = useWords()
  const { variant, state, viewer } = useLiveSnapshot()
  const { firstChoices, numPeople } = planWorth({
    variant,
    state,
    viewer,
    schedule: scheduleOf(variant, state),
  })
  if (firstChoices === null) return null
  return (
    <p className={classes.text}>{t('report.firstChoices', { number: firstChoices, total: numPeople })}</p>
  )
}

/** Of when the plan is, and what has changed since. */
function ReportAge({ report: { made } }: { report: EventReport }) {
  const t = useWords()
  const endedAt = made?.endedAt ?? null
  const sentences = [
    endedAt !== null ? t('report.made', { time: dateTimeText(new Date(endedAt)) }) : t('report.byHand'),
    made && t(DATA_TEXTS[made.data]),
    endedAt !== null && made?.isSamePlan === false && t('report.planChanged'),
  ]
  return <p className={classes.quiet}>{sentences.filter(Boolean).join(' ')}</p>
}

const DATA_TEXTS = {
  same: 'report.dataSame',
  changed: 'report.dataChanged',
  unknown: 'report.dataUnknown',
} as const satisfies Record<DataSince, MessageKey>
