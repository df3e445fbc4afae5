import { useElementSize } from '@mantine/hooks'
import type { ParticipantColumn } from '@planner/domain'
import { useMemo } from 'react'
import { Grid } from '../../../components/grid/grid.tsx'
import { focusableSize, type GridLayout } from '../../../components/grid/grid-layout.ts'
import { useGridFocus } from '../../../components/grid/use-grid-focus.ts'
import { useWords } from '../../../lib/live/use-words.ts'
import { usePrinting } from '../../../lib/printing.ts'
import { useIsNarrow } from '../../../lib/use-is-narrow.ts'
import type { ParticipantRow } from './participant-rows.ts'
import styles from './participants.module.css'
import { ParticipantsRow } from './participants-row.tsx'
import type { RowAct } from './row-acts.ts'
import { columnWidths, type ShownColumn, type Sort, shownColumns } from './shown-columns.ts'
import { SortHeader } from './sort-header.tsx'

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

/** People, a row each with a menu of what can be done; PERSON-20. On phones all of a person stands in one column. */
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
  const key = (isNarrow ? ['name'] : shownColumns(columns, rows)).join()
  // The same list while it says the same, so that rows need not be drawn anew.
  const shown = useMemo(() => key.split(',') as ShownColumn[], [key])
  const { layout, numTexts } = layoutOf(shown, rows.length, (width || USUAL_PLACE) - BORDERS, {
    isNarrow,
    isPrinting,
  })
  const focus = useGridFocus({ size: focusableSize(layout), start: { row: 1, column: 0 } })
  const { active } = focus
  const isActive = (row: number, column: number) => active.row === row && active.column === column
  return (
    <div ref={ref}>
      <Grid
        label={t('participants.title')}
        description={t('participants.table.keys')}
        layout={layout}
        focus={focus}
        className={CLASS_NAMES}
        header={(spans) => (
          <thead>
            <tr aria-rowindex={1}>
              <SortHeader column="name" index={0} isActive={isActive(0, 0)} sort={sort} onSort={onSort} />
              {spans.map((span) => {
                const index = span.kind === 'item' ? span.index + 1 : 0
                const column = shown[index]
                return column === undefined ? (
                  <th
                    key="acts"
                    scope="col"
                    className={styles.acts}
                    data-row={0}
                    data-column={index}
                    aria-colindex={index + 1}
                    tabIndex={isActive(0, index) ? 0 : -1}
                  >
                    <span className="visually-hidden">{t('participants.actions')}</span>
                  </th>
                ) : (
                  <SortHeader
                    key={column}
                    column={column}
                    index={index}
                    isActive={isActive(0, index)}
                    sort={sort}
                    onSort={onSort}
                  />
                )
              })}
            </tr>
          </thead>
        )}
        row={({ index, row, rowIndex }) => {
          const each = rows[index]
          return (
            each && (
              <ParticipantsRow
                key={each.person.id}
                each={each}
                columns={columns}
                shown={shown}
                isNarrow={isNarrow}
                hasMenu={layout.numColumns > numTexts}
                row={row}
                rowIndex={rowIndex}
                height={layout.sizes.rowHeight}
                activeColumn={active.row === row ? active.column : -1}
                onAct={onAct}
                {...selection}
              />
            )
          )
        }}
      />
    </div>
  )
}

type Medium = { isNarrow: boolean; isPrinting: boolean }

/** The name beside the other columns, and last the menu, which paper does not have. */
function layoutOf(
  shown: readonly ShownColumn[],
  numRows: number,
  place: number,
  { isNarrow, isPrinting }: Medium,
): { layout: GridLayout; numTexts: number } {
  const menu = isPrinting ? [] : [MENU_WIDTH]
  const [nameWidth = 0, ...widths] = columnWidths(shown, place - MENU_WIDTH)
  const all = [...widths, ...menu]
  const sizes = {
    ...(isNarrow ? NARROW : WIDE),
    nameWidth: isNarrow ? place - MENU_WIDTH : nameWidth,
    columnWidths: all,
  }
  const numTexts = widths.length
  return {
    layout: { numRows, numColumns: all.length, numHeaderRows: 1, areHeadersFocusable: true, sizes },
    numTexts,
  }
}
