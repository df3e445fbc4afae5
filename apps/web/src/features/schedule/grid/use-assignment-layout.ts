import { useMediaQuery } from '@mantine/hooks'
import type { GridLayout } from '../../../components/grid/grid-layout.ts'
import { useIsNarrow } from '../../../lib/use-is-narrow.ts'
import { useSchedule } from '../schedule-context.tsx'

/** Rows are taller on touch devices. */
export function useAssignmentLayout(numRows: number, numColumns: number, numHeaderRows: number): GridLayout {
  const { layout } = useSchedule().schedule
  const isTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  const isNarrow = useIsNarrow()
  return {
    numRows,
    numColumns,
    numHeaderRows: 1 + numHeaderRows,
    areHeadersFocusable: false,
    sizes: {
      rowHeight: isTouch ? 48 : 36,
      columnWidth: 148,
      // Three lines of names; in weeks also the time.
      headerHeight: layout === 'weeks' ? 92 : 72,
      nameWidth: isNarrow ? 112 : 180,
    },
  }
}
