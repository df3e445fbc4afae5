import { Text } from '@mantine/core'
import { isAdmin } from '@planner/domain'
import { type ClipboardEvent, type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import { useViewer } from '../../lib/live/live-context.tsx'
import { usePrinting } from '../../lib/printing.ts'
import classes from './grid.module.css'
import { firstCell, type GridLayout, widthOfGrid } from './grid-layout.ts'
import type { Span } from './spans.ts'
import type { GridFocus } from './use-grid-focus.ts'
import { useGridWindow } from './use-grid-window.ts'

type GridProps<T> = {
  label: string
  description?: string
  focus: GridFocus
  onCopy?: (event: ClipboardEvent) => void
  onPaste?: (event: ClipboardEvent) => void
  layout: GridLayout
  /** What the rows are of. */
  items: readonly T[]
  /** Classes of the scroll container and of the table in it. */
  className: { scroller: string | undefined; table: string | undefined }
  /** The `thead`, and further header rows below the column headers. */
  header: (columns: readonly Span[]) => ReactNode
  headerRows?: ((columns: readonly Span[]) => ReactNode) | undefined
  /** Renders a `tr` with a key. */
  row: (item: T, place: GridPlace) => ReactNode
}

/**
 * A virtualized table as a W3C APG grid: one tab stop, sticky headers and names. Cells carry their position
 * in `data-row` and `data-column`.
 */
export function Grid<T>(props: GridProps<T>) {
  const { label, description, layout, focus, className, onCopy, onPaste, header, headerRows } = props
  const { numRows, numColumns, numHeaderRows, sizes } = layout
  const { nameWidth } = sizes
  const scroller = useRef<HTMLDivElement>(null)
  const { rows, columns, needed } = useGridWindow(scroller, layout, focus.active)
  const { head, ofRow } = useColumnsInTurn(columns, needed)
  const heights = {
    '--header-height': `${sizes.headerHeight}px`,
    '--row-height': `${sizes.rowHeight}px`,
    '--name-width': `${nameWidth}px`,
  }
  const isPrinting = usePrinting()
  const onScreen = (
    <div
      ref={scroller}
      className={[classes.scroller, className.scroller, 'no-print'].join(' ')}
      style={heights as CSSProperties}
    >
      <table
        ref={focus.table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the W3C grid pattern on a native table
        role="grid"
        aria-label={label}
        aria-description={description}
        aria-rowcount={numHeaderRows + numRows}
        aria-colcount={1 + numColumns}
        className={[classes.table, className.table].join(' ')}
        style={{ width: widthOfGrid(layout) }}
        {...focus.handlers}
        onCopy={onCopy}
        onPaste={onPaste}
      >
        <colgroup>
          <col style={{ width: nameWidth }} />
          {sizes.columnWidths ? (
            sizes.columnWidths.map((width, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name
              <col key={index} style={{ width }} />
            ))
          ) : (
            <col span={numColumns} style={{ width: sizes.columnWidth }} />
          )}
        </colgroup>
        {header(head)}
        <tbody>
          {headerRows?.(head)}
          {rows.map((span) =>
            span.kind === 'gap' ? (
              // biome-ignore lint/a11y/noAriaHiddenOnFocusable: spacer for rows that are not mounted; it contains nothing focusable
              <tr key={keyOf(span)} aria-hidden="true" style={{ height: span.size }}>
                <td />
              </tr>
            ) : (
              rowAt(props, span.index, ofRow(span.index))
            ),
          )}
        </tbody>
      </table>
    </div>
  )
  return (
    <>
      {onScreen}
      {isPrinting && <PrintedGrid {...props} />}
    </>
  )
}

type GridCellsProps<T> = {
  columns: readonly Span[]
  /** What the columns are of. */
  items: readonly T[]
  /** Renders the cell of a column, with a key. */
  children: (item: T, index: number) => ReactNode
}

/** The cells of one row (header rows too), with spacers for the columns that are not mounted. */
export function GridCells<T>({ columns, items, children }: GridCellsProps<T>) {
  return columns.map((span) => {
    if (span.kind === 'gap') return <td key={keyOf(span)} aria-hidden="true" colSpan={span.count} />
    const item = items[span.index]
    return item !== undefined && children(item, span.index)
  })
}

function keyOf(span: Span): string {
  return span.kind === 'gap' ? `gap${span.before}` : String(span.index)
}

/** The head has a turn of its own, and so has every third row. */
const TURNS = 4

type ColumnsInTurn = { head: readonly Span[]; ofRow: (index: number) => readonly Span[] }

/**
 * The columns that the head and each row mount. A column that comes near is mounted in some rows each frame,
 * since all at once take longer than one; needed columns are mounted at once.
 */
export function useColumnsInTurn(columns: readonly Span[], needed: readonly number[]): ColumnsInTurn {
  const [turns, setTurns] = useState({ shown: Array<readonly Span[]>(TURNS).fill(columns), next: 0 })
  const shown = turns.shown.map((each) => (each === columns || holds(each, needed) ? each : columns))
  // Else those of long ago would come back when they hold what is needed then.
  if (shown.some((each, index) => each !== turns.shown[index])) setTurns({ ...turns, shown })
  useEffect(() => {
    const order = shown.map((_, index) => (turns.next + index) % TURNS)
    const turn = order.find((index) => shown[index] !== columns)
    if (turn === undefined) return
    const frame = requestAnimationFrame(() =>
      setTurns({ shown: shown.map((each, index) => (index === turn ? columns : each)), next: turn + 1 }),
    )
    return () => cancelAnimationFrame(frame)
  })
  const [head = columns] = shown
  return { head, ofRow: (index) => shown[1 + (index % (TURNS - 1))] ?? columns }
}

function holds(columns: readonly Span[], needed: readonly number[]): boolean {
  return needed.every((index) => columns.some((span) => span.kind === 'item' && span.index === index))
}

/** Where a row of cells is. */
export type GridPlace = {
  /** Its row among those that can have the focus. */
  row: number
  /** Its `aria-rowindex`. */
  rowIndex: number
  /** What to render. */
  columns: readonly Span[]
  /** The active column when this is the active row, else -1. */
  activeColumn: number
}

function rowAt<T>(props: GridProps<T>, index: number, columns: readonly Span[]): ReactNode {
  const { layout, items, focus } = props
  const item = items[index]
  if (item === undefined) return null
  const row = firstCell(layout).row + index
  const activeColumn = focus.active.row === row ? focus.active.column : -1
  return props.row(item, { row, rowIndex: layout.numHeaderRows + index + 1, columns, activeColumn })
}

/** A grid for paper: all rows, in several tables where the columns do not fit side by side; SCREEN-16. */
function PrintedGrid<T>(props: GridProps<T>) {
  const { layout, className, header, headerRows } = props
  const t = useT()
  const viewer = useViewer()
  const numRows = numPrintedRows(layout)
  return (
    <div className="print-only">
      {columnBands(layout).map((columns, band) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bands of a layout have no other name
        <table key={band} className={[classes.printed, className.table].join(' ')}>
          {header(columns)}
          <tbody>
            {headerRows?.(columns)}
            {Array.from({ length: numRows }, (_, index) => rowAt(props, index, columns))}
          </tbody>
        </table>
      ))}
      {numRows < layout.numRows && (
        <Text size="sm">
          {t('print.leftOut', { shown: numRows, all: layout.numRows })}{' '}
          {isAdmin(viewer) && t('print.leftOut.export')}
        </Text>
      )}
    </div>
  )
}

/** Width of A4 and Letter in portrait within the margins of print.css, in px. */
const PAPER_WIDTH = 690
/** How much smaller than on the screen names and cells are. */
const SCALE = 0.72

/** More cells than these are hundreds of pages, and the browser takes long to make them. */
const MAX_PRINTED_CELLS = 12_000

/** The columns of a grid in groups that fit side by side on paper, all about as many; SCREEN-16. */
export function columnBands({ numColumns, sizes }: GridLayout): readonly (readonly Span[])[] {
  const place = PAPER_WIDTH - sizes.nameWidth * SCALE
  const most = Math.max(1, Math.floor(place / (sizes.columnWidth * SCALE)))
  const numBands = Math.max(1, Math.ceil(numColumns / most))
  const each = Math.ceil(numColumns / numBands)
  return Array.from({ length: numBands }, (_, band) =>
    Array.from({ length: Math.min(each, numColumns - band * each) }, (__, column) => ({
      kind: 'item',
      index: band * each + column,
    })),
  )
}

/** How many rows are printed, from the first. */
export function numPrintedRows({ numRows, numColumns }: GridLayout): number {
  return Math.min(numRows, Math.ceil(MAX_PRINTED_CELLS / Math.max(1, numColumns)))
}
