import { Group, Stack, Text, Title } from '@mantine/core'
import { isAdmin, maySeeReport } from '@planner/domain'
import type { SharedReport as Sums } from '@planner/protocol'
import { useState } from 'react'
import { Toggle } from '../../../components/form/toggle.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useAnswer, useEventState, useLiveSnapshot, useSetting } from '../../../lib/live/live-context.tsx'
import { type Answer, isAwaited } from '../../../lib/live/questions.ts'
import { useWords } from '../../../lib/live/use-words.ts'
import { AskAgain } from '../ask-again.tsx'
import { type ReportAnswer, reportOf } from '../plan-questions.ts'
import { OrganiserReport } from './organiser-report.tsx'
import classes from './report.module.css'
import { ReportBars } from './report-section.tsx'

/** The report on the plan in force: all of it for organisers, sums for others; REPORT-2, REPORT-8. */
export function ReportView() {
  const t = useT()
  const { viewer } = useLiveSnapshot()
  const now = useAnswer(reportOf(useEventState().event.meetingWeek))
  const { value: answer } = now
  const [isForAll, setForAll] = useState(false)
  const isOrganiser = isAdmin(viewer)
  return (
    <Stack component="section" aria-label={t('report.title')} aria-busy={isAwaited(now)}>
      {isOrganiser && answer?.report && (
        <Group gap="lg" className="no-print">
          <Toggle label={t('report.forEverybody')} checked={isForAll} onChange={setForAll} />
          {isForAll && <SharedNote />}
        </Group>
      )}
      <Freshness now={now} />
      {answer && <Content answer={answer} isForAll={isForAll || !isOrganiser} />}
    </Stack>
  )
}

function SharedNote() {
  const t = useT()
  const { variant, state } = useLiveSnapshot()
  const isOn = useSetting('parameters|ui|showPlanReport')
  const isShown = maySeeReport(variant, state, { role: 'participant', personId: '' })
  const text = () => {
    if (isShown) return t('report.forEverybody.shown')
    return isOn
      ? t('report.forEverybody.wishes', { setting: t('settings.name.parameters|ui|hideOneSidedWishes') })
      : t('report.forEverybody.hidden', { setting: t('settings.name.parameters|ui|showPlanReport') })
  }
  return (
    <Text size="sm" c="dimmed">
      {text()}
    </Text>
  )
}

/** What is shown may be older than the event; it says so. */
function Freshness({ now }: { now: Answer<ReportAnswer> }) {
  const t = useT()
  const { value: answer, state, again } = now
  return (
    <div role="status" className="no-print">
      {isAwaited(now) && (
        <Text size="sm" c="dimmed">
          {t(answer ? 'report.updating' : 'report.loading')}
        </Text>
      )}
      {state === 'failed' && (
        <AskAgain onAgain={again}>{t(answer ? 'report.timedOutOld' : 'report.timedOut')}</AskAgain>
      )}
    </div>
  )
}

function Content({ answer: { report, shared }, isForAll }: { answer: ReportAnswer; isForAll: boolean }) {
  const t = useT()
  if (isForAll && shared) return <SharedReport sums={shared} />
  if (!isForAll && report) return <OrganiserReport report={report} />
  return <Text>{t('report.noPlan')}</Text>
}

/** What the plan is worth to everybody together; REPORT-8. */
function SharedReport({ sums }: { sums: Sums }) {
  const t = useWords()
  const { hasRunFailed } = useLiveSnapshot()
  const { satisfactionPercent, bands, uncounted, areSomeLacking } = sums
  return (
    <div className={classes.report} data-short={areSomeLacking || hasRunFailed || undefined}>
      <div className={classes.head}>
        <Title order={2} className={classes.title}>
          {satisfactionPercent === null
            ? t('report.shared.tooFew')
            : t('report.shared.satisfied', { percent: satisfactionPercent })}
        </Title>
        <p className={classes.quiet}>{t('report.shared.intro')}</p>
      </div>
      {bands.length > 0 && (
        <ReportBars
          title={t('report.dots.title')}
          columns={[t('report.dots.share'), t('report.dots.people')]}
          rows={bands.map(({ fromPercent, toPercent, people }) => ({
            key: `${fromPercent}`,
            label:
              fromPercent === toPercent
                ? t('schedule.worth.percent', { percent: fromPercent })
                : t('report.shared.band', { from: fromPercent, to: toPercent }),
            value: people,
            text: t('report.shared.atLeast', { people }),
          }))}
        />
      )}
      {uncounted > 0 && <p className={classes.text}>{t('report.shared.uncounted', { number: uncounted })}</p>}
      {areSomeLacking && <p className={classes.text}>{t('report.shared.lacking')}</p>}
    </div>
  )
}
