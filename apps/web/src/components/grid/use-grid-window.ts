import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useMemo } from 'react'
import type { GridPlace } from './grid-keys.ts'
import { firstCell, type GridLayout } from './grid-layout.ts'
import { type Span, spansOf } from './spans.ts'

/** Up to this many rows and columns everything is mounted: a plain table, in which the browser's own search finds all. */
const MAX_PLAIN = 40

/** What is mounted beyond the part in sight. */
const EXTRA_ROWS = 8
const EXTRA_COLUMNS = 3

export type GridWindow = { rows: readonly Span[]; columns: readonly Span[] }

/** The rows and columns of cells to mount: all of a small grid, else those in sight and the active ones. */
export function useGridWindow(
  scroller: RefObject<HTMLElement | null>,
  layout: GridLayout,
  active: GridPlace,
): GridWindow {
  const { numRows, numColumns, numHeadRows, sizes } = layout
  const { rowHeight, columnWidth, headHeight, nameWidth } = sizes
  const enabled = numRows > MAX_PLAIN || numColumns > MAX_PLAIN
  const first = firstCell(layout)
  const getScrollElement = () => scroller.current
  const rows = useVirtualizer({
    enabled,
    getScrollElement,
    count: numRows,
    estimateSize: () => rowHeight,
    scrollMargin: headHeight + (numHeadRows - 1) * rowHeight,
    overscan: EXTRA_ROWS,
    rangeExtractor: useExtractor(active.row - first.row),
  })
  const columns = useVirtualizer({
    enabled,
    getScrollElement,
    horizontal: true,
    count: numColumns,
    estimateSize: () => columnWidth,
    scrollMargin: nameWidth,
    overscan: EXTRA_COLUMNS,
    rangeExtractor: useExtractor(active.column - first.column),
  })
  return {
    rows: useSpans(enabled ? rows.getVirtualItems() : undefined, numRows, rowHeight),
    columns: useSpans(enabled ? columns.getVirtualItems() : undefined, numColumns, columnWidth),
  }
}

/** The spans of the given items, or of all; the same array as long as they are the same, so that rows need not render. */
function useSpans(
  items: readonly { index: number }[] | undefined,
  count: number,
  size: number,
): readonly Span[] {
  const key = items?.map(({ index }) => index).join()
  return useMemo(() => {
    const indexes = key?.split(',').filter(Boolean).map(Number)
    return spansOf(indexes ?? Array.from({ length: count }, (_, index) => index), count, size)
  }, [key, count, size])
}

/** The active row or column stays mounted wherever it scrolls, so that the focus is not lost. */
function useExtractor(active: number): (range: Range) => number[] {
  return useCallback(
    (range: Range) => {
      const inSight = defaultRangeExtractor(range)
      return active < 0 || active >= range.count ? inSight : [...new Set([...inSight, active])]
    },
    [active],
  )
}
