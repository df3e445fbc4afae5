import type {
  AddressedCell,
  AuditActor,
  AuditedAction,
  EventState,
  PersonId,
  VariantDescription,
} from '@planner/domain'
import { inTurns } from '../limits/loop-turns.ts'
import { isOfMeeting, meetingFollowUps } from '../meetings/follow-ups.ts'
import { cellsText } from '../storage/change.ts'
import type { StoredPerson, Write } from '../storage/storage.ts'

/** New people, topics and cells, more than one turn of the event loop should handle. */
export type LargeChange = {
  kind: 'largeChange'
  writes: readonly Write[]
  cells: readonly AddressedCell[]
  /** Changes of people who are there already, as they are when it is stored. */
  changedPeople: (storedPerson: (id: PersonId) => StoredPerson | undefined) => readonly Write[]
  actor: AuditActor
  /** What the audit records of it (AUDIT-1). */
  audited: readonly AuditedAction[]
}

export function isLargeChange(found: unknown): found is LargeChange {
  return typeof found === 'object' && found !== null && 'kind' in found && found.kind === 'largeChange'
}

/** Cells that are worked off before others have their turn: a few milliseconds. */
const SLICE = 500

/** Serialises cells for storage, a slice at a time. */
export async function textsOf(eventId: string, cells: readonly AddressedCell[]): Promise<string[]> {
  const texts: string[] = []
  await inTurns(eachSlice(cells, (slice) => texts.push(cellsText(eventId, slice))))
  return texts
}

/** Hands over the writes of cells, a slice at a time. */
export async function putInSlices(
  eventId: string,
  cells: readonly AddressedCell[],
  put: (writes: readonly Write[]) => void,
): Promise<void> {
  const putSlice = (slice: readonly AddressedCell[]) =>
    put(slice.map((cell) => ({ kind: 'putCell', eventId, cell })))
  await inTurns(eachSlice(cells, putSlice))
}

function* eachSlice<T>(items: readonly T[], work: (slice: readonly T[]) => void): Generator<void, void> {
  for (let start = 0; start < items.length; start += SLICE) {
    work(items.slice(start, start + SLICE))
    yield
  }
}

/**
 * What a large change does to meetings of two: writes of meetings, and all cells with those that show them.
 */
export function withFollowUps(
  { eventId, variant, state }: { eventId: string; variant: VariantDescription; state: EventState },
  { writes, cells }: LargeChange,
  at: number,
): Pick<LargeChange, 'writes' | 'cells'> {
  const puts = cells.map((cell): Write => ({ kind: 'putCell', eventId, cell }))
  const followUps = meetingFollowUps(variant, state, [...writes, ...puts], at)
  const shown = followUps.flatMap((write) => (write.kind === 'putCell' ? [write.cell] : []))
  return { writes: followUps.filter(isOfMeeting), cells: [...cells, ...shown] }
}
