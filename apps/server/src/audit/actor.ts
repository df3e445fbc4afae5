import type { AuditActor, Viewer } from '@planner/domain'
import type { Room } from '../rooms/room.ts'

type Acting = { room: Room; viewer: Viewer }

/**
 * Who acts on a connection; AUDIT-3. A person is known by the personal link of the request or of the
 * connection, since pages of admins send the admin key even when they were opened by a personal link. Any
 * other holder of the admin key has at most the name they gave themselves.
 */
export function actorOf(
  { membership, adminName }: { membership: Acting | null; adminName: string },
  { room, viewer }: Acting,
): AuditActor {
  const joinedAs = membership?.room === room ? membership.viewer.personId : null
  const personId = viewer.personId ?? joinedAs
  const isAdmin = viewer.role === 'admin'
  if (personId !== null) return { kind: isAdmin ? 'admin' : 'participant', personId, name: '' }
  return isAdmin ? adminLinkHolder(adminName) : { kind: 'participant', personId: '', name: '' }
}

export function adminLinkHolder(name: string): AuditActor {
  return { kind: 'adminLink', personId: '', name }
}
