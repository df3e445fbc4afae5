import type { Refusal } from '@planner/protocol'
import { type Authority, authorityIn, openByKey, type ShutOutRule } from '../gate/authority.ts'
import { refuse } from '../gate/refusal.ts'
import type { Connection } from './connection.ts'
import type { HubContext } from './context.ts'

/** Unknown keys are charged more of the rate limit, to throttle guessing. */
const WRONG_KEY_COST = 50

/**
 * Authorises a key for a connection. 404 for an unknown key or one of another variant's event, 403 for an archived person
 * or a disabled account.
 */
export async function authorityOf(
  context: HubContext,
  connection: Connection,
  key: string,
  gate: ShutOutRule = {},
): Promise<Authority | Refusal> {
  const joined = connection.membership?.room
  const holder = joined?.holderOf(key)
  if (joined && holder) return authorityIn(joined, holder, gate)
  const found = await openByKey(context, key)
  if (!found || found.room.variant.id !== connection.variant.id) {
    connection.rateLimit.charge(WRONG_KEY_COST)
    return refuse(
      404,
      'unknownKey',
      'This link is not valid. Maybe the event was deleted or its links were changed?',
    )
  }
  return authorityIn(found.room, found.holder, gate)
}
