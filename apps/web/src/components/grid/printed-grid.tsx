import { Text } from '@mantine/core'
import { isAdmin } from '@planner/domain'
import type { ReactNode } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import { useViewer } from '../../lib/live/live-context.tsx'
import classes from './grid.module.css'
import { firstCell, type GridLayout } from './grid-layout.ts'
import type { Span } from './spans.ts'

/** A row of cells: its index, its focusable row, its `aria-rowindex`, and the columns to render. */
type GridRow = { index: number; row: number; rowIndex: number; columns: readonly Span[] }

/** What is in a grid, on the screen and on paper. */
export type GridContent = {
  layout: GridLayout
  /** Classes of the scroll container and of the table in it. */
  className: { scroller: string | undefined; table: string | undefined }
  /** The `thead`, and further header rows below the column headers. */
  header: (columns: readonly Span[]) => ReactNode
  headerRows?: ((columns: readonly Span[]) => ReactNode) | undefined
  /** Renders a `tr` with a key. */
  row: (row: GridRow) => ReactNode
}

/** A grid for paper: all rows, and where there are more columns than fit side by side, several tables; SCREEN-16. */
export function PrintedGrid({ layout, className, header, headerRows, row }: GridContent) {
  const t = useT()
  const viewer = useViewer()
  const { numHeaderRows } = layout
  const numRows = numPrintedRows(layout)
  const first = firstCell(layout)
  return (
    <div className="print-only">
      {columnBands(layout).map((columns, band) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bands of a layout have no other name
        <table key={band} className={[classes.printed, className.table].join(' ')}>
          {header(columns)}
          <tbody>
            {headerRows?.(columns)}
            {Array.from({ length: numRows }, (_, index) =>
              row({ index, row: first.row + index, rowIndex: numHeaderRows + index + 1, columns }),
            )}
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
