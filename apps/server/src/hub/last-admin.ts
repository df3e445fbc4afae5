import { activeAdmins } from '@planner/domain'
import type { Refusal } from '@planner/protocol'
import type { Authority } from '../gate/authority.ts'
import { refuse } from '../gate/refusal.ts'
import type { KeyHolder } from '../storage/storage.ts'
import type { Connection } from './connection.ts'

/**
 * Why an admin may not take the admin role from a person: it is their own, their personal link is what they came with,
 * and nobody else's opens the event as admin. Whoever holds the admin link itself cannot lock themselves out.
 */
export function lastAdminRefusal(
  connection: Connection,
  { room, holder }: Authority,
  personId: string,
): Refusal | undefined {
  const isOwn = (key: KeyHolder | undefined) => key?.kind === 'private' && key.personId === personId
  if (!isOwn(holder) && !isOwn(connection.membership?.holder)) return undefined
  const admins = activeAdmins(room.state)
  if (!admins.includes(personId) || admins.length > 1) return undefined
  return refuse(409, 'lastAdmin', 'You are the only event admin. Make somebody else event admin first.')
}
