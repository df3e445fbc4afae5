import type { CellAddress, EditRefusal } from '@planner/domain'
import { memo, useId } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useCell } from '../../../lib/live/live-context.tsx'
import { PinSign } from '../pin-sign.tsx'
import { WarningMark } from '../warning-mark.tsx'
import classes from './assignment-grid.module.css'

/** Wishes of more characters may be wider than a column. */
const LONG = 12

export type AssignmentCellProps = {
  address: CellAddress
  /** Accessible name of the checkbox, as in "Ann in Chess". */
  label: string
  row: number
  column: number
  isActive: boolean
  isHost: boolean
  /** Organisers keep the person in the group. */
  isKept: boolean
  /** Label of the person's preference for the topic, where the viewer may read it. */
  wish: string
  /** What is wrong with the assignment, in words; '' when nothing is. */
  warning: string
  refusal: EditRefusal | undefined
  onToggle: (row: number, column: number, isMember: boolean) => void
  onRefused: (refusal: EditRefusal) => void
}

/** Checkbox for one person in one group and session. Re-renders only when its own cell changes. */
export const AssignmentCell = memo(
  (props: AssignmentCellProps) => {
    const {
      address,
      label,
      row,
      column,
      isActive,
      isHost,
      isKept,
      wish,
      warning,
      refusal,
      onToggle,
      onRefused,
    } = props
    const t = useT()
    const { value, pending } = useCell(address)
    const noteId = useId()
    const isAssigned = value === true
    const showsHost = isAssigned && isHost
    const showsPin = isAssigned && isKept
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
            onChange={() => (refusal ? onRefused(refusal) : onToggle(row, column, !isAssigned))}
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
  (before, after) =>
    before.address.userId === after.address.userId &&
    before.address.topicId === after.address.topicId &&
    before.address.topicGroupIndex === after.address.topicGroupIndex &&
    before.address.sessionId === after.address.sessionId &&
    before.label === after.label &&
    before.row === after.row &&
    before.column === after.column &&
    before.isActive === after.isActive &&
    before.isHost === after.isHost &&
    before.isKept === after.isKept &&
    before.wish === after.wish &&
    before.warning === after.warning &&
    before.refusal === after.refusal &&
    before.onToggle === after.onToggle &&
    before.onRefused === after.onRefused,
)
