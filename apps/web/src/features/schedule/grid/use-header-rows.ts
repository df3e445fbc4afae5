import { isAdmin } from '@planner/domain'
import { useSchedule } from '../schedule-context.tsx'

export type HeaderRow = 'session' | 'day' | 'hour' | 'fixed' | 'groups' | 'size'

/** The rows above the people: group fields and counts for admins (SCHED-3, SCHED-4), only the group size for others. */
export function useHeaderRows(): readonly HeaderRow[] {
  const { schedule, viewer } = useSchedule()
  if (!isAdmin(viewer)) return ['size']
  switch (schedule.layout) {
    case 'sessions':
      return ['session', 'fixed', 'groups', 'size']
    case 'weeks':
      return ['day', 'hour', 'fixed', 'groups', 'size']
    case 'untimed':
      return ['groups', 'size']
  }
}
