import { useMediaQuery } from '@mantine/hooks'
import type { ScheduleLayout } from '@planner/domain'
import type { GridMeasures } from './use-grid-window.ts'

/** Sizes in px; larger rows where a finger points. */
export function useGridMeasures(
  numRows: number,
  numColumns: number,
  numHeads: number,
  layout: ScheduleLayout,
) {
  const isTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const rowHeight = isTouch ? 48 : 36
  // Three lines of names, and in weeks the time.
  const namesHeight = layout === 'weeks' ? 92 : 72
  return {
    numRows,
    numColumns,
    rowHeight,
    columnWidth: 148,
    namesHeight,
    headHeight: namesHeight + numHeads * rowHeight,
    headWidth: isNarrow ? 112 : 180,
  } satisfies GridMeasures & { namesHeight: number }
}
