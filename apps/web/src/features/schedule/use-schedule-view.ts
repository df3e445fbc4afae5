import { isAdmin, type ScheduleLayout } from '@planner/domain'
import { useCallback, useState } from 'react'
import { keepChoice, keptChoice } from '../../lib/kept-choice.ts'
import { useSetting, useViewer } from '../../lib/live/live-context.tsx'
import { useIsNarrow } from '../../lib/use-is-narrow.ts'
import { useReportAsked } from './report/report-asked.ts'

type Chosen = {
  view: ScheduleView
  /** Shows a view, for as long as the page does. */
  show: (view: ScheduleView) => void
  choose: (view: ScheduleView) => void
}

/**
 * The chosen view, which the browser remembers (SCHED-39); by default a week or cards. On narrow screens
 * participants see their own groups, and admins of a week the list.
 */
export function useScheduleView(layout: ScheduleLayout): Chosen {
  const viewer = useViewer()
  const isNarrow = useIsNarrow()
  const [chosen, show] = useState(() => keptScheduleView(localStorage))
  useReportAsked(useCallback(() => show('report'), []))
  const showsReport = useSetting('parameters|ui|showPlanReport')
  const choose = (view: ScheduleView) => {
    show(view)
    keepScheduleView(localStorage, view)
  }
  const main = layout === 'weeks' ? 'week' : 'cards'
  // The organiser may hide the calendar meanwhile, or it was chosen in an event of another kind.
  const isOffered = {
    mine: viewer.personId !== null,
    week: main === 'week',
    cards: main === 'cards',
    list: true,
    tables: true,
    report: isAdmin(viewer) || showsReport,
  }
  const usual = isNarrow && !isAdmin(viewer) ? 'mine' : isNarrow && main === 'week' ? 'list' : main
  return { view: chosen && isOffered[chosen] ? chosen : usual, show, choose }
}

export type ScheduleView = 'mine' | 'week' | 'cards' | 'list' | 'tables' | 'report'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

const STORED_VIEW = 'planner.scheduleView'
const VIEWS: readonly ScheduleView[] = ['mine', 'week', 'cards', 'list', 'tables', 'report']

export function keepScheduleView(storage: Storage, view: ScheduleView): void {
  keepChoice(storage, STORED_VIEW, view)
}

export function keptScheduleView(storage: Storage): ScheduleView | undefined {
  return keptChoice(storage, STORED_VIEW, VIEWS)
}
