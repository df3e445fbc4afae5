import {
  type AddressedCell,
  type CellValue,
  cellAddress,
  cellKey,
  type EventState,
  type PersonId,
} from '@planner/domain'
import type { MappedTable } from './mapped-import.ts'

/** What a table says of when people come, where it differs from the event: blank cells say nothing (IMPORT-13). */
export function* importedAvailability(
  state: EventState,
  people: readonly PersonId[],
  { sessions, availability }: Pick<MappedTable, 'sessions' | 'availability'>,
  now: number,
): Iterable<AddressedCell | null> {
  const after = Math.max(now, state.event.lastPlannerStartTime ?? 0, state.event.lastPlannerEndTime ?? 0)
  for (const [index, userId] of people.entries()) {
    for (const [place, sessionId] of sessions.entries()) {
      const value = storedAs(availability[index]?.[place] ?? '')
      const address = cellAddress('availabilities', { userId, sessionId })
      const stored = state.cells.get(cellKey(address))
      // Whoever has said nothing comes (AVAIL-2).
      if (value === undefined || value === (stored?.value ?? true)) continue
      yield { address, value, timestamp: Math.max(after, (stored?.timestamp ?? 0) + 1) }
    }
    yield null
  }
}

function storedAs(word: string): CellValue | undefined {
  if (word === '') return undefined
  return word === 'Maybe' ? word : word === 'Yes'
}
