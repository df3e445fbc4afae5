import { UnstyledButton } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import type { ParticipantColumn } from '@planner/domain'
import { useMemo } from 'react'
import { Grid } from '../../../components/grid/grid.tsx'
import { GridHeading } from '../../../components/grid/grid-cell.tsx'
import type { GridPosition } from '../../../components/grid/grid-keys.ts'
import { focusableSize, type GridLayout } from '../../../components/grid/grid-layout.ts'
import { useGridFocus } from '../../../components/grid/use-grid-focus.ts'
import { useWords } from '../../../lib/live/use-words.ts'
import { usePrinting } from '../../../lib/printing.ts'
import { useIsNarrow } from '../../../lib/use-is-narrow.ts'
import type { ParticipantRow } from './participant-rows.ts'
import styles from './participants.module.css'
import { ParticipantsRow } from './participants-row.tsx'
import type { RowAct } from './row-acts.tsx'
import { columnWidths, type ShownColumn, type Sort, shownColumns } from './shown-columns.ts'

type ParticipantsTableProps = {
  columns: readonly ParticipantColumn[]
  rows: readonly ParticipantRow[]
  sort: Sort
  onSort: (sort: Sort) => void
  selected: ReadonlySet<string>
  onSelect: (personIds: Iterable<string>) => void
  onAct: (act: RowAct, row: ParticipantRow) => void
}

const CLASS_NAMES = { scroller: styles.scroller, table: styles.table }
const WIDE = { rowHeight: 56, headerHeight: 44, columnWidth: 112 }
const NARROW = { rowHeight: 92, headerHeight: 44, columnWidth: 112 }
/** The border of the table, on both sides. */
const BORDERS = 2
const MENU_WIDTH = 56
/** Before the page is measured, and where there is no layout. */
const USUAL_PLACE = 900

/** People, a row each with a menu; PERSON-20. On phones all of a person stands in one column. */
export function ParticipantsTable({
  columns,
  rows,
  sort,
  onSort,
  onAct,
  ...selection
}: ParticipantsTableProps) {
  const t = useWords()
  const isPrinting = usePrinting()
  const isNarrow = useIsNarrow() && !isPrinting
  const { ref, width } = useElementSize()
  const key = (isNarrow ? ['name'] : shownColumns(columns, rows, isPrinting)).join()
  // The same list while it says the same, so that rows need not be drawn anew.
  const shown = useMemo(() => key.split(',') as ShownColumn[], [key])
  const layout = layoutOf(shown, rows.length, (width || USUAL_PLACE) - BORDERS, {
    isNarrow,
    isPrinting,
  })
  const focus = useGridFocus({ size: focusableSize(layout), start: { row: 1, column: 0 } })
  const { active } = focus
  return (
    <div ref={ref}>
      <Grid
        label={t('participants.title')}
        description={t('participants.table.keys')}
        layout={layout}
        focus={focus}
        className={CLASS_NAMES}
        header={(spans) => (
          <TableHeader
            columns={spans.map((span) => shown[span.kind === 'item' ? span.index + 1 : 0])}
            active={active}
            sort={sort}
            onSort={onSort}
          />
        )}
        items={rows}
        row={(each, place) => (
          <ParticipantsRow
            key={each.person.id}
            {...place}
            each={each}
            columns={columns}
            shown={shown}
            isNarrow={isNarrow}
            hasMenu={!isPrinting}
            height={layout.sizes.rowHeight}
            onAct={onAct}
            {...selection}
          />
        )}
      />
    </div>
  )
}

type TableHeaderProps = {
  /** Those behind the name; undefined for the menu. */
  columns: readonly (ShownColumn | undefined)[]
  active: GridPosition
  sort: Sort
  onSort: (sort: Sort) => void
}

function TableHeader({ columns, active, sort, onSort }: TableHeaderProps) {
  const t = useWords()
  const isActive = (column: number) => active.row === 0 && active.column === column
  return (
    <thead>
      <tr aria-rowindex={1}>
        {(['name', ...columns] as const).map((column, index) =>
          column === undefined ? (
            <GridHeading key="acts" className={styles.acts} row={0} column={index} isActive={isActive(index)}>
              <span className="visually-hidden">{t('participants.actions')}</span>
            </GridHeading>
          ) : (
            <SortHeader
              key={column}
              column={column}
              index={index}
              isActive={isActive(index)}
              sort={sort}
              onSort={onSort}
            />
          ),
        )}
      </tr>
    </thead>
  )
}

type Medium = { isNarrow: boolean; isPrinting: boolean }

/** The name beside the other columns, and last the menu, which paper does not have. */
function layoutOf(
  shown: readonly ShownColumn[],
  numRows: number,
  place: number,
  { isNarrow, isPrinting }: Medium,
): GridLayout {
  const menu = isPrinting ? [] : [MENU_WIDTH]
  const [nameWidth = 0, ...widths] = columnWidths(shown, place - MENU_WIDTH)
  const all = [...widths, ...menu]
  const sizes = {
    ...(isNarrow ? NARROW : WIDE),
    nameWidth: isNarrow ? place - MENU_WIDTH : nameWidth,
    columnWidths: all,
  }
  return { numRows, numColumns: all.length, numHeaderRows: 1, areHeadersFocusable: true, sizes }
}

type SortHeaderProps = {
  column: ShownColumn
  /** Place in the grid. */
  index: number
  isActive: boolean
  sort: Sort
  onSort: (sort: Sort) => void
}

/** The header of a column, which sorts by it, and when it does already, the other way round. */
function SortHeader({ column, index, isActive, sort, onSort }: SortHeaderProps) {
  const t = useWords()
  const isSorted = sort.column === column
  const direction = sort.isDescending ? 'descending' : 'ascending'
  const label = t(`participants.column.${column}`)
  return (
    <GridHeading row={0} column={index} isActive={false} aria-sort={isSorted ? direction : undefined}>
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
    </GridHeading>
  )
}
