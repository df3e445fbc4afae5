import type { ComponentPropsWithRef } from 'react'
import type { GridPlace } from './grid-keys.ts'

type GridCellProps = GridPlace & { isActive: boolean } & Omit<
    ComponentPropsWithRef<'td'>,
    'role' | 'tabIndex'
  >

/** A cell that takes the focus itself; all others of its grid are left out of the tab order. */
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
