import { Stack } from '@mantine/core'
import { hasPlan, isAdmin, numPlacesMissing } from '@planner/domain'
import { type ReactNode, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type SessionDays, useSessionDays } from '../../components/sessions/use-session-days.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { usePrinting } from '../../lib/printing.ts'
import { useIsNarrow } from '../../lib/use-is-narrow.ts'
import { CardBoard } from './cards/card-board.tsx'
import { CardLegend } from './cards/card-legend.tsx'
import { EmptyPlan, PlanByHand } from './empty-plan.tsx'
import { GeneratePlan } from './generate-plan.tsx'
import { PlaceLateInGroups } from './late/place-late.tsx'
import { ClockNotices } from './mine/clock-notices.tsx'
import { MineView } from './mine/mine-view.tsx'
import { PersonalAssignments } from './mine/personal-assignments.tsx'
import { PlanFigures } from './plan-figures.tsx'
import head from './plan-head.module.css'
import { PlanList } from './plan-list.tsx'
import { PlanRoom } from './plan-room.tsx'
import { PlanTools } from './plan-tools.tsx'
import { useFoldedRoom } from './room-overview.tsx'
import { useSchedule } from './schedule-context.tsx'
import { PlanExtras, ScheduleToolbar } from './schedule-toolbar.tsx'
import { SessionTables } from './session-tables.tsx'
import { usePlanRefusal } from './use-plan-refusal.ts'
import { type ScheduleView, useScheduleView } from './use-schedule-view.ts'
import { useToggles } from './use-toggles.ts'
import { WarningsList } from './warnings.tsx'
import { WeekView } from './week/week-view.tsx'
import { WhoMetWhom } from './who-met-whom/who-met-whom.tsx'

const ReportView = lazyComponent(async () => (await import('./report/report-view.tsx')).ReportView)

/** The plan as cards, as a week, as a list, as tables, as the viewer's own groups, or what it is worth. */
export function PlanView() {
  const { variant, state, schedule, viewer } = useSchedule()
  const { view, show, choose } = useScheduleView(schedule.layout)
  const { hideUnplanned } = useToggles()
  const days = useSessionDays(schedule.sessions)
  const isPrinting = usePrinting()
  const fold = useFoldedRoom()
  // On a phone what is not needed to read the plan stands below it.
  const isNarrow = useIsNarrow()
  const isEmpty = !hasPlan(schedule)
  const lacks = useMemo(
    () => !isEmpty && numPlacesMissing(variant, state, schedule) > 0,
    [isEmpty, variant, state, schedule],
  )
  const hasWeekLegend =
    !isEmpty &&
    !isPrinting &&
    !fold.isOpen &&
    schedule.layout === 'weeks' &&
    (view === 'week' || view === 'list')
  // Before the first plan, tables would only contain groups to be filled manually.
  const showsTables = view === 'tables' && (!isEmpty || !hideUnplanned)
  const showsPlaces = !isEmpty && view !== 'mine' && view !== 'report'
  const isBelow = isNarrow && !isEmpty && !isPrinting
  const [news, setNews] = useState<HTMLElement | null>(null)
  const room = !isEmpty && !isPrinting && view !== 'report' && <PlanRoom days={days} fold={fold} />
  // Without a plan and people for one there is nothing to compare.
  const refusal = usePlanRefusal()
  const tools = useMovable(isAdmin(viewer) && !(isEmpty && refusal) && <PlanTools news={news} />)
  const late = useMovable(showsPlaces && !isPrinting && isAdmin(viewer) && <PlaceLateInGroups />)
  const extras = !isEmpty && <PlanExtras view={view} />
  return (
    <Stack className={head.schedule}>
      {tools.held}
      {late.held}
      {isAdmin(viewer) && (
        <GeneratePlan
          hasPlan={!isEmpty}
          lacks={lacks}
          beside={isEmpty && <PlanByHand onByHand={() => show('tables')} />}
        >
          {isEmpty ? <EmptyPlan /> : <PlanFigures />}
        </GeneratePlan>
      )}
      {isEmpty && !isAdmin(viewer) && <EmptyPlan />}
      <div ref={setNews} className={head.news} tabIndex={-1} />
      <div className={`${head.tools} no-print`}>
        <ScheduleToolbar view={view} onView={choose} isEmpty={isEmpty} />
        {!isBelow && extras}
        {!isBelow && tools.place}
        {!isBelow && room}
      </div>
      {isAdmin(viewer) && <ClockNotices />}
      {showsPlaces && !isPrinting && <WarningsList isBrief={view === 'cards'} />}
      {!isBelow && late.place}
      {showsTables && <SessionTables days={days} />}
      {hasWeekLegend && <CardLegend />}
      {!isEmpty && <Presentation view={view} days={days} hasLegend={!fold.isOpen} />}
      {isBelow && late.place}
      {isBelow && (
        <div className={`${head.tools} no-print`}>
          {extras}
          {tools.place}
          {room}
        </div>
      )}
      {showsPlaces && <PersonalAssignments days={days} />}
      {!isEmpty && view !== 'report' && (isAdmin(viewer) || viewer.personId !== null) && <WhoMetWhom />}
    </Stack>
  )
}

type PresentationProps = { view: ScheduleView; days: SessionDays; hasLegend: boolean }

/** The plan as it is looked at; tables apart, which there are without a plan as well. */
function Presentation({ view, days, hasLegend }: PresentationProps) {
  const isPrinting = usePrinting()
  switch (view) {
    case 'week':
      return (
        <>
          <WeekView />
          {/* The blocks of a week hold no names. */}
          {isPrinting && (
            <div className="print-only">
              <PlanList days={days} />
            </div>
          )}
        </>
      )
    case 'cards':
      // On paper cards stand as the list does.
      return isPrinting ? <PlanList days={days} /> : <CardBoard days={days} hasLegend={hasLegend} />
    case 'list':
      return <PlanList days={days} />
    case 'mine':
      return <MineView days={days} />
    case 'report':
      return (
        <Suspense fallback={null}>
          <ReportView />
        </Suspense>
      )
    case 'tables':
      return null
  }
}

type Movable = {
  /** Stands where it always stands in the tree, and draws nothing there. */
  held: ReactNode
  /** Where it is seen: in one place at a time. */
  place: ReactNode
}

/** Content that has another place on a narrow screen: it goes there with all that was typed and opened in it. */
export function useMovable(content: ReactNode): Movable {
  const [host] = useState(() => {
    const element = document.createElement('div')
    element.className = head.moved ?? ''
    return element
  })
  return { held: createPortal(content, host), place: <Place host={host} /> }
}

function Place({ host }: { host: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.append(host), [host])
  return <div ref={place} className={head.moved} />
}
