import { type EventState, groupRoomsOf, type VariantDescription } from '@planner/domain'
import type { GroupsProblem, Room } from '@planner/solver'
import type { TimeFrame } from './time-frame.ts'

/** The rooms of the event's groups (SESSION-7), in its sessions alone; nothing where it has none. */
export function roomsOf(
  variant: VariantDescription,
  state: EventState,
  { layout, slots }: TimeFrame,
): Pick<GroupsProblem, 'rooms'> {
  if (layout !== 'sessions') return {}
  const rooms = groupRoomsOf(variant, state.event).map(
    ({ name, capacity, sessions }): Room => ({
      id: name,
      capacity,
      ...(sessions && {
        slots: [...sessions].map((sessionId) => sessionId - 1).filter((slot) => slot < slots),
      }),
    }),
  )
  return rooms.length > 0 ? { rooms } : {}
}
