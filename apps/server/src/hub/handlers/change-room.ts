import type { Refusal } from '@planner/protocol'
import { actorOf } from '../../audit/actor.ts'
import type { Authority } from '../../gate/authority.ts'
import { couldNotStore } from '../../gate/refusal.ts'
import type { ChangeOptions, Notice } from '../../rooms/feed.ts'
import type { Write } from '../../storage/storage.ts'
import type { Connection } from '../connections/connection.ts'

/** Makes a change in the name of who asks for it. */
export async function changeRoom(
  connection: Connection,
  authority: Authority,
  writes: readonly Write[],
  notice: Notice,
  options: ChangeOptions = {},
): Promise<{ ok: true } | Refusal> {
  const actor = actorOf(connection, authority)
  const isStored = await authority.room.change(writes, notice, { actor, ...options })
  return isStored ? { ok: true } : couldNotStore()
}
