import { useMediaQuery } from '@mantine/hooks'
import type { GridMeasures } from './use-grid-window.ts'

/** Sizes in px; larger rows where a finger points. */
export function useGridMeasures(numRows: number, numColumns: number, numHeads: number) {
  const isTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const rowHeight = isTouch ? 48 : 36
  return {
    numRows,
    numColumns,
    rowHeight,
    columnWidth: 148,
    namesHeight: 76,
    headHeight: 76 + numHeads * rowHeight,
    headWidth: isNarrow ? 112 : 180,
  } satisfies GridMeasures & { namesHeight: number }
}
