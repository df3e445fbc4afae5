import { hash } from 'node:crypto'
import { variantByPath } from '@planner/domain'
import { openByKey } from '../gate/authority.ts'
import { keyOfPath } from '../gate/key-of-path.ts'
import type { Room } from '../rooms/room.ts'
import type { ServerContext } from '../server-context.ts'
import { LOOK } from './drawing.ts'
import { Pictures } from './pictures.ts'
import { type Scene, sceneOf } from './scene.ts'
import { PreviewTokens } from './tokens.ts'

export const PREVIEW_ROUTE = '/preview/:token/:version'

type Seen = { scene: Scene; version: string }
type Context = Pick<ServerContext, 'rooms' | 'storage'>

/** The pictures that previews of share links show (ROOM-10, HTTP-19). */
export class Previews {
  readonly #context: Context
  readonly #tokens: PreviewTokens
  readonly #pictures = new Pictures()
  /** What rooms in memory show, until they change. */
  readonly #seen = new WeakMap<Room, { now: Seen | undefined }>()

  constructor(context: Context, secret: string) {
    this.#context = context
    this.#tokens = new PreviewTokens(secret)
  }

  /** The path of the picture of a page; undefined unless its address is a share link that opens an event. */
  async pathOf(page: string): Promise<string | undefined> {
    const variant = variantByPath(page.split('?')[0] ?? '')
    const found = variant && (await openByKey(this.#context, keyOfPath(page)))
    if (found?.holder.kind !== 'share' || found.room.variant !== variant) return undefined
    const { room } = found
    const { version } = this.#seenOf(room)
    return pathOf(this.#tokens.of(room.eventId, room.keys.shareKey), version)
  }

  /**
   * The picture as it is now, or its path where it is asked for under another version; undefined where the token is of no link that opens an
   * event, or while too many wait.
   */
  async pictureOf(
    { token, version }: { token: string; version: string },
    address: string,
  ): Promise<Buffer | { path: string } | undefined> {
    const eventId = this.#tokens.eventIdOf(token)
    const room = eventId && (await this.#context.rooms.open(eventId))
    if (!room || !this.#tokens.isOf(token, room.eventId, room.keys.shareKey)) return undefined
    const { version: now, scene } = this.#seenOf(room)
    if (version !== `${now}.png`) return { path: pathOf(token, now) }
    return this.#pictures.of(now, scene, { address, eventId })
  }

  #seenOf(room: Room): Seen {
    const known = this.#seen.get(room)
    if (known?.now) return known.now
    const scene = sceneOf(room)
    const now = { scene, version: hash('sha256', JSON.stringify([LOOK, scene])).slice(0, 12) }
    if (known) known.now = now
    else {
      const entry: { now: Seen | undefined } = { now }
      this.#seen.set(room, entry)
      room.watch(() => {
        entry.now = undefined
      })
    }
    return now
  }
}

function pathOf(token: string, version: string): string {
  return `/preview/${token}/${version}.png`
}
