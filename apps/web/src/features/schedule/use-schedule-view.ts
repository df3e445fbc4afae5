import { useMediaQuery } from '@mantine/hooks'
import { isAdmin, type ScheduleLayout } from '@planner/domain'
import { useState } from 'react'
import { useViewer } from '../../lib/live/live-context.tsx'

export type ScheduleView = 'mine' | 'week' | 'list' | 'tables'

export const NARROW = '(max-width: 47.99em)'

/**
 * The chosen presentation. By default a weekly plan is a week and another one tables; on narrow screens participants see
 * their own groups, and admins the list.
 */
export function useScheduleView(layout: ScheduleLayout): [ScheduleView, (view: ScheduleView) => void] {
  const viewer = useViewer()
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false })
  const [chosen, choose] = useState<ScheduleView>()
  // The organiser may hide the calendar meanwhile.
  if (chosen && (chosen !== 'week' || layout === 'weeks')) return [chosen, choose]
  if (!isNarrow) return [layout === 'weeks' ? 'week' : 'tables', choose]
  return [isAdmin(viewer) ? 'list' : 'mine', choose]
}
