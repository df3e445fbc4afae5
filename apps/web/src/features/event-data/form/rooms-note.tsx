import { Text } from '@mantine/core'
import { activePeople, type EventFields, isRoomThere, readRooms } from '@planner/domain'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'

/** How many seats the rooms that are typed have, and for how many people; VALID-18. */
export function RoomsNote({ typed }: { typed: EventFields }) {
  const t = useT()
  const { variant, state } = useLiveSnapshot()
  const { rooms } = readRooms(typed.groupRooms)
  if (rooms.length === 0) return null
  const numSessions = Math.min(typed.numSessions, variant.limits.numSessions.max)
  const inSessions = Array.from({ length: numSessions }, (_, index) => {
    const there = rooms.filter((room) => isRoomThere(room, [index + 1]))
    return { session: index + 1, rooms: there.length, seats: seatsOf(there) }
  })
  const [fewest] = inSessions.toSorted((a, b) => a.seats - b.seats || a.session - b.session)
  const people = activePeople(state).length
  const without = people - (fewest?.seats ?? seatsOf(rooms))
  return (
    <Text size="sm" role="status">
      {t('eventData.rooms.read', { rooms: rooms.length, seats: seatsOf(rooms), people })}
      {fewest && fewest.rooms < rooms.length && ` ${t('eventData.rooms.fewest', fewest)}`}
      {without > 0 && ` ${t('eventData.rooms.short', { number: without })}`}
    </Text>
  )
}

function seatsOf(rooms: readonly { capacity: number }[]): number {
  return rooms.reduce((sum, { capacity }) => sum + capacity, 0)
}
