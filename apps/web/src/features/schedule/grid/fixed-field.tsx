import { pinEdits, type ScheduledGroup, type Session, startSessionId } from '@planner/domain'
import { useT } from '../../../lib/i18n/i18n.ts'
import { showToast } from '../../../lib/toast.ts'
import { useNames, useSchedule } from '../schedule-context.tsx'
import { useApplyEdits } from '../use-apply-edits.ts'
import classes from './assignment-grid.module.css'

type Props = { group: ScheduledGroup; session: Session; isActive: boolean }

/** The pinned flag: a new plan keeps the group where it is. Only a group with a start can be pinned. */
export function FixedField({ group, session, isActive }: Props) {
  const t = useT()
  const names = useNames()
  const { schedule } = useSchedule()
  const apply = useApplyEdits()
  const isPinned = group.pinned.has(startSessionId(schedule, session.id))
  const lacksStart =
    !isPinned &&
    (schedule.layout === 'sessions' ? group.sessions.length === 0 : !group.starts.has(session.id))
  const change = () => {
    if (lacksStart) showToast({ id: 'fixed', message: t('schedule.field.fixed.needsStart') })
    else apply(pinEdits(schedule, group, session.id, !isPinned))
  }
  return (
    <label className={classes.label} data-refused={lacksStart || undefined}>
      <input
        type="checkbox"
        data-cell-control
        tabIndex={isActive ? 0 : -1}
        checked={isPinned}
        aria-disabled={lacksStart}
        aria-label={t('schedule.field.fixed', { group: names.group(group) })}
        title={t(lacksStart ? 'schedule.field.fixed.needsStart' : 'schedule.row.fixed.help')}
        onChange={change}
      />
    </label>
  )
}
