import { Stack } from '@mantine/core'
import { ZoneNote } from './mine-view.tsx'
import { useSchedule } from './schedule-context.tsx'
import { SessionTable } from './session-table.tsx'

/** One table per enabled session; spec 2.4. */
export function SessionTables() {
  const { schedule } = useSchedule()
  return (
    <Stack gap="xl">
      <ZoneNote />
      {schedule.sessions.map((session) => (
        <SessionTable key={session.id} session={session} />
      ))}
    </Stack>
  )
}
