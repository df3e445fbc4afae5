import { Button, SegmentedControl, Switch } from '@mantine/core'
import { assignRoomsEdits, hasSubgroups, isAdmin } from '@planner/domain'
import { Help } from '../../components/help/help.tsx'
import { useT } from '../../lib/i18n/i18n.ts'
import { useSetting } from '../../lib/live/live-context.tsx'
import { showToast } from '../../lib/toast.ts'
import head from './plan-head.module.css'
import { PrintButton } from './print-button.tsx'
import { useSchedule } from './schedule-context.tsx'
import { useApplyEdits } from './use-apply-edits.ts'
import type { ScheduleView } from './use-schedule-view.ts'
import { useToggles } from './use-toggles.ts'

type Props = {
  view: ScheduleView
  onView: (view: ScheduleView) => void
  isEmpty: boolean
}

/** Switches between presentations, with the toggles of SCHED-8 where they have an effect. */
export function ScheduleToolbar({ view, onView, isEmpty }: Props) {
  const t = useT()
  const { schedule, viewer } = useSchedule()
  const mayChange = useSetting('parameters|ui|allowUsersToChangeSchedule')
  const showsReport = useSetting('parameters|ui|showPlanReport')
  const { hideUnplanned, setHideUnplanned } = useToggles()
  const views: ScheduleView[] = [
    ...(viewer.personId === null ? [] : ['mine' as const]),
    schedule.layout === 'weeks' ? 'week' : 'cards',
    'list',
    'tables',
    ...(isAdmin(viewer) || showsReport ? ['report' as const] : []),
  ]
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
        <Switch
          label={t('schedule.hideUnplanned')}
          checked={hideUnplanned}
          onChange={(event) => setHideUnplanned(event.currentTarget.checked)}
          py={10}
        />
      )}
      {!isEmpty && isAdmin(viewer) && schedule.rooms.length > 0 && <AssignRooms />}
    </>
  )
}

/** Everybody's groups below the plan, and the plan on paper. */
export function PlanExtras({ view }: { view: ScheduleView }) {
  const t = useT()
  const { showPersonal, setShowPersonal } = useToggles()
  return (
    <>
      {view !== 'mine' && view !== 'report' && (
        <Switch
          label={t('schedule.showPersonal')}
          checked={showPersonal}
          onChange={(event) => setShowPersonal(event.currentTarget.checked)}
          py={10}
        />
      )}
      <PrintButton />
    </>
  )
}

/** Assigns the rooms of the plan in force as a new plan would; SESSION-8. */
export function AssignRooms() {
  const t = useT()
  const { variant, state, schedule } = useSchedule()
  const apply = useApplyEdits()
  const assign = () => {
    const edits = assignRoomsEdits(variant, state, schedule)
    apply(edits)
    const number = new Set(edits.map(({ address }) => `${address.topicId}|${address.topicGroupIndex}`)).size
    const message = number === 0 ? t('schedule.rooms.unchanged') : t('schedule.rooms.assigned', { number })
    showToast({ id: 'rooms', message })
  }
  return (
    <Button variant="default" title={t('schedule.rooms.assign.help')} onClick={assign}>
      {t('schedule.rooms.assign')}
    </Button>
  )
}
