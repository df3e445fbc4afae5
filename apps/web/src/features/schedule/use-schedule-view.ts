import { useMediaQuery } from '@mantine/hooks'
import { isAdmin } from '@planner/domain'
import { useState } from 'react'
import { useViewer } from '../../lib/live/live-context.tsx'

export type ScheduleView = 'mine' | 'list' | 'tables'

const NARROW = '(max-width: 47.99em)'

/** The chosen presentation. Default: tables; on narrow screens the viewer's own groups, for admins the list. */
export function useScheduleView(): [ScheduleView, (view: ScheduleView) => void] {
  const viewer = useViewer()
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false })
  const [chosen, choose] = useState<ScheduleView>()
  if (chosen) return [chosen, choose]
  if (!isNarrow) return ['tables', choose]
  return [isAdmin(viewer) ? 'list' : 'mine', choose]
}
