import { cellAddress, type PersonId } from '@planner/domain'
import { memo } from 'react'
import { GridCell } from '../../../components/grid/grid-cell.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useCell } from '../../../lib/live/live-context.tsx'
import classes from './preference-matrix.module.css'
import { toneOf } from './tones.ts'

type MatrixCellProps = {
  personId: PersonId
  topicId: string
  row: number
  column: number
  /** Maps a choice to its label. */
  labelOf: (choice: string) => string
  isActive: boolean
  isEditable: boolean
}

/** One choice, read-only text. Re-renders only when this choice changes. */
export const MatrixCell = memo(function MatrixCell(props: MatrixCellProps) {
  const { personId, topicId, row, column, labelOf, isActive, isEditable } = props
  const { value, pending } = useCell(cellAddress('preferences', { userId: personId, topicId }))
  return (
    <GridCell
      className={classes.cell}
      row={row}
      column={column}
      isActive={isActive}
      data-tone={toneOf(String(value))}
      data-pending={pending || undefined}
      aria-colindex={column + 1}
      aria-readonly={!isEditable}
    >
      {labelOf(String(value))}
      {pending && <PendingNote />}
    </GridCell>
  )
})

/** Thousands of cells have none, so that they need no words. */
function PendingNote() {
  const t = useT()
  return <span className="visually-hidden">{t('userChoices.pending')}</span>
}

/** The disabled cell of a person and their own topic: nobody meets themselves. */
export function NoCell({ row, column, isActive }: Pick<MatrixCellProps, 'row' | 'column' | 'isActive'>) {
  return (
    <GridCell
      className={classes.cell}
      row={row}
      column={column}
      isActive={isActive}
      data-tone="none"
      aria-colindex={column + 1}
      aria-readonly
    />
  )
}
