import { Button, Group, Stack, Text } from '@mantine/core'
import { activePeople, tabRefusal } from '@planner/domain'
import type { EventReport } from '@planner/protocol'
import { useEffect, useState } from 'react'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { usePlannerTab } from '../../../lib/tab.ts'
import { numMoved, type PlacesOf, placesOf } from './plan-moves.ts'
import { askForReport } from './report-asked.ts'
import { useReport } from './use-report.ts'
import { useReportNames } from './use-report-names.ts'
import { useReportTitle } from './use-report-title.ts'

/**
 * What a run has brought, in the place of its dialog, for organisers; PLAN-3. It is there from the run's beginning, since it compares
 * with the plan before. `versionBefore` is that of the plan then.
 */
export function RunResult({ versionBefore }: { versionBefore: number }) {
  const t = useT()
  const { variant, state, run, planVersion } = useLiveSnapshot()
  const [before] = useState(() => (planVersion === versionBefore ? placesOf(variant, state) : null))
  const [isClosed, setClosed] = useState(false)
  // The dialog stays where it is when it is closed, so that the browser gives the focus back.
  const isOpen = run === null && planVersion !== versionBefore && !isClosed
  const close = () => setClosed(true)
  const { tab, tabs, openTab } = usePlannerTab()
  useEffect(() => {
    // What had the focus before the run may be gone with the plan before.
    if (isClosed && document.activeElement === document.body)
      document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }, [isClosed])
  const { viewer } = useLiveSnapshot()
  const mayOpen = tabs.includes('schedule') && tabRefusal(state, viewer, 'schedule') === undefined
  const open = () => {
    close()
    askForReport()
    if (tab !== 'schedule') openTab('schedule')
  }
  return (
    <Dialog isOpen={isOpen} title={t('report.result.title')} onClose={close}>
      <Stack gap="md">
        <ResultText before={before} />
        <Group justify="flex-end" gap="sm">
          {mayOpen && (
            <Button variant="default" mih={44} onClick={open}>
              {t('report.result.open')}
            </Button>
          )}
          <Button mih={44} onClick={close} data-autofocus>
            {t('report.result.close')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

function ResultText({ before }: { before: PlacesOf | null }) {
  const t = useT()
  const { variant, state } = useLiveSnapshot()
  const { answer, freshness } = useReport()
  const titleOf = useReportTitle()
  const [after] = useState(() => placesOf(variant, state))
  const moved = before && after ? numMoved(before, after) : null
  return (
    <Stack gap="xs" role="status">
      {answer?.report ? (
        <>
          <Text fw={600}>{titleOf(answer.report)}</Text>
          <Lacking report={answer.report} />
        </>
      ) : (
        <Text>{t(freshness === 'late' ? 'report.late' : 'report.loading')}</Text>
      )}
      {moved !== null && (
        <Text>{t('report.result.moved', { number: moved, total: activePeople(state).length })}</Text>
      )}
    </Stack>
  )
}

const MAX_NAMES = 3

function Lacking({ report: { lacking } }: { report: EventReport }) {
  const t = useT()
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
