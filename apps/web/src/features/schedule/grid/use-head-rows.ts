import { isAdmin } from '@planner/domain'
import { useSchedule } from '../schedule-context.tsx'

export type HeadRow = 'session' | 'day' | 'hour' | 'fixed' | 'groups' | 'size'

/** The rows above the people: what admins set for a group and the counts (SCHED-3, SCHED-4); only its size for others. */
export function useHeadRows(): readonly HeadRow[] {
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
