import type { Refusal } from '@planner/protocol'
import { openByKey, unknownKey } from '../../gate/authority.ts'
import { tooMany } from '../../gate/refusal.ts'
import type { Connection, RoomFound } from '../connections/connection.ts'
import type { HubContext } from '../context.ts'
import { WRONG_KEY_TOKENS } from './costs.ts'

/** The room that a key of a connection opens; 404 for an unknown key or one of another variant's event. */
export async function roomOf(
  context: HubContext,
  connection: Connection,
  key: string,
): Promise<RoomFound | Refusal> {
  const joined = connection.membership?.room
  return joined?.holderOf(key) ? { ok: true, room: joined } : lookUp(context, connection, key)
}

/** What a connection asks about one key at the same time is one look-up. */
function lookUp(context: HubContext, connection: Connection, key: string): Promise<RoomFound | Refusal> {
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
): Promise<RoomFound | Refusal> {
  if (!rateLimit.take(WRONG_KEY_TOKENS)) return tooMany()
  const found = await openByKey(context, key)
  if (!found || found.room.variant.id !== variant.id) return unknownKey()
  rateLimit.giveBack(WRONG_KEY_TOKENS)
  return { ok: true, room: found.room }
}
