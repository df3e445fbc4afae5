import {
  groupSizeBounds,
  isAdmin,
  membersIn,
  pinEdits,
  type ScheduledGroup,
  type Session,
  startSessionId,
} from '@planner/domain'
import { memo, type ReactNode } from 'react'
import { GridCells } from '../../../components/grid/grid.tsx'
import type { GridPosition } from '../../../components/grid/grid-keys.ts'
import type { Span } from '../../../components/grid/spans.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import { showToast } from '../../../lib/toast.ts'
import { useNames, useSchedule } from '../schedule-context.tsx'
import classes from './assignment-grid.module.css'
import { RoomField, SessionField, TimeField, useTimeDrafts } from './header-fields.tsx'

type Props = {
  session: Session
  groups: readonly ScheduledGroup[]
  columns: readonly Span[]
  headerRows: readonly HeaderRow[]
  active: GridPosition
  rowHeight: number
}

/** Per group: session or day and hour, fixed flag, counts; each a cell. Memoized while rows come and go. */
export const HeaderRows = memo(function HeaderRows(props: Props) {
  const { session, groups, columns, headerRows, active, rowHeight } = props
  const t = useT()
  const names = useNames()
  const drafts = useTimeDrafts(session.id)
  const content: Record<HeaderRow, (group: ScheduledGroup, isActive: boolean) => ReactNode> = {
    session: (group) => <SessionField group={group} session={session} />,
    room: (group) => <RoomField group={group} session={session} />,
    day: (group) => <TimeField group={group} drafts={drafts} part="day" />,
    hour: (group) => <TimeField group={group} drafts={drafts} part="hour" />,
    fixed: (group, isActive) => <FixedField group={group} session={session} isActive={isActive} />,
    groups: (group) => <GroupCountText group={group} />,
    size: (group) => <GroupSizeText group={group} session={session} />,
  }
  return headerRows.map((header, row) => (
    <tr
      key={header}
      className={classes.headerRow}
      data-last={row === headerRows.length - 1 || undefined}
      style={{ height: rowHeight }}
      aria-rowindex={row + 2}
    >
      <th
        scope="row"
        title={header === 'fixed' || header === 'room' ? t(`schedule.row.${header}.help`) : undefined}
      >
        {t(header === 'hour' && names.hasOtherClock ? 'clock.row.hour' : `schedule.row.${header}`)}
      </th>
      <GridCells columns={columns} items={groups}>
        {(group, column) => {
          const isActive = active.row === row && active.column === column
          return (
            <td
              key={group.key}
              aria-colindex={column + 2}
              data-row={row}
              data-column={column}
              tabIndex={header === 'fixed' ? undefined : isActive ? 0 : -1}
            >
              <div className={classes.inner}>{content[header](group, isActive)}</div>
            </td>
          )
        }}
      </GridCells>
    </tr>
  ))
})

type FixedFieldProps = { group: ScheduledGroup; session: Session; isActive: boolean }

/** The pinned flag: a new plan keeps the group where it is. Only a group with a start can be pinned. */
function FixedField({ group, session, isActive }: FixedFieldProps) {
  const t = useT()
  const names = useNames()
  const { schedule } = useSchedule()
  const { setCells: apply } = useLive()
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

/** Planned and wanted number of groups of the topic, flagged by colour and text when they differ; SCHED-4. */
function GroupCountText({ group }: { group: ScheduledGroup }) {
  const t = useT()
  const { counts } = useSchedule()
  const { assigned, desired } = counts.get(group.topic.id) ?? { assigned: 0, desired: 0 }
  const fault = assigned < desired ? 'schedule.groups.fewer' : 'schedule.groups.more'
  return (
    <Count
      text={t('app.outOf', { count: assigned, total: desired })}
      fault={assigned === desired ? '' : t(fault)}
    />
  )
}

/** A count, flagged with what is wrong with it. */
function Count({ text, fault }: { text: string; fault: string }) {
  if (fault === '') return <span>{text}</span>
  return (
    <span className={classes.flag}>
      <span aria-hidden="true">⚑</span> {text}, {fault}
    </span>
  )
}

/** Number of people in the group in the session; for admins flagged when it violates a size limit. */
function GroupSizeText({ group, session }: { group: ScheduledGroup; session: Session }) {
  const t = useT()
  const { variant, state, viewer } = useSchedule()
  const number = membersIn(group, session.id).length
  const { min, max } = groupSizeBounds(variant, state, group.topic)
  const fault = () => {
    if (!isAdmin(viewer) || !group.sessions.includes(session.id)) return ''
    if (number < min) return t('schedule.size.tooSmall', { bound: min })
    return number > max ? t('schedule.size.tooLarge', { bound: max }) : ''
  }
  return <Count text={t('schedule.size.count', { number })} fault={fault()} />
}

type HeaderRow = 'session' | 'room' | 'day' | 'hour' | 'fixed' | 'groups' | 'size'

/** The rows above the people: fields and counts for admins (SCHED-3, SCHED-4), room and size for others. */
export function useHeaderRows(): readonly HeaderRow[] {
  const { schedule, viewer } = useSchedule()
  const room: HeaderRow[] = schedule.rooms.length > 0 ? ['room'] : []
  if (!isAdmin(viewer)) return [...room, 'size']
  switch (schedule.layout) {
    case 'sessions':
      return ['session', ...room, 'fixed', 'groups', 'size']
    case 'weeks':
      return ['day', 'hour', 'fixed', 'groups', 'size']
    case 'untimed':
      return ['groups', 'size']
  }
}
