import { shallowEqual } from '@mantine/hooks'
import {
  assignmentAddress,
  type CellAddress,
  type EditRefusal,
  hasPlan,
  isHostOf,
  type PersonId,
  preferenceOf,
  type ScheduledGroup,
  type Session,
} from '@planner/domain'
import { memo, useId } from 'react'
import { GridCells, type GridPlace } from '../../../components/grid/grid.tsx'
import { preferenceLabel } from '../../../components/preference-label.ts'
import { t, useT } from '../../../lib/i18n/i18n.ts'
import { useCell } from '../../../lib/live/live-context.tsx'
import { showToast } from '../../../lib/toast.ts'
import { PinSign } from '../pins.tsx'
import { useNames, useSchedule, useWarnings } from '../schedule-context.tsx'
import { WarningMark } from '../warnings.tsx'
import { WhyName } from '../why/ask-why.tsx'
import classes from './assignment-grid.module.css'

type AssignmentRowProps = GridPlace &
  Pick<AssignmentCellProps, 'onToggle'> & {
    userId: PersonId
    session: Session
    groups: readonly ScheduledGroup[]
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
  const isOwn = userId === viewer.personId
  const person = names.person(userId)
  const name = isOwn ? t('app.you', { name: person }) : person
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
      <GridCells columns={columns} items={groups}>
        {(group, column) => (
          <AssignmentCell
            key={group.key}
            address={assignmentAddress(group, session.id, userId)}
            label={t('schedule.cell', { person, group: names.group(group) })}
            row={row}
            column={column}
            isActive={activeColumn === column}
            isPinned={group.keeps.has(userId)}
            isHost={isHostOf(variant, state, userId, group.topic.id)}
            wish={preferenceLabel(t, preferenceOf(state, userId, group.topic.id))}
            warning={warningOf(group, session.id, userId)}
            refusal={refusal}
            onToggle={onToggle}
          />
        )}
      </GridCells>
    </tr>
  )
})

/** Wishes of more characters may be wider than a column. */
const LONG = 12

type AssignmentCellProps = {
  address: CellAddress
  /** Accessible name of the checkbox, as in "Ann in Chess". */
  label: string
  row: number
  column: number
  isActive: boolean
  isHost: boolean
  /** Organisers keep the person in the group. */
  isPinned: boolean
  /** Label of the person's preference for the topic, where the viewer may read it. */
  wish: string
  /** What is wrong with the assignment, in words; '' when nothing is. */
  warning: string
  refusal: EditRefusal | undefined
  onToggle: (row: number, column: number, isMember: boolean) => void
}

/** Checkbox for one person in one group and session. Re-renders only when its own cell changes. */
const AssignmentCell = memo(
  (props: AssignmentCellProps) => {
    const { address, label, row, column, isActive, isHost, isPinned } = props
    const { wish, warning, refusal, onToggle } = props
    const t = useT()
    const { value, pending } = useCell(address)
    const noteId = useId()
    const isAssigned = value === true
    const showsHost = isAssigned && isHost
    const showsPin = isAssigned && isPinned
    const name = [label, showsHost && t('schedule.host'), showsPin && t('schedule.cards.pinned')]
    const note = [isAssigned && warning, pending && t('schedule.cell.saving')].filter(Boolean).join('; ')
    return (
      <td
        aria-colindex={column + 2}
        data-row={row}
        data-column={column}
        data-assigned={isAssigned || undefined}
        data-pending={pending || undefined}
        data-marked={(isAssigned && warning !== '') || undefined}
        className={classes.cell}
      >
        <label className={classes.label} data-refused={refusal}>
          <input
            type="checkbox"
            data-cell-control
            tabIndex={isActive ? 0 : -1}
            checked={isAssigned}
            aria-label={name.filter(Boolean).join(', ')}
            aria-disabled={refusal !== undefined}
            aria-describedby={note ? noteId : undefined}
            onChange={() => (refusal ? tellRefusal(refusal) : onToggle(row, column, !isAssigned))}
          />
          {showsHost ? (
            <span className={classes.host} aria-hidden="true">
              {t('schedule.host')}
            </span>
          ) : (
            wish !== '' && (
              <span className={classes.wish} data-long={wish.length > LONG || undefined} aria-hidden="true">
                {wish}
              </span>
            )
          )}
          {showsPin && <PinSign />}
        </label>
        {isAssigned && warning && (
          <span className={classes.mark}>
            <WarningMark text={warning} isTabStop={false} />
          </span>
        )}
        {note && (
          <span hidden id={noteId}>
            {note}
          </span>
        )}
      </td>
    )
  },
  // The address is another object each time.
  ({ address: before, ...beforeProps }, { address: after, ...afterProps }) =>
    shallowEqual(before, after) && shallowEqual(beforeProps, afterProps),
)

/** Shows why an assignment cannot be changed, when it is attempted. */
function tellRefusal(refusal: EditRefusal): void {
  showToast({ id: `refused-${refusal}`, message: t(`refusal.${refusal}`), autoClose: 5000 })
}
