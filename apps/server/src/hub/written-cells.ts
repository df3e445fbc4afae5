import { type CellKey, cellKey, type EventState, otherSideOf, type WrittenCell } from '@planner/domain'
import type { RoomChange } from '../rooms/feed.ts'

/** The cells of a change with what they replaced. Both sides of a meeting are changed at once, so they share a time (PRIV-16). */
export function writtenCells(
  state: EventState,
  { writes, replaced }: Pick<RoomChange, 'writes' | 'replaced'>,
): WrittenCell[] {
  const cells = writes.flatMap((write) => (write.kind === 'putCell' ? [write.cell] : []))
  const times = new Map<CellKey, number>(cells.map(({ address, timestamp }) => [cellKey(address), timestamp]))
  return cells.map((cell) => {
    const key = cellKey(cell.address)
    const otherSide = otherSideOf(state, cell.address)
    const other = otherSide && times.get(cellKey(otherSide))
    return {
      ...cell,
      replaced: replaced[key],
      sharedTimestamp: Math.max(cell.timestamp, other ?? cell.timestamp),
    }
  })
}
