import { Stack, Text, Title } from '@mantine/core'
import { activePeople } from '@planner/domain'
import type { EventReport } from '@planner/protocol'
import { useMemo } from 'react'
import { useLiveSnapshot, useTable } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { ComparisonView } from '../plan-versions/comparison-view.tsx'
import { IN_FORCE, useComparedPlans } from '../plan-versions/use-compared-plans.ts'
import { numMoved, type PlanBefore, placesOf } from './plan-moves.ts'
import { useReport } from './use-report.ts'
import { useReportNames } from './use-report-names.ts'
import { useReportTitle } from './use-report-title.ts'

/** What the new plan is worth, and what it has changed; REPORT-7. */
export function ResultText({ before }: { before: PlanBefore | null }) {
  const t = useWords()
  const { answer, freshness } = useReport()
  const titleOf = useReportTitle()
  const { after, total } = usePlacesNow()
  const moved = before && after ? numMoved(before.places, after) : null
  return (
    <>
      <Stack gap="xs" role="status">
        {answer?.report ? (
          <>
            <Text fw={600}>{titleOf(answer.report)}</Text>
            <Lacking report={answer.report} />
          </>
        ) : (
          <Text>{t(freshness === 'late' ? 'report.late' : 'report.loading')}</Text>
        )}
        {moved !== null && <Text>{t('report.result.moved', { number: moved, total })}</Text>}
      </Stack>
      {before && <Changes before={before} />}
    </>
  )
}

/** Where people are as the plan stands: what others change meanwhile counts, as it does in the difference below. */
function usePlacesNow() {
  const { variant, state } = useLiveSnapshot()
  const cells = [useTable('assignments'), useTable('weekDayHourAssignments')].join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: cells are changed in place; the versions track changes
  const after = useMemo(() => placesOf(variant, state), [variant, state, cells])
  return { after, total: activePeople(state).length }
}

/** Who moves, who gains and who loses against the plan before; PLAN-29. */
function Changes({ before: { content } }: { before: PlanBefore }) {
  const t = useWords()
  const plans = useComparedPlans(IN_FORCE, content)
  if (!plans) return null
  return (
    <Stack gap="xs" component="section">
      <Title order={3} size="h5">
        {t('report.result.changes')}
      </Title>
      <ComparisonView other={plans.other} own={plans.own} isBeforeAndAfter />
    </Stack>
  )
}

const MAX_NAMES = 3

function Lacking({ report: { lacking } }: { report: EventReport }) {
  const t = useWords()
  const names = useReportNames()
  if (lacking.length === 0) return <Text>{t('report.lacking.none')}</Text>
  const named = names.people(lacking.slice(0, MAX_NAMES).map(({ personId }) => personId))
  const number = lacking.length - MAX_NAMES
  return (
    <Text>
      {number > 0
        ? t('report.result.lackingMore', { names: named, number })
        : t('report.result.lacking', { names: named })}
    </Text>
  )
}
