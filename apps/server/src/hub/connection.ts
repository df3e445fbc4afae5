import type { VariantDescription, Viewer } from '@planner/domain'
import type { RateLimit } from '../limits/rate-limit.ts'
import type { Room } from '../rooms/room.ts'
import type { KeyHolder } from '../storage/storage.ts'
import type { Outbox } from './outbox.ts'

/** The room a connection has joined, what it reads as, and the kind of key that opened the room for it. */
export type Membership = { readonly room: Room; readonly viewer: Viewer; readonly holder: KeyHolder }

/** One client of a hub, whatever carries it. */
export type Connection = {
  /** Names the connection in the feed of its room. */
  readonly id: string
  readonly variant: VariantDescription
  /** Scheme and host the client reached us by, put before links it is sent. */
  readonly baseUrl: string
  /** Where the client comes from, as limits count it. */
  readonly address: string
  /** The browser's session (HTTP-5), '' without one. */
  readonly sessionId: string
  readonly outbox: Outbox
  readonly rateLimit: RateLimit
  /** Null before it has joined and once it has left. */
  membership: Membership | null
}
