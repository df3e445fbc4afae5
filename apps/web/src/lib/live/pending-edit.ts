import type { AddressedCell, CellAddress } from '@planner/domain'

/** An edit the server has not stored yet. `before` is what to fall back to when it is refused. */
export type PendingEdit = { cell: AddressedCell; before: AddressedCell | undefined; send: Send }

/** How an edit travels: as one value, or with others as a rectangle of the week grid. */
export type Send =
  | { kind: 'value' }
  | { kind: 'range'; addresses: readonly CellAddress[]; corners: RangeCorners }

export type RangeCorners = {
  rangeStartD1: number
  rangeStartD2: number
  rangeEndD1: number
  rangeEndD2: number
}
