import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, timingSafeEqual } from 'node:crypto'
import { variantByPath } from '@planner/domain'
import type { FastifyInstance } from 'fastify'
import { keyOfPath, openByKey } from '../gate/authority.ts'
import { SOCIAL_PICTURE } from '../http/page-head.ts'
import type { Room } from '../rooms/room.ts'
import type { ServerContext } from '../server-context.ts'
import { LOOK } from './drawing.ts'
import { Pictures } from './pictures.ts'
import { type Scene, sceneOf } from './scene.ts'

const PREVIEW_ROUTE = '/preview/:token/:version'

type Seen = { scene: Scene; version: string }
type Context = Pick<ServerContext, 'rooms' | 'storage'>

/** The pictures that previews of share links show (ROOM-10, HTTP-19). */
export class Previews {
  readonly #context: Context
  readonly #tokens: PreviewTokens
  readonly #pictures = new Pictures()
  /** What each room in memory shows, until it changes. */
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
   * The picture as it is now, or its path where it is asked for under another version; undefined where the
   * token is of no link that opens an event, or while too many wait.
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

/** How long other sites may keep a picture; s. A changed picture has another address. */
const KEPT_SECONDS = 600

/** The picture of an event, or that of the product, which does not tell whether there was an event. */
export function addPreviewRoute(app: FastifyInstance, previews: Previews): void {
  app.get<{ Params: { token: string; version: string } }>(PREVIEW_ROUTE, async (request, reply) => {
    const picture = await previews.pictureOf(request.params, request.address)
    if (!picture) return reply.sendFile(SOCIAL_PICTURE)
    // Which no cache keeps: it would keep the present picture under the former address.
    if (!Buffer.isBuffer(picture)) return reply.redirect(picture.path)
    return reply
      .header('cache-control', `public, max-age=${KEPT_SECONDS}`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('x-robots-tag', 'noindex')
      .type('image/png')
      .send(picture)
  })
}

const MAC_BYTES = 16
const MAX_LENGTH = 300

/**
 * Tokens that stand for share links in the addresses of their pictures. Sites that show a preview keep that
 * address, so it opens the picture alone and reveals nothing: the event's id is encrypted under a message
 * authentication code of the id and the share key, which also ends it when the link is replaced (HTTP-19).
 * The same link always has the same token, across restarts.
 */
export class PreviewTokens {
  readonly #mac: Buffer
  readonly #cipher: Buffer

  constructor(secret: string) {
    const keys = Buffer.from(hkdfSync('sha256', secret, '', 'picture of a share link', 64))
    this.#mac = keys.subarray(0, 32)
    this.#cipher = keys.subarray(32)
  }

  of(eventId: string, shareKey: string): string {
    const mac = createHmac('sha256', this.#mac)
      .update(JSON.stringify([eventId, shareKey]))
      .digest()
      .subarray(0, MAC_BYTES)
    const cipher = createCipheriv('aes-256-ctr', this.#cipher, mac)
    return Buffer.concat([mac, cipher.update(eventId, 'utf8'), cipher.final()]).toString('base64url')
  }

  /** The event that a token claims to be of; only `isOf` proves it. */
  eventIdOf(token: string): string | undefined {
    if (token.length > MAX_LENGTH) return undefined
    const bytes = Buffer.from(token, 'base64url')
    if (bytes.length <= MAC_BYTES) return undefined
    const decipher = createDecipheriv('aes-256-ctr', this.#cipher, bytes.subarray(0, MAC_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(MAC_BYTES)), decipher.final()]).toString('utf8')
  }

  isOf(token: string, eventId: string, shareKey: string): boolean {
    const [given, expected] = [Buffer.from(token), Buffer.from(this.of(eventId, shareKey))]
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
}
