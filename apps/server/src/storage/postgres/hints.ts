import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Hint } from '../change-log.ts'

const CHANNEL = 'planner_changes'
/** Hints of this time go out together; ms. */
const TOGETHER_MS = 15
/** PostgreSQL refuses payloads of 8,000 bytes. */
const MOST_CHARACTERS = 7000
/** How often the connection is made to say that it lives; ms. */
const PROBE_MS = 5000
/** Without a sign of life for so long the connection is given up; ms. */
const SILENCE_MS = 12_000
/** How long a connection may take; ms. */
const CONNECT_MS = 10_000
/** Before a lost connection is made anew; ms. */
const AGAIN_MS = 500
/** How often revisions are looked at while hints come, and while none can; ms. */
const LOOK_MS = { heard: 5000, deaf: 1000 }

export type HintsOptions = {
  node: string
  /** Where LISTEN works: no pooler of transactions, and no standby. */
  listenUrl: string
  /** Tells all nodes, in a transaction of its own. */
  notify(channel: string, payload: string): Promise<void>
  /** The revisions of events. */
  revisions(eventIds: readonly string[]): Promise<readonly Hint[]>
  onState?: (state: 'heard' | 'deaf', why: string) => void
}

/**
 * Tells other nodes which events have changed, and hears of theirs, over one connection of this node. A hint says an event and a
 * revision and may be lost: what was changed stands in the log.
 */
export class Hints {
  readonly #options: HintsOptions
  readonly #listeners = new Set<(hint: Hint | null) => void>()
  readonly #untold = new Map<string, number>()
  #watched: () => readonly string[] = () => []
  #client: pg.Client | undefined
  #heardAt = 0
  #isHeard = false
  #isClosed = false
  #tellTimer: NodeJS.Timeout | undefined
  #telling: Promise<unknown> = Promise.resolve()
  #againTimer: NodeJS.Timeout | undefined
  #lookTimer: NodeJS.Timeout | undefined
  readonly #probing: NodeJS.Timeout

  constructor(options: HintsOptions) {
    this.#options = options
    this.#probing = setInterval(() => void this.#probe(), PROBE_MS)
    this.#probing.unref()
    this.#lookLater()
  }

  /** How long ago the last sign of life of the listening connection was; ms. */
  get silenceMs(): number {
    return performance.now() - this.#heardAt
  }

  get isHeard(): boolean {
    return this.#isHeard
  }

  /** Connects, and waits for the first sign of life: where none comes, revisions are looked at instead. */
  async start(): Promise<void> {
    await this.#connect()
  }

  onHint(listener: (hint: Hint | null) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  watchRevisions(events: () => readonly string[]): void {
    this.#watched = events
  }

  /** Tells other nodes soon that an event has a revision by now. */
  tell({ eventId, revision }: Hint): void {
    this.#untold.set(eventId, revision)
    this.#tellTimer ??= setTimeout(() => {
      this.#tellTimer = undefined
      this.#telling = this.#telling.then(() => this.#tellNow())
    }, TOGETHER_MS)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#probing)
    clearTimeout(this.#tellTimer)
    clearTimeout(this.#againTimer)
    clearTimeout(this.#lookTimer)
    await this.#telling
    await this.#tellNow()
    await this.#client?.end().catch(() => {})
  }

  async #tellNow(): Promise<void> {
    const told = [...this.#untold]
    this.#untold.clear()
    let payload = this.#options.node
    const send = async () => {
      // A lost hint delays a change until the next look at its revision.
      await this.#options.notify(CHANNEL, payload).catch(() => {})
      payload = this.#options.node
    }
    for (const [eventId, revision] of told) {
      payload += ` ${eventId}:${revision}`
      if (payload.length > MOST_CHARACTERS) await send()
    }
    if (payload !== this.#options.node) await send()
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.listenUrl,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      application_name: 'planner listener',
    })
    this.#client = client
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''))
    client.on('error', (error) => this.#lose(client, error.message))
    client.on('end', () => this.#lose(client, 'the connection ended'))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      await this.#firstSign()
      this.#setHeard(true, '')
      // What was told while nobody listened.
      this.#tellListeners(null)
    } catch (error) {
      this.#lose(client, error instanceof Error ? error.message : String(error))
    }
  }

  /** Sends a probe and waits until it comes back. */
  async #firstSign(): Promise<void> {
    const sign = `probe ${randomBytes(9).toString('base64url')}`
    const came = Promise.withResolvers<void>()
    this.#awaited = { sign, resolve: came.resolve }
    const late = setTimeout(
      () => came.reject(new Error('a notification that was sent did not come')),
      CONNECT_MS,
    )
    try {
      await Promise.all([this.#options.notify(CHANNEL, sign), came.promise])
    } finally {
      clearTimeout(late)
      this.#awaited = undefined
    }
  }
  #awaited: { sign: string; resolve: () => void } | undefined

  #hear(payload: string): void {
    this.#heardAt = performance.now()
    if (payload.startsWith('probe ')) {
      if (payload === this.#awaited?.sign) this.#awaited.resolve()
      return
    }
    const [node, ...hints] = payload.split(' ')
    if (node === this.#options.node) return
    for (const hint of hints) {
      const colon = hint.lastIndexOf(':')
      this.#tellListeners({ eventId: hint.slice(0, colon), revision: Number(hint.slice(colon + 1)) })
    }
  }

  #tellListeners(hint: Hint | null): void {
    for (const listener of this.#listeners) listener(hint)
  }

  #lose(client: pg.Client, why: string): void {
    if (client !== this.#client || this.#isClosed) return
    this.#client = undefined
    client.removeAllListeners()
    client.on('error', () => {})
    void client.end().catch(() => {})
    this.#setHeard(false, why)
    this.#againTimer = setTimeout(() => void this.#connect(), AGAIN_MS)
  }

  #setHeard(isHeard: boolean, why: string): void {
    if (isHeard) this.#heardAt = performance.now()
    if (isHeard === this.#isHeard && isHeard) return
    const isNews = this.#isHeard || isHeard || !this.#isDeafTold
    this.#isHeard = isHeard
    this.#isDeafTold = !isHeard
    if (isNews) this.#options.onState?.(isHeard ? 'heard' : 'deaf', why)
    this.#lookLater()
  }
  #isDeafTold = false

  async #probe(): Promise<void> {
    const client = this.#client
    if (!client || !this.#isHeard) return
    if (this.silenceMs > SILENCE_MS) {
      this.#lose(client, `nothing was heard for ${Math.round(this.silenceMs / 1000)} s`)
      return
    }
    await this.#options.notify(CHANNEL, 'probe').catch(() => {})
  }

  #lookLater(): void {
    if (this.#isClosed) return
    clearTimeout(this.#lookTimer)
    this.#lookTimer = setTimeout(() => void this.#look(), LOOK_MS[this.#isHeard ? 'heard' : 'deaf'])
    this.#lookTimer.unref()
  }

  async #look(): Promise<void> {
    const watched = this.#watched()
    try {
      const found = watched.length === 0 ? [] : await this.#options.revisions(watched)
      for (const hint of found) this.#tellListeners(hint)
      const known = new Set(found.map(({ eventId }) => eventId))
      // An event that is gone is as good as changed.
      for (const eventId of watched)
        if (!known.has(eventId)) this.#tellListeners({ eventId, revision: Number.POSITIVE_INFINITY })
    } catch {
      // The database is away; the next look says more.
    }
    this.#lookLater()
  }
}
