import { type ClipboardEvent, type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { usePrinting } from '../../lib/printing.ts'
import classes from './grid.module.css'
import { firstCell, widthOfGrid } from './grid-layout.ts'
import { type GridContent, PrintedGrid } from './printed-grid.tsx'
import type { Span } from './spans.ts'
import type { GridFocus } from './use-grid-focus.ts'
import { useGridWindow } from './use-grid-window.ts'

type GridProps = GridContent & {
  label: string
  description?: string
  focus: GridFocus
  onCopy?: (event: ClipboardEvent) => void
  onPaste?: (event: ClipboardEvent) => void
}

/**
 * A virtualized table as a W3C APG grid: one tab stop, sticky headers and names, and only visible cells mounted.
 * Cells carry their position in `data-row` and `data-column`.
 */
export function Grid(props: GridProps) {
  const { label, description, layout, focus, className, onCopy, onPaste, header, headerRows, row } = props
  const { numRows, numColumns, numHeaderRows, sizes } = layout
  const { nameWidth } = sizes
  const scroller = useRef<HTMLDivElement>(null)
  const { rows, columns, needed } = useGridWindow(scroller, layout, focus.active)
  const { head, ofRow } = useColumnsInTurn(columns, needed)
  const first = firstCell(layout)
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
              row({
                index: span.index,
                row: first.row + span.index,
                rowIndex: numHeaderRows + span.index + 1,
                columns: ofRow(span.index),
              })
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

type GridCellsProps = {
  columns: readonly Span[]
  /** Renders the cell of a column, with a key. */
  children: (index: number) => ReactNode
}

/** The cells of one row (header rows too), with spacers for the columns that are not mounted. */
export function GridCells({ columns, children }: GridCellsProps) {
  return columns.map((span) =>
    span.kind === 'gap' ? (
      <td key={keyOf(span)} aria-hidden="true" colSpan={span.count} />
    ) : (
      children(span.index)
    ),
  )
}

function keyOf(span: Span): string {
  return span.kind === 'gap' ? `gap${span.before}` : String(span.index)
}

/** The head has a turn of its own, and so has every third row. */
const TURNS = 4

type ColumnsInTurn = { head: readonly Span[]; ofRow: (index: number) => readonly Span[] }

/**
 * The columns that the head and each row mount. One that comes near is mounted in some of the rows each frame, since all at once take
 * longer than a frame; what is needed now is mounted at once. Rows may differ, because what stands for the rest spans its columns.
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
