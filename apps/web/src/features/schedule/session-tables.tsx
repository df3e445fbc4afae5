import { Stack } from '@mantine/core'
import { isAdmin } from '@planner/domain'
import { ZoneNote } from './mine-view.tsx'
import { useSchedule } from './schedule-context.tsx'
import { SessionTable } from './session-table.tsx'
import { UnplacedList } from './unplaced-list.tsx'

/** One table per enabled session; SCHED-1. */
export function SessionTables() {
  const { schedule, viewer } = useSchedule()
  return (
    <Stack gap="xl">
      <ZoneNote clock={isAdmin(viewer) ? null : viewer.personId} />
      {schedule.sessions.map((session) => (
        <SessionTable key={session.id} session={session} />
      ))}
      {schedule.layout === 'weeks' && <UnplacedList />}
    </Stack>
  )
}
