import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AddressedCell } from '@planner/domain'
import { cellsText } from '../storage/change.ts'
import type { Write } from '../storage/storage.ts'

/** Cells that are worked off before others have their turn: a few milliseconds. */
const SLICE = 500

/** Serialises cells for storage, a slice at a time. */
export async function textsOf(eventId: string, cells: readonly AddressedCell[]): Promise<string[]> {
  const texts: string[] = []
  for (const slice of slicesOf(cells)) {
    texts.push(cellsText(eventId, slice))
    await nextTurn()
  }
  return texts
}

/** Hands over the writes of cells, a slice at a time. */
export async function putInSlices(
  eventId: string,
  cells: readonly AddressedCell[],
  put: (writes: readonly Write[]) => void,
): Promise<void> {
  for (const slice of slicesOf(cells)) {
    put(slice.map((cell) => ({ kind: 'putCell', eventId, cell })))
    await nextTurn()
  }
}

function* slicesOf<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += SLICE) yield items.slice(start, start + SLICE)
}
