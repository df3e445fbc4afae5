import { GridCell } from '../../../components/grid/grid-cell.tsx'
import { type MeetingField, MeetingFieldContent } from './meeting-fields.tsx'
import type { Arrangement, MeetingRow } from './meeting-rows.ts'
import classes from './meetings-table.module.css'

type MeetingTableRowProps = {
  each: MeetingRow
  head: MeetingField
  columns: readonly MeetingField[]
  arrangement: Arrangement
  /** Place in the grid; the header is row 0. */
  row: number
  rowIndex: number
  height: number
  /** The active column when this is the active row, else -1. */
  activeColumn: number
  onDone: () => void
}

export const HAS_BUTTON: ReadonlySet<MeetingField> = new Set(['confirm', 'takeBack', 'actions'])

/** One meeting in the organiser's table; the first row of a group says how many there are. */
export function MeetingTableRow(props: MeetingTableRowProps) {
  const { each, head, columns, row, rowIndex, height, activeColumn, onDone } = props
  const { numInGroup } = each
  return (
    <tr style={{ height }} aria-rowindex={rowIndex} data-first={numInGroup > 0 || undefined}>
      <th scope="row" data-row={row} data-column={0} aria-colindex={1} tabIndex={activeColumn === 0 ? 0 : -1}>
        <span className={classes.head} data-again={numInGroup === 0 || undefined}>
          <MeetingFieldContent field={head} each={each} isActive={activeColumn === 0} onDone={onDone} />
          {numInGroup > 1 && <span className={classes.count}>({numInGroup})</span>}
        </span>
      </th>
      {columns.map((field, index) => {
        const column = index + 1
        const isActive = activeColumn === column
        return (
          <GridCell
            key={field}
            row={row}
            column={column}
            isActive={isActive && !HAS_BUTTON.has(field)}
            aria-colindex={column + 1}
          >
            <MeetingFieldContent field={field} each={each} isActive={isActive} onDone={onDone} />
          </GridCell>
        )
      })}
    </tr>
  )
}
