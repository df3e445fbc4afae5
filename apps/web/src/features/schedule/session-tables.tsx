import { Stack } from '@mantine/core'
import { isAdmin } from '@planner/domain'
import { DayNav } from '../../components/sessions/day-nav.tsx'
import type { SessionDays } from '../../components/sessions/use-session-days.ts'
import { DayList } from './day-list.tsx'
import { ZoneNote } from './mine-view.tsx'
import { useSchedule } from './schedule-context.tsx'
import { SessionTable } from './session-table.tsx'
import { UnplacedList } from './unplaced-list.tsx'

/** One table per enabled session; SCHED-1. */
export function SessionTables({ days }: { days: SessionDays }) {
  const { schedule, viewer } = useSchedule()
  return (
    <Stack gap="xl">
      <DayNav nav={days} />
      <ZoneNote clock={isAdmin(viewer) ? null : viewer.personId} />
      <DayList days={days} gap="xl">
        {(session, title, order) => <SessionTable session={session} title={title} order={order} />}
      </DayList>
      {schedule.layout === 'weeks' && <UnplacedList />}
    </Stack>
  )
}
