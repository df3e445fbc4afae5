import { isAdmin, type ScheduleLayout } from '@planner/domain'
import { useKeptChoice } from '../../lib/kept-choice.ts'
import { useSetting, useViewer } from '../../lib/live/live-context.tsx'
import { useIsNarrow } from '../../lib/use-is-narrow.ts'

type Chosen = {
  view: ScheduleView
  /** Those that are offered, in their order. */
  views: readonly ScheduleView[]
  /** Shows a view, for as long as the page does. */
  show: (view: ScheduleView) => void
  choose: (view: ScheduleView) => void
}

/**
 * The chosen view, which the browser remembers (SCHED-39). To begin with participants see their own groups
 * (SCHED-76), admins a week or cards, and of a week on narrow screens the list.
 */
export function useScheduleView(layout: ScheduleLayout): Chosen {
  const viewer = useViewer()
  const isNarrow = useIsNarrow()
  const { chosen, show, choose } = useKeptChoice('planner.scheduleView', VIEWS)
  const showsReport = useSetting('parameters|ui|showPlanReport')
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
  const usual = viewer.role === 'participant' ? 'mine' : isNarrow && main === 'week' ? 'list' : main
  const views = VIEWS.filter((each) => isOffered[each])
  return { view: chosen && isOffered[chosen] ? chosen : usual, views, show, choose }
}

const VIEWS = ['mine', 'week', 'cards', 'list', 'tables', 'report'] as const
export type ScheduleView = (typeof VIEWS)[number]
