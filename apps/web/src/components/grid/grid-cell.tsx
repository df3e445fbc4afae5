import { isolatedText } from '@planner/domain'
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
      aria-colindex={column + 1}
      tabIndex={isActive ? 0 : -1}
      {...rest}
    />
  )
}

type GridHeadingProps = GridPosition & { isActive: boolean } & Omit<ComponentPropsWithRef<'th'>, 'tabIndex'>

/** The heading of a column unless `scope` says otherwise; it can have the focus as cells can. */
export function GridHeading({ row, column, isActive, ...rest }: GridHeadingProps) {
  return (
    <th
      scope="col"
      data-row={row}
      data-column={column}
      aria-colindex={column + 1}
      tabIndex={isActive ? 0 : -1}
      {...rest}
    />
  )
}

type GridRowNameProps = Omit<GridHeadingProps, 'column' | 'scope' | 'title'> & { name: string }

/** The name of a row, in the sticky first column; in full for the mouse, since it may be cut off. */
export function GridRowName({ name, ...rest }: GridRowNameProps) {
  return <GridHeading scope="row" column={0} title={isolatedText(name)} {...rest} />
}
