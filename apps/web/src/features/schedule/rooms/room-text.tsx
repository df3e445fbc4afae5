import { Text } from '@mantine/core'
import type { ScheduledGroup } from '@planner/domain'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useSchedule } from '../schedule-context.tsx'
import { useNames } from '../use-names.ts'

/** Where a group meets, in an event that has rooms; SCHED-28. */
export function RoomText({ group }: { group: ScheduledGroup }) {
  const t = useT()
  const names = useNames()
  const { schedule } = useSchedule()
  if (schedule.rooms.length === 0) return null
  return group.room ? (
    <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
      {t('schedule.room', { room: names.room(group.room) })}
    </Text>
  ) : (
    <Text size="sm">{t('schedule.room.none')}</Text>
  )
}
