import { List, Stack, Text, Title } from '@mantine/core'
import type { PlanReport } from '@planner/protocol'
import { useMemo } from 'react'
import { Disclosure } from '../../../../components/disclosure.tsx'
import { useT } from '../../../../lib/i18n/i18n.ts'
import { dateTimeText } from '../../../../lib/time-text.ts'
import { useEventNames } from '../../names.ts'
import { ChangeTable } from './change-table.tsx'
import { shownChanges, withReasons } from './outcome-rows.ts'
import { QualityText } from './quality-text.tsx'
import { outcomeTexts, useMeetingOutcome } from './use-meeting-outcome.ts'
import { WishList } from './wish-list.tsx'

/** What the last plan has brought, for organisers: figures, who is left out and why, and what it changed; MEET-22. */
export function PlanOutcome({ report }: { report: PlanReport }) {
  const t = useT()
  const names = useEventNames()
  const outcome = useMeetingOutcome()
  const leftOut = withReasons(outcome.leftOut, report.reasons, names.somebody)
  const full = withReasons(outcome.full, report.reasons, names.somebody)
  const changes = useMemo(() => shownChanges(report.changes, names.somebody), [report, names])
  const count = (wanted: string) => changes.filter(({ change }) => change === wanted).length
  const madeAt = dateTimeText(new Date(report.endedAt))
  return (
    <Stack component="section" gap="xs" aria-label={t('outcome.title')}>
      <Title order={2} size="h4">
        {t('outcome.title')}
      </Title>
      <List size="sm" spacing={2}>
        {outcomeTexts(t, outcome).map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
        {report.quality && (
          <List.Item>
            <QualityText quality={report.quality} time={madeAt} />
          </List.Item>
        )}
      </List>
      {leftOut.length > 0 && (
        <Disclosure label={t('outcome.leftOut', { count: leftOut.length })}>
          <Text size="sm" mb="xs">
            {t('outcome.leftOut.help')}
          </Text>
          <WishList people={leftOut} />
        </Disclosure>
      )}
      {full.length > 0 && (
        <Disclosure label={t('outcome.full', { count: full.length })}>
          <WishList people={full} />
        </Disclosure>
      )}
      {changes.length > 0 && (
        <Disclosure label={t('outcome.changes')}>
          <Text size="sm" mb="xs">
            {t('outcome.changes.count', {
              time: madeAt,
              kept: count('kept'),
              moved: count('moved'),
              added: count('added'),
              dropped: count('dropped'),
            })}
          </Text>
          <ChangeTable
            changes={changes}
            titleOf={([a, b]) =>
              t('schedule.meetings.pair', { first: names.somebody(a), second: names.somebody(b) })
            }
          />
        </Disclosure>
      )}
    </Stack>
  )
}
