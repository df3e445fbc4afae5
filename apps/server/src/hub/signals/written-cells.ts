import {
  type AddressedCell,
  type CellKey,
  cellKey,
  type EventState,
  otherSideOf,
  type WrittenCell,
} from '@planner/domain'
import type { RoomChange } from '../../rooms/feed.ts'
import type { Write } from '../../storage/storage.ts'

type Change = Pick<RoomChange, 'writes' | 'followUps' | 'replaced'>

/**
 * Cells that a change has written, with what they replaced. The two cells of a meeting change at once and
 * share a time, also where one follows from the other (PRIV-16).
 */
export function writtenCells(state: EventState, change: Change, writes: readonly Write[]): WrittenCell[] {
  const times = new Map<CellKey, number>()
  for (const write of [...change.writes, ...change.followUps])
    if (write.kind === 'putCell') times.set(cellKey(write.cell.address), write.cell.timestamp)
  // What is written twice, such as a Yes that is added to a meeting, is what it is in the end.
  const last = new Map<CellKey, AddressedCell>()
  for (const write of writes) if (write.kind === 'putCell') last.set(cellKey(write.cell.address), write.cell)
  return [...last.values()].map((cell) => {
    const otherSide = otherSideOf(state, cell.address)
    const other = otherSide && times.get(cellKey(otherSide))
    return {
      ...cell,
      replaced: change.replaced.cells[cellKey(cell.address)],
      sharedTimestamp: Math.max(cell.timestamp, other ?? cell.timestamp),
    }
  })
}
