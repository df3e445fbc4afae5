import { setImmediate as nextTurn } from 'node:timers/promises'
import type {
  AddressedCell,
  AuditActor,
  AuditedAction,
  EventState,
  VariantDescription,
} from '@planner/domain'
import { isOfMeeting, meetingFollowUps } from '../meetings/follow-ups.ts'
import { cellsText } from '../storage/change.ts'
import type { Write } from '../storage/storage.ts'

/** New people and topics, and cells: of these more than one turn of the event loop should handle. */
export type LargeChange = {
  kind: 'largeChange'
  writes: readonly Write[]
  cells: readonly AddressedCell[]
  actor: AuditActor
  /** What is told of it (AUDIT-1). */
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

/** What a large change does to meetings of two, and its cells with those that show it. */
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
