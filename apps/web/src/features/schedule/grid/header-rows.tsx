import type { ScheduledGroup, Session } from '@planner/domain'
import { memo, type ReactNode } from 'react'
import { GridCells } from '../../../components/grid/grid.tsx'
import type { GridPosition } from '../../../components/grid/grid-keys.ts'
import type { Span } from '../../../components/grid/spans.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useNames } from '../schedule-context.tsx'
import classes from './assignment-grid.module.css'
import { FixedField } from './fixed-field.tsx'
import { GroupCountText, GroupSizeText } from './group-count-texts.tsx'
import { RoomField } from './room-field.tsx'
import { SessionField } from './session-field.tsx'
import { DayField, HourField } from './time-fields.tsx'
import type { HeaderRow } from './use-header-rows.ts'
import { useTimeDrafts } from './use-time-drafts.ts'

type Props = {
  session: Session
  groups: readonly ScheduledGroup[]
  columns: readonly Span[]
  headerRows: readonly HeaderRow[]
  active: GridPosition
  rowHeight: number
}

/** Per group: session or day and hour, fixed flag, counts. Each is a cell of the grid. The same while only rows come and go. */
export const HeaderRows = memo(function HeaderRows(props: Props) {
  const { session, groups, columns, headerRows, active, rowHeight } = props
  const t = useT()
  const names = useNames()
  const drafts = useTimeDrafts(session.id)
  const content: Record<HeaderRow, (group: ScheduledGroup, isActive: boolean) => ReactNode> = {
    session: (group) => <SessionField group={group} session={session} />,
    room: (group) => <RoomField group={group} session={session} />,
    day: (group) => <DayField group={group} drafts={drafts} />,
    hour: (group) => <HourField group={group} drafts={drafts} />,
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
      <GridCells columns={columns}>
        {(column) => {
          const group = groups[column]
          if (!group) return null
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
