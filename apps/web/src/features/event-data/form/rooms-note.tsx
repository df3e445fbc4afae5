import { Text } from '@mantine/core'
import { type EventFields, isRoomThere, readRooms } from '@planner/domain'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'

/** What is read from the list of rooms that is typed; VALID-18. */
export function RoomsNote({ typed }: { typed: EventFields }) {
  const t = useT()
  const { variant } = useLiveSnapshot()
  const { rooms } = readRooms(typed.groupRooms)
  if (rooms.length === 0) return null
  const numSessions = Math.min(typed.numSessions, variant.limits.numSessions.max)
  const inSessions = Array.from({ length: numSessions }, (_, index) => ({
    session: index + 1,
    rooms: rooms.filter((room) => isRoomThere(room, [index + 1])).length,
  }))
  const [fewest] = inSessions.toSorted((a, b) => a.rooms - b.rooms || a.session - b.session)
  const people = rooms.reduce((sum, { capacity }) => sum + capacity, 0)
  return (
    <Text size="sm" role="status">
      {t('eventData.rooms.read', { rooms: rooms.length, people })}
      {fewest && fewest.rooms < rooms.length && ` ${t('eventData.rooms.fewest', fewest)}`}
    </Text>
  )
}
