import { Text } from '@mantine/core'
import { roomsIn, type ScheduledGroup } from '@planner/domain'
import { useT } from '../../lib/i18n/i18n.ts'
import { useNames, useSchedule } from './schedule-context.tsx'

type Props = { group: ScheduledGroup; sessionIds: readonly number[] }

/** Where a group meets in some of its sessions, in an event that has rooms; SCHED-28. */
export function RoomText({ group, sessionIds }: Props) {
  const t = useT()
  const names = useNames()
  const { schedule } = useSchedule()
  if (schedule.rooms.length === 0) return null
  const rooms = roomsIn(group, sessionIds)
  return rooms.length > 0 ? (
    <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
      {t('schedule.room', { room: names.rooms(rooms) })}
    </Text>
  ) : (
    <Text size="sm">{t('schedule.room.none')}</Text>
  )
}

/** What the event's clock shows then, where it is another one; WEEK-20. */
export function EventTime({ text }: { text: string }) {
  if (text === '') return null
  return (
    <Text size="sm" c="dimmed">
      {text}
    </Text>
  )
}
