import { Title } from '@mantine/core'
import { planWorth, scheduleOf } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import type { DataSince, EventReport } from '@planner/protocol'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { dateTimeText } from '../../../lib/time-text.ts'
import { LackingPlaces } from './lacking-places.tsx'
import { PlanPosition } from './plan-position.tsx'
import classes from './report.module.css'
import { ReportBars, ReportLines, ReportSection } from './report-section.tsx'
import { useReportLines, useReportTitle } from './report-texts.ts'
import { SatisfactionDots } from './satisfaction-dots.tsx'
import { WorstTable } from './worst-table.tsx'

/** What the plan is worth and why, for organisers, in four answers; REPORT-2 to REPORT-6, REPORT-62. */
export function OrganiserReport({ report }: { report: EventReport }) {
  const t = useWords()
  const titleOf = useReportTitle()
  const { hasRunFailed } = useLiveSnapshot()
  const { restingLines } = useReportLines(report)
  const { kind, satisfaction, uncounted, sizes } = report
  const isOfPairs = kind === 'pairs'
  return (
    <div className={classes.report} data-short={report.lacking.length > 0 || hasRunFailed || undefined}>
      <div className={classes.head}>
        <Title order={2} className={classes.title}>
          {titleOf(report)}
        </Title>
        <ReportAge report={report} />
      </div>
      <ReportSection title={t('report.position.title')}>
        <PlanPosition report={report} />
        {satisfaction.length > 0 && <SatisfactionDots satisfaction={satisfaction} />}
        {!isOfPairs && <FirstChoices />}
        <FormerlyShort report={report} />
        {uncounted > 0 && <p className={classes.text}>{t('report.uncounted', { number: uncounted })}</p>}
        <BrokenRules report={report} />
        {!isOfPairs && <GroupSizes report={report} />}
      </ReportSection>
      <WorstTable report={report} />
      <LackingPlaces report={report} />
      {isOfPairs ? (
        <ReportBars
          title={t('report.sizes.meetings.title')}
          columns={[t('report.sizes.meetings.row'), t('report.dots.people')]}
          rows={sizes.map(({ size, groups }) => ({ key: `${size}`, label: `${size}`, value: groups }))}
        />
      ) : (
        <ReportLines of="resting" lines={restingLines} />
      )}
    </div>
  )
}

/** As above the plan; SCHED-42. */
function FirstChoices() {
  const t = useWords()
  const { variant, state, viewer } = useLiveSnapshot()
  const { firstChoices, namedFirst } = planWorth({
    variant,
    state,
    viewer,
    schedule: scheduleOf(variant, state),
  })
  if (firstChoices === null || !namedFirst) return null
  return (
    <p className={classes.text}>{t('report.firstChoices', { number: firstChoices, total: namedFirst })}</p>
  )
}

/** Who comes first since they went short in former events, in numbers alone; REPORT-64. */
function FormerlyShort({ report: { former } }: { report: EventReport }) {
  const t = useWords()
  if (!former) return null
  const { people, satisfied } = former
  const text =
    people === 1
      ? t(satisfied === 1 ? 'report.former.one.best' : 'report.former.one')
      : t('report.former', { people, satisfied, short: people - satisfied })
  return <p className={classes.text}>{text}</p>
}

/** Who is where a rule is broken: of the rules that are weighed the sections speak in people. REPORT-5 */
function BrokenRules({ report: { rules } }: { report: EventReport }) {
  const t = useWords()
  const people = Math.max(0, ...rules.flatMap((rule) => (rule.isHard ? [rule.people] : [])))
  return people > 0 && <p className={classes.text}>{t('report.broken', { people })}</p>
}

function GroupSizes({ report: { sizes, repeated } }: { report: EventReport }) {
  const t = useWords()
  const groups = sizes.reduce((sum, each) => sum + each.groups, 0)
  const [least = 0, most = 0] = [sizes[0]?.size, sizes.at(-1)?.size]
  return (
    <p className={classes.text}>
      {least === most
        ? t('report.sizes.same', { groups, size: least })
        : t('report.sizes.range', { groups, least, most })}{' '}
      {t('report.company', { pairs: repeated.pairs })}
    </p>
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
    t('report.today'),
  ]
  return <p className={classes.quiet}>{sentences.filter(Boolean).join(' ')}</p>
}

const DATA_TEXTS = {
  same: 'report.dataSame',
  changed: 'report.dataChanged',
  unknown: 'report.dataUnknown',
} as const satisfies Record<DataSince, MessageKey>
