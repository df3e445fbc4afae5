import type { Refusal } from '@planner/protocol'
import { eventFull, tooMuchAdded } from '../../gate/refusal.ts'
import type { Room } from '../../rooms/room.ts'
import type { Write } from '../../storage/storage.ts'
import type { Connection } from '../connections/connection.ts'
import type { HubContext } from '../context.ts'

/** Why an event may not grow by this, if so; what it grows by counts for the address. */
export function growthRefusal(
  { growth }: Pick<HubContext, 'growth'>,
  { address }: Pick<Connection, 'address'>,
  room: Room,
  added: { writes?: readonly Write[]; newCells?: number },
): Refusal | undefined {
  const { writes = [], newCells = 0 } = added
  if (!room.fits(writes, newCells)) return eventFull()
  return growth.take(address, room.growthOf(writes, newCells)) ? undefined : tooMuchAdded()
}
