import {
  assignmentAddress,
  type EditRefusal,
  hasPlan,
  isHostOf,
  type PersonId,
  preferenceOf,
  type ScheduledGroup,
  type Session,
} from '@planner/domain'
import { memo } from 'react'
import { GridCells } from '../../../components/grid/grid.tsx'
import type { Span } from '../../../components/grid/spans.ts'
import { preferenceLabel } from '../../../components/preference-label.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useNames, useSchedule, useWarnings } from '../schedule-context.tsx'
import { WhyName } from '../why/why-name.tsx'
import { AssignmentCell, type AssignmentCellProps } from './assignment-cell.tsx'
import classes from './assignment-grid.module.css'
import { useRefusalNote } from './use-refusal-note.ts'

type AssignmentRowProps = Pick<AssignmentCellProps, 'onToggle'> & {
  userId: PersonId
  session: Session
  groups: readonly ScheduledGroup[]
  columns: readonly Span[]
  row: number
  rowIndex: number
  /** The active column when this is the active row, else -1. */
  activeColumn: number
  height: number
  /** Why the viewer may not change this person's assignments; undefined when they may. */
  refusal: EditRefusal | undefined
}

/** One person's assignments in a session. */
export const AssignmentRow = memo(function AssignmentRow(props: AssignmentRowProps) {
  const { userId, session, groups, columns, row, rowIndex, activeColumn, height, refusal, onToggle } = props
  const t = useT()
  const names = useNames()
  const warningOf = useWarnings().ofSeat
  const { variant, state, viewer, schedule } = useSchedule()
  const onRefused = useRefusalNote()
  const isOwn = userId === viewer.personId
  const person = names.person(userId)
  const name = isOwn ? t('schedule.people.you', { name: person }) : person
  return (
    <tr className={isOwn ? classes.own : undefined} style={{ height }} aria-rowindex={rowIndex}>
      <th scope="row">
        <span className={classes.rowName} title={name}>
          {hasPlan(schedule) ? (
            <WhyName personId={userId} sessionId={session.id} tabIndex={activeColumn < 0 ? -1 : 0}>
              {name}
            </WhyName>
          ) : (
            name
          )}
        </span>
      </th>
      <GridCells columns={columns}>
        {(column) => {
          const group = groups[column]
          if (!group) return null
          return (
            <AssignmentCell
              key={group.key}
              address={assignmentAddress(group, session.id, userId)}
              label={t('schedule.cell', { person, group: names.group(group) })}
              row={row}
              column={column}
              isActive={activeColumn === column}
              isKept={group.keeps.has(userId)}
              isHost={isHostOf(variant, state, userId, group.topic.id)}
              wish={preferenceLabel(t, preferenceOf(state, userId, group.topic.id))}
              warning={warningOf(group, session.id, userId)}
              refusal={refusal}
              onToggle={onToggle}
              onRefused={onRefused}
            />
          )
        }}
      </GridCells>
    </tr>
  )
})
