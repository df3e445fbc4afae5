import type { ParticipantColumn } from '@planner/domain'
import { memo } from 'react'
import { GridCell } from '../../../components/grid/grid-cell.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { ParticipantCell, StackedCell } from './participant-cell.tsx'
import type { ParticipantRow } from './participant-rows.ts'
import styles from './participants.module.css'
import type { RowAct } from './row-acts.ts'
import { RowMenu } from './row-menu.tsx'
import type { ShownColumn } from './shown-columns.ts'

type ParticipantsRowProps = {
  each: ParticipantRow
  columns: readonly ParticipantColumn[]
  /** The name first. */
  shown: readonly ShownColumn[]
  isNarrow: boolean
  hasMenu: boolean
  /** Place in the grid; the header is row 0. */
  row: number
  rowIndex: number
  height: number
  /** The active column when this is the active row, else -1. */
  activeColumn: number
  selected: ReadonlySet<string>
  onSelect: (personIds: Iterable<string>) => void
  onAct: (act: RowAct, row: ParticipantRow) => void
}

/**
 * One person in the table: a box to select them and their name, what is known of them, and a menu. Kept as it is while others
 * scroll into view.
 */
export const ParticipantsRow = memo(function ParticipantsRow(props: ParticipantsRowProps) {
  const { each, columns, shown, isNarrow, hasMenu, row, rowIndex, height, activeColumn, onAct } = props
  const menuColumn = shown.length
  return (
    <tr
      style={{ height }}
      aria-rowindex={rowIndex}
      data-selected={props.selected.has(each.person.id) || undefined}
    >
      <th scope="row" data-row={row} data-column={0} aria-colindex={1} tabIndex={-1}>
        <div className={styles.head}>
          <SelectBox {...props} isActive={activeColumn === 0} />
          <div className={styles.stacked}>
            {isNarrow ? <StackedCell row={each} /> : <ParticipantCell column="name" row={each} />}
          </div>
        </div>
      </th>
      {shown.slice(1).map((column, index) => (
        <GridCell
          key={column}
          row={row}
          column={index + 1}
          isActive={activeColumn === index + 1}
          aria-colindex={index + 2}
        >
          <ParticipantCell column={column} row={each} />
        </GridCell>
      ))}
      {hasMenu && (
        <GridCell
          className={styles.acts}
          row={row}
          column={menuColumn}
          isActive={false}
          aria-colindex={menuColumn + 1}
        >
          <RowMenu row={each} columns={columns} isActive={activeColumn === menuColumn} onAct={onAct} />
        </GridCell>
      )}
    </tr>
  )
})

type SelectBoxProps = Pick<ParticipantsRowProps, 'each' | 'selected' | 'onSelect'> & { isActive: boolean }

function SelectBox({ each: { person, fullName }, selected, onSelect, isActive }: SelectBoxProps) {
  const t = useWords()
  const toggled = () => {
    const next = new Set(selected)
    if (!next.delete(person.id)) next.add(person.id)
    return next
  }
  return (
    <input
      type="checkbox"
      className={`${styles.box} no-print`}
      data-cell-control
      tabIndex={isActive ? 0 : -1}
      aria-label={t('participants.select', { name: fullName })}
      checked={selected.has(person.id)}
      onChange={() => onSelect(toggled())}
    />
  )
}
