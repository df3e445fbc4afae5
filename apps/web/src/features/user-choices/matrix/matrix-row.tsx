import type { PersonRecord } from '@planner/domain'
import { memo } from 'react'
import { GridCells } from '../../../components/grid/grid.tsx'
import { GridRowName } from '../../../components/grid/grid-row-name.tsx'
import type { Span } from '../../../components/grid/spans.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useVariant } from '../../../lib/live/live-context.tsx'
import { isOwnPerson, type RateableTopic } from '../rateable-topics.ts'
import { MatrixCell, NoCell } from './matrix-cell.tsx'
import classes from './preference-matrix.module.css'
import { RowName } from './row-name.tsx'

type MatrixRowProps = {
  person: PersonRecord
  topics: readonly RateableTopic[]
  columns: readonly Span[]
  /** Place in the grid; the header is row 0. */
  row: number
  rowIndex: number
  labelOf: (choice: string) => string
  /** The active column when this is the active row, else -1. */
  activeColumn: number
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
        <RowName name={person.name} note={isOwn ? t('matrix.you') : ''} />
      </GridRowName>
      <GridCells columns={columns}>
        {(index) => {
          const topic = topics[index]?.topic
          if (!topic) return null
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
