import { Button, SegmentedControl, Stack } from '@mantine/core'
import { assignRoomsEdits, hasPlan, hasSubgroups, isAdmin, numPlacesMissing } from '@planner/domain'
import { type ReactNode, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Toggle } from '../../components/form/toggle.tsx'
import { Help } from '../../components/help/help.tsx'
import { type SessionDays, useSessionDays } from '../../components/sessions/use-session-days.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useLive, useSetting } from '../../lib/live/live-context.tsx'
import { usePrinting } from '../../lib/printing.ts'
import { showToast } from '../../lib/toast.ts'
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
import { PrintButton } from './print-button.tsx'
import { useFoldedRoom } from './room-overview.tsx'
import { useSchedule } from './schedule-context.tsx'
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
  const plan = useSchedule()
  const { schedule, viewer } = plan
  const { view, views, show, choose } = useScheduleView(schedule.layout)
  const { hideUnplanned } = useToggles()
  const days = useSessionDays(schedule.sessions)
  const isPrinting = usePrinting()
  const fold = useFoldedRoom()
  // On a phone what is not needed to read the plan stands below it.
  const isNarrow = useIsNarrow()
  const isEmpty = !hasPlan(schedule)
  const lacks = useMemo(() => !isEmpty && numPlacesMissing(plan) > 0, [isEmpty, plan])
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
        <ScheduleToolbar view={view} views={views} onView={choose} isEmpty={isEmpty} />
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

/** Content that moves on a narrow screen, with all that was typed and opened in it. */
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

type Props = {
  view: ScheduleView
  views: readonly ScheduleView[]
  onView: (view: ScheduleView) => void
  isEmpty: boolean
}

/** Switches between presentations, with the toggles of SCHED-8 where they have an effect. */
function ScheduleToolbar({ view, views, onView, isEmpty }: Props) {
  const t = useT()
  const { schedule, viewer } = useSchedule()
  const mayChange = useSetting('parameters|ui|allowUsersToChangeSchedule')
  const { hideUnplanned, setHideUnplanned } = useToggles()
  const mayUnhide = hasSubgroups(schedule) && (isAdmin(viewer) || mayChange)
  return (
    <>
      {!isEmpty && (
        <Help topic="schedule" about={t('tab.schedule')}>
          <SegmentedControl
            aria-label={t('schedule.view')}
            value={view}
            onChange={(value) => onView(value as ScheduleView)}
            data={views.map((value) => ({ value, label: t(`schedule.view.${value}`) }))}
            size="md"
            {...(views.length > 3 && { classNames: { label: head.view ?? '' } })}
          />
        </Help>
      )}
      {view === 'tables' && ((mayUnhide && !isEmpty) || !hideUnplanned) && (
        <Toggle label={t('schedule.hideUnplanned')} checked={hideUnplanned} onChange={setHideUnplanned} />
      )}
      {!isEmpty && isAdmin(viewer) && schedule.rooms.length > 0 && <AssignRooms />}
    </>
  )
}

/** Everybody's groups below the plan, and the plan on paper. */
function PlanExtras({ view }: { view: ScheduleView }) {
  const t = useT()
  const { showPersonal, setShowPersonal } = useToggles()
  return (
    <>
      {view !== 'mine' && view !== 'report' && (
        <Toggle label={t('schedule.showPersonal')} checked={showPersonal} onChange={setShowPersonal} />
      )}
      <PrintButton />
    </>
  )
}

/** Assigns the rooms of the plan in force as a new plan would; SESSION-8. */
export function AssignRooms() {
  const t = useT()
  const { variant, state, schedule } = useSchedule()
  const { setCells: apply } = useLive()
  const assign = () => {
    const edits = assignRoomsEdits(variant, state, schedule)
    apply(edits)
    const number = new Set(edits.map(({ address }) => `${address.topicId}|${address.topicGroupIndex}`)).size
    const message = number === 0 ? t('schedule.rooms.unchanged') : t('schedule.rooms.assigned', { number })
    showToast({ id: 'rooms', message })
  }
  return (
    <Button title={t('schedule.rooms.assign.help')} onClick={assign}>
      {t('schedule.rooms.assign')}
    </Button>
  )
}
