import type { Refusal } from '@planner/protocol'
import { type Authority, authorityIn, openByKey } from '../gate/authority.ts'
import { refuse } from '../gate/refusal.ts'
import type { Connection } from './connection.ts'
import type { HubContext } from './context.ts'

/** Wrong keys cost more of the rate limit, so that trying keys out ends soon. */
const WRONG_KEY_COST = 50

/**
 * The room and role a key opens for a connection. Refused with 404 for an unknown key or one of another variant's event,
 * 403 for an archived person or a disabled account.
 */
export async function authorityOf(
  context: HubContext,
  connection: Connection,
  key: string,
): Promise<Authority | Refusal> {
  const joined = connection.membership?.room
  const holder = joined?.holderOf(key)
  if (joined && holder) return authorityIn(joined, holder)
  const found = await openByKey(context, key)
  if (!found || found.room.variant.id !== connection.variant.id) {
    connection.rateLimit.charge(WRONG_KEY_COST)
    return refuse(
      404,
      'unknownKey',
      'This link is not valid. Maybe the event was deleted or its links were changed?',
    )
  }
  return authorityIn(found.room, found.holder)
}
