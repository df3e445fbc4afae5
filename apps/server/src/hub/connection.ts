import type { VariantDescription, Viewer } from '@planner/domain'
import type { Member } from '../rooms/member.ts'
import type { Room } from '../rooms/room.ts'
import type { RateLimit } from './rate-limit.ts'

/** One client of a hub, whatever carries it. */
export type Connection = Omit<Member, 'membership'> & {
  readonly variant: VariantDescription
  /** The browser's session (decision 14), '' without one. */
  readonly sessionId: string
  readonly rateLimit: RateLimit
  membership: Membership | null
}

export type Membership = { room: Room; viewer: Viewer }

/** Puts a connection into a room in a role; it leaves the room it was in. */
export function joinRoom(connection: Connection, room: Room, viewer: Viewer): void {
  connection.membership?.room.members.delete(connection)
  connection.membership = { room, viewer }
  room.members.add(connection)
}

export function leaveRoom(connection: Connection, now: number): void {
  const room = connection.membership?.room
  if (!room) return
  room.members.delete(connection)
  room.lastUsed = now
  connection.membership = null
}
