import { useMediaQuery } from '@mantine/hooks'
import type { GridLayout } from '../../../components/grid/grid-layout.ts'
import { useSchedule } from '../schedule-context.tsx'

/** Larger rows where a finger points. */
export function useAssignmentLayout(numRows: number, numColumns: number, numHeads: number): GridLayout {
  const { layout } = useSchedule().schedule
  const isTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  return {
    numRows,
    numColumns,
    numHeadRows: 1 + numHeads,
    areHeadsPlaces: false,
    sizes: {
      rowHeight: isTouch ? 48 : 36,
      columnWidth: 148,
      // Three lines of names, and in weeks the time.
      headHeight: layout === 'weeks' ? 92 : 72,
      nameWidth: isNarrow ? 112 : 180,
    },
  }
}
