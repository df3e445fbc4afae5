import type { GridLayout } from './grid-layout.ts'
import type { Span } from './spans.ts'

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
