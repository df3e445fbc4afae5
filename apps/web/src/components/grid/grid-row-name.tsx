import { isolatedText } from '@planner/domain'
import type { ReactNode } from 'react'

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
