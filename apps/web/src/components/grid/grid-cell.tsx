import { isolatedText } from '@planner/domain'
import type { ComponentPropsWithRef, ReactNode } from 'react'
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

type GridRowNameProps = {
  /** Place in the grid. */
  row: number
  isActive: boolean
  className: string | undefined
  name: string
  children: ReactNode
}

/** The name of a row, in the sticky first column; in full for the mouse, since it may be cut off. */
export function GridRowName({ row, isActive, className, name, children }: GridRowNameProps) {
  return (
    <th
      scope="row"
      className={className}
      data-row={row}
      data-column={0}
      aria-colindex={1}
      tabIndex={isActive ? 0 : -1}
      title={isolatedText(name)}
    >
      {children}
    </th>
  )
}
