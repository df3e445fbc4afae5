import { isAdmin } from '@planner/domain'
import { useSchedule } from '../schedule-context.tsx'

export type HeaderRow = 'session' | 'room' | 'day' | 'hour' | 'fixed' | 'groups' | 'size'

/** The rows above the people: group fields and counts for admins (SCHED-3, SCHED-4), only the room and the group size for others. */
export function useHeaderRows(): readonly HeaderRow[] {
  const { schedule, viewer } = useSchedule()
  const room: HeaderRow[] = schedule.rooms.length > 0 ? ['room'] : []
  if (!isAdmin(viewer)) return [...room, 'size']
  switch (schedule.layout) {
    case 'sessions':
      return ['session', ...room, 'fixed', 'groups', 'size']
    case 'weeks':
      return ['day', 'hour', 'fixed', 'groups', 'size']
    case 'untimed':
      return ['groups', 'size']
  }
}
