import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useMemo } from 'react'
import type { GridPosition } from './grid-keys.ts'
import { firstCell, type GridLayout } from './grid-layout.ts'
import { type Span, spansOf } from './spans.ts'

/** Up to this many rows and columns everything is mounted, so that find in page covers the whole table. */
const MAX_FULLY_RENDERED = 40

/** Overscan: a fifth of a screen, since each row more is paid for whenever a column comes into view. */
const EXTRA_ROWS = 4
const EXTRA_COLUMNS = 2

/** Narrower columns (px) come faster than every row has its turn to mount the last one. */
const WIDE = 140

/** The rows and columns to mount: all of a small grid, else the visible and the active ones. */
export function useGridWindow(
  scroller: RefObject<HTMLElement | null>,
  layout: GridLayout,
  active: GridPosition,
) {
  const { numRows, numColumns, numHeaderRows, sizes } = layout
  const { rowHeight, columnWidth, headerHeight, nameWidth } = sizes
  const enabled = numRows > MAX_FULLY_RENDERED || numColumns > MAX_FULLY_RENDERED
  const areColumnsWindowed = enabled && sizes.columnWidths === undefined
  const first = firstCell(layout)
  const activeColumn = active.column - first.column
  const getScrollElement = () => scroller.current
  const rows = useVirtualizer({
    enabled,
    getScrollElement,
    count: numRows,
    estimateSize: () => rowHeight,
    scrollMargin: headerHeight + (numHeaderRows - 1) * rowHeight,
    overscan: EXTRA_ROWS,
    rangeExtractor: useExtractor(active.row - first.row),
  })
  const columns = useVirtualizer({
    enabled: areColumnsWindowed,
    getScrollElement,
    horizontal: true,
    count: numColumns,
    estimateSize: () => columnWidth,
    scrollMargin: nameWidth,
    overscan: EXTRA_COLUMNS,
    rangeExtractor: useExtractor(activeColumn),
  })
  const columnSpans = useSpans(
    areColumnsWindowed ? columns.getVirtualItems() : undefined,
    numColumns,
    columnWidth,
  )
  return {
    /** The columns that no row may lack: those in sight and the active one; all where they are narrow. */
    needed: neededOf(columnSpans, columnWidth < WIDE ? null : columns.range, activeColumn),
    rows: useSpans(enabled ? rows.getVirtualItems() : undefined, numRows, rowHeight),
    columns: columnSpans,
  }
}

/** The spans of the given items, or of all; referentially stable, so that rows do not re-render. */
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

/** All without a range. */
function neededOf(
  columns: readonly Span[],
  inSight: Pick<Range, 'startIndex' | 'endIndex'> | null,
  active: number,
): readonly number[] {
  return columns.flatMap((span) => {
    if (span.kind === 'gap') return []
    const { index } = span
    const isNeeded =
      inSight === null || index === active || (index >= inSight.startIndex && index <= inSight.endIndex)
    return isNeeded ? [index] : []
  })
}

/** Keeps the active row or column mounted while it is scrolled out of view, so that focus is not lost. */
function useExtractor(active: number): (range: Range) => number[] {
  return useCallback(
    (range: Range) => {
      const inSight = defaultRangeExtractor(range)
      return active < 0 || active >= range.count ? inSight : [...new Set([...inSight, active])]
    },
    [active],
  )
}
