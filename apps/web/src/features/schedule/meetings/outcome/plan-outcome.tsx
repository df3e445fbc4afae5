import { List, Stack, Text, Title } from '@mantine/core'
import type { PlanReport } from '@planner/protocol'
import { useMemo } from 'react'
import { Disclosure } from '../../../../components/disclosure.tsx'
import { useT } from '../../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../../lib/live/live-context.tsx'
import { dateTimeText } from '../../../../lib/time-text.ts'
import { useMeetingNames } from '../use-meeting-names.ts'
import { ChangeTable } from './change-table.tsx'
import { outcomeOf, shownChanges } from './outcome-rows.ts'
import { QualityText } from './quality-text.tsx'
import { WishList } from './wish-list.tsx'

/** What the last plan has brought, for organisers: figures, who is left out and why, and what it changed; MEET-22. */
export function PlanOutcome({ report }: { report: PlanReport }) {
  const t = useT()
  const names = useMeetingNames()
  const { variant, state } = useLiveSnapshot()
  const { granted, wished, wishing, leftOut, full } = useMemo(
    () => outcomeOf(variant, state, report.reasons, names.person),
    [variant, state, report, names],
  )
  const changes = useMemo(() => shownChanges(report.changes, names.person), [report, names])
  const none = leftOut.filter(({ met }) => met === 0).length
  const count = (wanted: string) => changes.filter(({ change }) => change === wanted).length
  const madeAt = dateTimeText(new Date(report.endedAt))
  return (
    <Stack component="section" gap="xs" aria-label={t('outcome.title')}>
      <Title order={2} size="h4">
        {t('outcome.title')}
      </Title>
      <List size="sm" spacing={2}>
        <List.Item>{t('outcome.wishes', { granted, wished })}</List.Item>
        <List.Item>
          {t('outcome.people', {
            ...{ wishing, none },
            content: wishing - leftOut.length,
            fewer: leftOut.length - none,
          })}
        </List.Item>
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
              ...{ kept: count('kept'), moved: count('moved') },
              ...{ added: count('added'), dropped: count('dropped') },
            })}
          </Text>
          <ChangeTable
            changes={changes}
            titleOf={([a, b]) =>
              t('schedule.meetings.pair', { first: names.person(a), second: names.person(b) })
            }
          />
        </Disclosure>
      )}
    </Stack>
  )
}
