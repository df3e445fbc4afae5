import type { Refusal } from '@planner/protocol'
import { type Authority, authorityIn, openByKey, type ShutOutRule } from '../../gate/authority.ts'
import { refuse, tooMany } from '../../gate/refusal.ts'
import type { Connection, KeyFound } from '../connections/connection.ts'
import type { HubContext } from '../context.ts'
import { WRONG_KEY_TOKENS } from './costs.ts'

/**
 * Authorises a key for a connection. 404 for an unknown key or one of another variant's event, 403 for an
 * archived person or a disabled account.
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
  const found = await lookUp(context, connection, key)
  return found.ok ? authorityIn(found.room, found.holder, gate) : found
}

/** Of a key that opens nothing, or nothing any more. */
export const unknownKey = (): Refusal =>
  refuse(404, 'unknownKey', 'This link is not valid. Maybe the event was deleted or its links were changed?')

/** What a connection asks about one key at the same time is one look-up. */
function lookUp(context: HubContext, connection: Connection, key: string): Promise<KeyFound | Refusal> {
  const { lookUps } = connection
  const known = lookUps.get(key)
  if (known) return known
  const started = lookUpOnce(context, connection, key).finally(() => lookUps.delete(key))
  lookUps.set(key, started)
  return started
}

/** Every look-up is charged as a wrong key, and what a right one was charged is given back. */
async function lookUpOnce(
  context: HubContext,
  { rateLimit, variant }: Connection,
  key: string,
): Promise<KeyFound | Refusal> {
  if (!rateLimit.take(WRONG_KEY_TOKENS)) return tooMany()
  const found = await openByKey(context, key)
  if (!found || found.room.variant.id !== variant.id) return unknownKey()
  rateLimit.giveBack(WRONG_KEY_TOKENS)
  return { ok: true, ...found }
}
