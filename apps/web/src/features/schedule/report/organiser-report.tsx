import { Title } from '@mantine/core'
import { planWorth, scheduleOf } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import type { DataSince, EventReport } from '@planner/protocol'
import { useMemo } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { percentOf } from '../../../lib/percent.ts'
import { dateTimeText } from '../../../lib/time-text.ts'
import { outcomeTexts, useMeetingOutcome } from '../meetings/outcome-parts.tsx'
import { useEventNames } from '../names.ts'
import classes from './report.module.css'
import { ReportBars, ReportLines, ReportSection } from './report-section.tsx'
import {
  type Bin,
  binsOf,
  levelOf,
  meanPercent,
  missingPlaces,
  positionIn,
  useQualityText,
  useReportLines,
  useReportTitle,
} from './report-texts.ts'

/** What the plan is worth and why, for organisers; REPORT-2 to REPORT-7. */
export function OrganiserReport({ report }: { report: EventReport }) {
  const t = useWords()
  const titleOf = useReportTitle()
  const { lackingLines, worstLines, restingLines, ruleRows } = useReportLines(report)
  const { kind, satisfaction, uncounted, sizes, repeated } = report
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
        {uncounted > 0 && <p className={classes.text}>{t('report.uncounted', { number: uncounted })}</p>}
      </ReportSection>
      <ReportLines of="lacking" lines={lackingLines}>
        {isOfPairs && <Outcome />}
      </ReportLines>
      <ReportSection title={t('report.position.title')}>
        <PlanPosition report={report} />
      </ReportSection>
      <ReportLines of="worst" lines={worstLines} />
      {!isOfPairs && <ReportLines of="resting" lines={restingLines} />}
      <ReportBars
        title={t(isOfPairs ? 'report.sizes.meetings.title' : 'report.sizes.title')}
        columns={
          isOfPairs
            ? [t('report.sizes.meetings.row'), t('report.dots.people')]
            : [t('report.sizes.row'), t('report.sizes.groups')]
        }
        rows={sizes.map(({ size, groups }) => ({ key: `${size}`, label: `${size}`, value: groups }))}
      >
        {!isOfPairs && <p className={classes.text}>{t('report.company', repeated)}</p>}
      </ReportBars>
      {ruleRows.length > 0 && (
        <ReportBars
          title={t('report.rules.title')}
          isWide
          columns={[t('report.rules.column'), t('report.dots.people')]}
          rows={ruleRows}
        />
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

/** Everybody as one dot, the least satisfied on the left, and the same as a table; REPORT-3. */
function SatisfactionDots({ satisfaction }: Pick<EventReport, 'satisfaction'>) {
  const t = useT()
  const names = useEventNames()
  const bins = useMemo(() => binsOf(satisfaction), [satisfaction])
  const most = Math.max(...bins.map(({ people }) => people.length))
  const size = most <= 24 ? 'large' : most <= 90 ? 'medium' : 'small'
  const label = ({ fromPercent }: Bin) =>
    fromPercent === 0
      ? t('report.dots.below', { percent: bins[1]?.fromPercent ?? 0 })
      : t('schedule.worth.percent', { percent: fromPercent })
  return (
    <>
      <div className={classes.dots} data-size={size} aria-hidden>
        {bins.map((bin) => (
          <div key={bin.fromPercent} className={classes.bin}>
            <div className={classes.pile}>
              {bin.people.map(({ personId, percent }) => (
                <span
                  key={personId}
                  className={classes.dot}
                  data-level={levelOf(percent)}
                  title={t('report.dots.person', { name: names.person(personId), percent })}
                />
              ))}
            </div>
            <span className={classes.binLabel}>{label(bin)}</span>
          </div>
        ))}
      </div>
      {/* A table is as wide as its words, however narrow it is told to be. */}
      <div className="visually-hidden">
        <table>
          <caption>{t('report.dots.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('report.dots.share')}</th>
              <th scope="col">{t('report.dots.people')}</th>
            </tr>
          </thead>
          <tbody>
            {bins.map((bin) => (
              <tr key={bin.fromPercent}>
                <th scope="row">{label(bin)}</th>
                <td>{bin.people.length}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
