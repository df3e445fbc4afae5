import type { VariantDescription, Viewer } from '@planner/domain'
import type { Refusal } from '@planner/protocol'
import type { RateLimit } from '../../limits/rate-limit.ts'
import type { SendBuffer } from '../../limits/send-buffer.ts'
import type { Room } from '../../rooms/room.ts'
import type { KeyHolder } from '../../storage/storage.ts'
import type { DataFormat } from '../signals/full-data/room-data.ts'
import type { SignalQueue } from '../signals/signal-queue.ts'

/** The room a connection has joined, the viewer it acts as, and the key it was authorised with. */
export type Membership = { readonly room: Room; readonly viewer: Viewer; readonly holder: KeyHolder }

/** The room of a key. */
export type RoomFound = { ok: true; room: Room }

/** One client of a hub, independent of the transport. */
export type Connection = {
  /** Identifies the connection as the origin of changes in its room's feed. */
  readonly id: string
  readonly variant: VariantDescription
  /** Scheme and host that links sent to this client begin with. */
  readonly baseUrl: string
  /** The client's address as the rate limits key it. */
  readonly address: string
  /** The browser's session (HTTP-5), '' without one. */
  readonly sessionId: string
  /** The kind of browser, '' for another program. */
  readonly browser: string
  readonly signals: SignalQueue
  readonly rateLimit: RateLimit
  /** What a holder of the admin link calls themselves (AUDIT-3), '' without a name. */
  adminName: string
  /** What the client has not read yet. */
  readonly sendBuffer: Pick<SendBuffer, 'startData' | 'endData'>
  /** As its last JoinEventHub2 has asked for. */
  dataFormat: DataFormat
  /** Null while it is not in a room. */
  membership: Membership | null
  /** Keys that it has asked about and that are being looked up: one look-up each. */
  readonly lookUps: Map<string, Promise<RoomFound | Refusal>>
  /** A hash of the data that it was sent as a visitor, or as a person who waits for approval. */
  visitorData: string | undefined
}
