import { activeAdmins } from '@planner/domain'
import type { Refusal } from '@planner/protocol'
import type { Authority } from '../../gate/authority.ts'
import { refuse } from '../../gate/refusal.ts'
import type { KeyHolder } from '../../storage/storage.ts'
import type { Connection } from '../connections/connection.ts'

/**
 * Rejects a change by which the last event admin would lock themselves out: they are authorised by their own personal
 * link, and no other person is an active admin. A holder of the admin link cannot be locked out.
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
