import { cellAddress, type PersonId, type PersonRecord, type WishState, wishStateOf } from '@planner/domain'
import { memo } from 'react'
import { GridCells, type GridPlace } from '../../../components/grid/grid.tsx'
import { GridCell, GridRowName } from '../../../components/grid/grid-cell.tsx'
import { UserText } from '../../../components/user-text.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useCell, useVariant } from '../../../lib/live/live-context.tsx'
import { isOwnPerson, type RateableTopic } from '../rateable-topics.ts'
import classes from './preference-matrix.module.css'

type MatrixRowProps = GridPlace & {
  person: PersonRecord
  topics: readonly RateableTopic[]
  labelOf: (choice: string) => string
  isOwn: boolean
  isEditable: boolean
}

export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { person, topics, columns, row, rowIndex, labelOf, activeColumn, isOwn, isEditable } = props
  const t = useT()
  const variant = useVariant()
  return (
    <tr className={classes.row} aria-rowindex={rowIndex} data-own={isOwn || undefined}>
      <GridRowName row={row} isActive={activeColumn === 0} className={classes.name} name={person.name}>
        <RowName name={person.name} note={isOwn ? t('app.yourself') : ''} />
      </GridRowName>
      <GridCells columns={columns} items={topics}>
        {({ topic }, index) => {
          const column = index + 1
          const isActive = activeColumn === column
          return isOwnPerson(variant, topic, person.id) ? (
            <NoCell key={topic.id} row={row} column={column} isActive={isActive} />
          ) : (
            <MatrixCell
              key={topic.id}
              personId={person.id}
              topicId={topic.id}
              row={row}
              column={column}
              labelOf={labelOf}
              isActive={isActive}
              isEditable={isEditable}
            />
          )
        }}
      </GridCells>
    </tr>
  )
})

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
const MatrixCell = memo(function MatrixCell(props: MatrixCellProps) {
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
  return <span className="visually-hidden">{t('app.unsaved')}</span>
}

/** The disabled cell of a person and their own topic: nobody meets themselves. */
function NoCell({ row, column, isActive }: Pick<MatrixCellProps, 'row' | 'column' | 'isActive'>) {
  return (
    <GridCell
      className={classes.cell}
      row={row}
      column={column}
      isActive={isActive}
      data-tone="none"
      aria-readonly
    />
  )
}

/** Tint of a choice; the text carries the same information. */
type Tone = 'blank' | 'low' | 'middle' | 'high' | 'first' | 'host' | WishState

function toneOf(value: string): Tone {
  if (value === '') return 'blank'
  if (value === 'Host' || value === 'Author') return 'host'
  if (value === '#1 Yes!') return 'first'
  const number = Number(value)
  if (Number.isNaN(number)) return value === 'Yes' ? 'middle' : (wishStateOf(value) ?? 'middle')
  if (number === 10) return 'first'
  return number <= 3 ? 'low' : number <= 6 ? 'middle' : 'high'
}

/** A name followed by a note, isolated so that right-to-left names do not reorder the note. */
export function RowName({ name, note }: { name: string; note: string }) {
  return (
    <>
      <UserText>{name}</UserText>
      {note !== '' && <span className={classes.you}>{note}</span>}
    </>
  )
}
