import { Button, SegmentedControl, Stack } from '@mantine/core'
import { assignRoomsEdits, hasPlan, hasSubgroups, isAdmin } from '@planner/domain'
import { Suspense, useState } from 'react'
import { Toggle } from '../../components/form/toggle.tsx'
import { type SessionDays, useSessionDays } from '../../components/sessions/use-session-days.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useLive, useSetting } from '../../lib/live/live-context.tsx'
import { usePrinting } from '../../lib/printing.ts'
import { showToast } from '../../lib/toast.ts'
import { useIsNarrow } from '../../lib/use-is-narrow.ts'
import { CardBoard } from './cards/card-board.tsx'
import { CardLegend } from './cards/card-legend.tsx'
import { EmptyPlan } from './empty-plan.tsx'
import { GroupHead } from './head/group-head.tsx'
import { ClockNotices } from './mine/clock-notices.tsx'
import { MineView } from './mine/mine-view.tsx'
import { PersonalAssignments } from './mine/personal-assignments.tsx'
import { ToolLine } from './more-tools.tsx'
import head from './plan-head.module.css'
import { PlanList } from './plan-list.tsx'
import { PlanRoom } from './plan-room.tsx'
import { PlanTools } from './plan-tools.tsx'
import { PrintButton } from './print-button.tsx'
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
  const { schedule, viewer } = useSchedule()
  const { view, views, show, choose } = useScheduleView(schedule.layout)
  const { hideUnplanned } = useToggles()
  const days = useSessionDays(schedule.sessions)
  const isPrinting = usePrinting()
  const isEmpty = !hasPlan(schedule)
  const hasWeekLegend =
    !isEmpty && !isPrinting && schedule.layout === 'weeks' && (view === 'week' || view === 'list')
  // Before the first plan, tables would only contain groups to be filled manually.
  const showsTables = view === 'tables' && (!isEmpty || !hideUnplanned)
  const showsPlaces = !isEmpty && view !== 'mine' && view !== 'report'
  const [searchPlace, setSearchPlace] = useState<HTMLElement | null>(null)
  // Without a plan and people for one there is nothing to compare.
  const refusal = usePlanRefusal()
  const isNarrow = useIsNarrow()
  const hasTools = !isEmpty || (isAdmin(viewer) && !refusal)
  return (
    <Stack className={head.schedule}>
      {isAdmin(viewer) ? <GroupHead isEmpty={isEmpty} onShow={show} /> : isEmpty && <EmptyPlan />}
      {hasTools && (
        <ToolLine
          line={
            <>
              <ScheduleToolbar view={view} views={views} onView={choose} isEmpty={isEmpty} />
              {view === 'cards' && !isEmpty && <div ref={setSearchPlace} className={head.search} />}
            </>
          }
          end={!isEmpty && !isNarrow && <PrintButton />}
        >
          {isAdmin(viewer) && !(isEmpty && refusal) && <PlanTools />}
          {!isEmpty && !isPrinting && view !== 'report' && <PlanRoom days={days} />}
          {!isEmpty && isNarrow && <PrintButton />}
          {showsPlaces && <PersonalToggle />}
          {!isEmpty && isAdmin(viewer) && schedule.rooms.length > 0 && <AssignRooms />}
        </ToolLine>
      )}
      {isAdmin(viewer) && <ClockNotices />}
      {showsPlaces && !isPrinting && !isAdmin(viewer) && <WarningsList isBrief={view === 'cards'} />}
      {showsTables && <SessionTables days={days} />}
      {!isEmpty && <Presentation view={view} days={days} searchPlace={searchPlace} />}
      {hasWeekLegend && <CardLegend />}
      {showsPlaces && <PersonalAssignments days={days} />}
      {!isEmpty && view !== 'report' && (isAdmin(viewer) || viewer.personId !== null) && <WhoMetWhom />}
    </Stack>
  )
}

type PresentationProps = { view: ScheduleView; days: SessionDays; searchPlace: HTMLElement | null }

/** The plan as it is looked at; tables apart, which there are without a plan as well. */
function Presentation({ view, days, searchPlace }: PresentationProps) {
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
      return isPrinting ? <PlanList days={days} /> : <CardBoard days={days} searchPlace={searchPlace} />
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
        <SegmentedControl
          aria-label={t('schedule.view')}
          value={view}
          onChange={(value) => onView(value as ScheduleView)}
          data={views.map((value) => ({ value, label: t(`schedule.view.${value}`) }))}
          size="md"
          classNames={{ root: head.views ?? '', label: head.view ?? '' }}
        />
      )}
      {view === 'tables' && ((mayUnhide && !isEmpty) || !hideUnplanned) && (
        <Toggle label={t('schedule.hideUnplanned')} checked={hideUnplanned} onChange={setHideUnplanned} />
      )}
    </>
  )
}

/** Everybody's groups below the plan. */
function PersonalToggle() {
  const t = useT()
  const { showPersonal, setShowPersonal } = useToggles()
  return <Toggle label={t('schedule.showPersonal')} checked={showPersonal} onChange={setShowPersonal} />
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
