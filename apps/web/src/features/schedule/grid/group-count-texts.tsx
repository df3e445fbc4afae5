import { groupSizeBounds, isAdmin, membersIn, type ScheduledGroup, type Session } from '@planner/domain'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useSchedule } from '../schedule-context.tsx'
import classes from './assignment-grid.module.css'

/** Planned and wanted number of groups of the topic, flagged by colour and text when they differ; SCHED-4. */
export function GroupCountText({ group }: { group: ScheduledGroup }) {
  const t = useT()
  const { counts } = useSchedule()
  const { assigned, desired } = counts.get(group.topic.id) ?? { assigned: 0, desired: 0 }
  const count = t('schedule.groups.count', { assigned, desired })
  if (assigned === desired) return <span>{count}</span>
  return (
    <span className={classes.flag}>
      <span aria-hidden="true">⚑</span> {count},{' '}
      {t(assigned < desired ? 'schedule.groups.fewer' : 'schedule.groups.more')}
    </span>
  )
}

/** Number of people in the group in the session; for admins flagged when it violates a size limit. */
export function GroupSizeText({ group, session }: { group: ScheduledGroup; session: Session }) {
  const t = useT()
  const { variant, state, viewer } = useSchedule()
  const number = membersIn(group, session.id).length
  const count = t('schedule.size.count', { number })
  const { min, max } = groupSizeBounds(variant, state, group.topic)
  const isRunning = group.sessions.includes(session.id)
  const isFine = number >= min && number <= max
  if (!isAdmin(viewer) || !isRunning || isFine) return <span>{count}</span>
  return (
    <span className={classes.flag}>
      <span aria-hidden="true">⚑</span> {count},{' '}
      {number < min
        ? t('schedule.size.tooSmall', { bound: min })
        : t('schedule.size.tooLarge', { bound: max })}
    </span>
  )
}
