import type { ComponentPropsWithRef } from 'react'
import type { GridPosition } from './grid-keys.ts'

type GridCellProps = GridPosition & { isActive: boolean } & Omit<
    ComponentPropsWithRef<'td'>,
    'role' | 'tabIndex'
  >

/** A focusable cell; only the active cell of a grid is in the tab order (roving tabindex). */
export function GridCell({ row, column, isActive, ...rest }: GridCellProps) {
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the W3C grid pattern on a native table
      role="gridcell"
      data-row={row}
      data-column={column}
      tabIndex={isActive ? 0 : -1}
      {...rest}
    />
  )
}
