import type { Refusal } from '@planner/protocol'
import type { Room } from '../../rooms/room.ts'
import type { Write } from '../../storage/storage.ts'
import { tellCell } from '../broadcast.ts'
import { refuse } from '../refusal.ts'

/** The cells that came with a person's new topics. */
export function tellNewCells(room: Room, writes: readonly Write[]): void {
  for (const write of writes) if (write.kind === 'putCell') tellCell(room, write.cell)
}

export const topicsNotAllowed = (): Refusal =>
  refuse(403, 'topicsNotAllowed', 'Participants may not add topics to this event.')
