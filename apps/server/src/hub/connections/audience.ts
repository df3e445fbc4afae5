import type { Viewer } from '@planner/domain'
import type { FeedListener } from '../../rooms/feed.ts'
import type { Room } from '../../rooms/room.ts'
import type { KeyHolder } from '../../storage/storage.ts'
import type { Connection } from './connection.ts'

/** The connections that have joined a room. */
export type Audience = { readonly room: Room; readonly members: ReadonlySet<Connection> }

/** Creates the listener that broadcasts a room's changes to its audience. */
type Publisher = (audience: Audience) => FeedListener

/** The audiences of this server. Each subscribes to its room's feed while it has members. */
export class Audiences {
  readonly #audiences = new Map<Room, { members: Set<Connection>; unsubscribe: () => void }>()
  readonly #publisher: Publisher
  readonly #onOrganiser: (room: Room, address: string) => void
  /** By address the rooms that its connections have joined, and how many connections that are. */
  readonly #joined = new Map<string, Map<Room, number>>()

  /** `onOrganiser` is told when an admin joins a room, and when they leave it. */
  constructor(publisher: Publisher, onOrganiser: (room: Room, address: string) => void = () => {}) {
    this.#publisher = publisher
    this.#onOrganiser = onOrganiser
  }

  /** The memory of the rooms that connections from an address have joined, and of this one; bytes. */
  bytesOf(address: string, room: Room): number {
    let bytes = 0
    for (const joined of new Set(this.#joined.get(address)?.keys()).add(room)) bytes += joined.bytes
    return bytes
  }

  /** Adds a connection to a room, removing it from any other. One that was closed meanwhile stays outside. */
  join(connection: Connection, room: Room, viewer: Viewer, holder: KeyHolder): void {
    if (connection.signals.isClosed) return
    if (connection.membership?.room !== room) {
      this.leave(connection)
      this.#count(connection.address, room, 1)
    }
    connection.membership = { room, viewer, holder }
    if (viewer.role === 'admin') this.#onOrganiser(room, connection.address)
    const known = this.#audiences.get(room)
    if (known) known.members.add(connection)
    else {
      const members = new Set([connection])
      const unsubscribe = room.subscribe(this.#publisher({ room, members }))
      this.#audiences.set(room, { members, unsubscribe })
    }
  }

  leave(connection: Connection): void {
    const room = connection.membership?.room
    if (!room) return
    if (connection.membership?.viewer.role === 'admin') this.#onOrganiser(room, connection.address)
    connection.membership = null
    this.#count(connection.address, room, -1)
    connection.signals.discard()
    const audience = this.#audiences.get(room)
    audience?.members.delete(connection)
    if (audience?.members.size !== 0) return
    audience.unsubscribe()
    this.#audiences.delete(room)
  }

  #count(address: string, room: Room, change: 1 | -1): void {
    const joined = this.#joined.get(address) ?? new Map<Room, number>()
    const count = (joined.get(room) ?? 0) + change
    if (count > 0) joined.set(room, count)
    else joined.delete(room)
    if (joined.size > 0) this.#joined.set(address, joined)
    else this.#joined.delete(address)
  }
}
