import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback } from 'react'
import type { GridPlace } from '../../../components/grid/grid-keys.ts'
import { type Span, spansOf } from './spans.ts'

/** Up to this many rows and columns a plain table is smooth enough. */
const PLAIN = 40

export type GridMeasures = {
  numRows: number
  numColumns: number
  rowHeight: number
  columnWidth: number
  /** What stands before the first of them, in px. */
  headHeight: number
  headWidth: number
}

/** The rows and columns to render: all of a small grid, else those in sight and the active ones. */
export function useGridWindow(
  scroller: RefObject<HTMLElement | null>,
  measures: GridMeasures,
  active: GridPlace,
): { rows: Span[]; columns: Span[]; isWindowed: boolean } {
  const { numRows, numColumns, rowHeight, columnWidth, headHeight, headWidth } = measures
  const isWindowed = numRows > PLAIN || numColumns > PLAIN
  const rows = useVirtualizer({
    count: numRows,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    scrollMargin: headHeight,
    overscan: 8,
    enabled: isWindowed,
    rangeExtractor: useExtractor(active.row),
  })
  const columns = useVirtualizer({
    horizontal: true,
    count: numColumns,
    getScrollElement: () => scroller.current,
    estimateSize: () => columnWidth,
    scrollMargin: headWidth,
    overscan: 3,
    enabled: isWindowed,
    rangeExtractor: useExtractor(active.column),
  })
  const indexes = (count: number, windowed: { index: number }[]) =>
    isWindowed ? windowed.map(({ index }) => index) : Array.from({ length: count }, (_, index) => index)
  return {
    rows: spansOf(indexes(numRows, rows.getVirtualItems()), numRows, rowHeight),
    columns: spansOf(indexes(numColumns, columns.getVirtualItems()), numColumns, columnWidth),
    isWindowed,
  }
}

/** The active row or column stays rendered wherever it scrolls, so that the focus is not lost. */
function useExtractor(active: number): (range: Range) => number[] {
  return useCallback(
    (range: Range) => {
      const inSight = defaultRangeExtractor(range)
      return active < 0 || active >= range.count || inSight.includes(active)
        ? inSight
        : [...inSight, active].sort((a, b) => a - b)
    },
    [active],
  )
}
