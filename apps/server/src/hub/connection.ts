import type { VariantDescription, Viewer } from '@planner/domain'
import type { RateLimit } from '../limits/rate-limit.ts'
import type { Member, Membership } from '../rooms/member.ts'
import type { Room } from '../rooms/room.ts'
import type { KeyHolder } from '../storage/storage.ts'
import type { Outbox } from './outbox.ts'

type Identity = {
  readonly variant: VariantDescription
  /** Scheme and host the client reached us by, put before links it is sent. */
  readonly baseUrl: string
  /** Where the client comes from, as limits count it. */
  readonly address: string
  /** The browser's session (decision 14), '' without one. */
  readonly sessionId: string
  readonly outbox: Outbox
  readonly rateLimit: RateLimit
}

/** One client of a hub, whatever carries it. */
export type Connection = Identity & Member & { membership: (Membership & { room: Room }) | null }

export function newConnection(identity: Identity, now: () => number): Connection {
  const connection: Connection = {
    ...identity,
    membership: null,
    become(viewer) {
      if (connection.membership) connection.membership = { ...connection.membership, viewer }
    },
    leave: () => leaveRoom(connection, now()),
  }
  return connection
}

/** Puts a connection into a room in a role; it leaves the room it was in. */
export function joinRoom(connection: Connection, room: Room, viewer: Viewer, holder: KeyHolder): void {
  connection.membership?.room.members.delete(connection)
  connection.membership = { room, viewer, holder }
  room.members.add(connection)
}

export function leaveRoom(connection: Connection, now: number): void {
  const room = connection.membership?.room
  if (!room) return
  room.members.delete(connection)
  room.lastUsed = now
  connection.membership = null
}
