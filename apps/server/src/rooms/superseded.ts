import { cellKey, type EventState, supersedes } from '@planner/domain'
import type { Write } from '../storage/storage.ts'
import type { MadeChange, RoomChange } from './feed.ts'

/**
 * What is still news of a change, which `apply` applies to the event: cells that another change has superseded before this one was
 * stored are none, and no screen is to go back to them. Undefined where nothing is left.
 */
export function shown(made: MadeChange, state: EventState, apply: () => RoomChange): RoomChange | undefined {
  const superseded = supersededIn([...made.writes, ...made.followUps], state)
  const change = apply()
  return superseded.size === 0 ? change : without(change, superseded)
}

function supersededIn(writes: readonly Write[], { cells }: EventState): ReadonlySet<Write> {
  return new Set(
    writes.filter((write) => {
      if (write.kind !== 'putCell') return false
      const known = cells.get(cellKey(write.cell.address))
      return known !== undefined && supersedes(known, write.cell)
    }),
  )
}

function without(change: RoomChange, superseded: ReadonlySet<Write>): RoomChange | undefined {
  const writes = change.writes.filter((write) => !superseded.has(write))
  const followUps = change.followUps.filter((write) => !superseded.has(write))
  const isNothing = !writes.some(({ kind }) => kind === 'putCell') && followUps.length === 0
  if (change.kind === 'range') {
    // A rectangle is told as a whole; of a part of it each cell is.
    const { range: _, ...rest } = change
    return isNothing ? undefined : { ...rest, kind: 'cells', writes, followUps }
  }
  return isNothing && change.kind === 'cells' ? undefined : { ...change, writes, followUps }
}
