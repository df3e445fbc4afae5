import { UnstyledButton } from '@mantine/core'
import { useWords } from '../../../lib/live/use-words.ts'
import styles from './participants.module.css'
import type { ShownColumn, Sort } from './shown-columns.ts'

type SortHeaderProps = {
  column: ShownColumn
  /** Place in the grid. */
  index: number
  isActive: boolean
  sort: Sort
  onSort: (sort: Sort) => void
}

/** The header of a column, which sorts by it, and when it does already, the other way round. */
export function SortHeader({ column, index, isActive, sort, onSort }: SortHeaderProps) {
  const t = useWords()
  const isSorted = sort.column === column
  const direction = sort.isDescending ? 'descending' : 'ascending'
  const label = t(`participants.column.${column}`)
  return (
    <th
      scope="col"
      data-row={0}
      data-column={index}
      aria-colindex={index + 1}
      aria-sort={isSorted ? direction : undefined}
      tabIndex={-1}
    >
      <UnstyledButton
        className={styles.sort}
        data-cell-control
        tabIndex={isActive ? 0 : -1}
        title={t('participants.sortBy', { column: label })}
        onClick={() => onSort({ column, isDescending: isSorted && !sort.isDescending })}
      >
        <span className={styles.text}>
          <span>{label}</span>
        </span>
        <svg
          width="12"
          height="12"
          viewBox="0 0 12 12"
          aria-hidden="true"
          data-direction={isSorted ? direction : undefined}
        >
          <path d="M3 7.5 6 4.5 9 7.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </UnstyledButton>
    </th>
  )
}
