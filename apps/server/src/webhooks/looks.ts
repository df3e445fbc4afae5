import { TABLES } from '@planner/domain'
import type { RoomChange } from '../rooms/feed.ts'
import type { ServerContext } from '../server-context.ts'
import type { EventTurns } from '../storage/event-turns.ts'
import type { Write } from '../storage/storage.ts'
import { factsOf } from './happenings.ts'
import type { WebhookPace } from './pace.ts'
import { nearer, tell, tellingWrites } from './tell.ts'
import { messageOf, webhookOf } from './webhook.ts'

const MAX_WITHOUT = 10_000
/** After storage has failed; ms. */
const RETRY_MS = 10_000

type LooksOptions = Pick<ServerContext, 'rooms' | 'storage' | 'now' | 'log'> & {
  turns: EventTurns
  pace: WebhookPace
  newMessageId: (now: number) => string
  /** There is something to send. */
  onQueued: () => void
}

/**
 * Finds what webhooks have to be told. What they know of an event is stored, and compared with the event after its changes, so that nothing
 * is missed while the server is down and nothing told twice.
 */
export class Looks {
  readonly #options: LooksOptions
  readonly #timers = new Map<string, { timer: NodeJS.Timeout; at: number }>()
  readonly #working = new Set<Promise<void>>()
  /** The plan at the last look, and since when it is as it is. */
  readonly #seen = new Map<string, { plan: string; since: number }>()
  /** Events that are known to have no webhooks: where no other node adds any they need not be asked about. */
  readonly #without = new Set<string>()
  readonly #sweeping: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(options: LooksOptions) {
    this.#options = options
    const { rooms, storage, pace } = options
    rooms.onPublished((room, change) => {
      if (mayTell(change) && !this.#without.has(room.eventId)) this.soon(room.eventId, pace.lookMs)
    })
    if (storage.shared) {
      this.#sweeping = setInterval(() => this.all(), pace.sweepMs)
      this.#sweeping.unref()
    }
  }

  /** Looks at all events with webhooks: a server may have ended before it looked. */
  all(): void {
    this.#work(async () => {
      for (const eventId of await this.#options.storage.webhooks.eventIds()) {
        if (this.#isClosed) return
        await this.#lookOrRetry(eventId)
      }
    })
  }

  /** A webhook is added to the event. */
  begin(eventId: string): void {
    this.#without.delete(eventId)
  }

  soon(eventId: string, ms: number): void {
    const at = performance.now() + ms
    const known = this.#timers.get(eventId)
    if (this.#isClosed || (known && known.at <= at)) return
    clearTimeout(known?.timer)
    const timer = setTimeout(() => {
      this.#timers.delete(eventId)
      this.#work(() => this.#lookOrRetry(eventId))
    }, ms)
    timer.unref()
    this.#timers.set(eventId, { timer, at })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#sweeping)
    for (const { timer } of this.#timers.values()) clearTimeout(timer)
    await Promise.all(this.#working)
  }

  #work(work: () => Promise<void>): void {
    const done = work()
      .catch((error: unknown) => this.#failed(error))
      .finally(() => this.#working.delete(done))
    this.#working.add(done)
  }

  async #lookOrRetry(eventId: string): Promise<void> {
    try {
      await this.#look(eventId)
    } catch (error) {
      this.#failed(error)
      this.soon(eventId, RETRY_MS)
    }
  }

  #failed(error: unknown): void {
    if (!this.#isClosed) this.#options.log.warn({ err: error }, 'Webhooks could not be looked at')
  }

  async #look(eventId: string): Promise<void> {
    const { rooms, storage, turns, now, pace, newMessageId } = this.#options
    if (this.#without.size >= MAX_WITHOUT) this.#without.clear()
    // Before it is read, so that a webhook that is added meanwhile takes it out again.
    if (!storage.shared) this.#without.add(eventId)
    if ((await storage.webhooks.of(eventId)).hooks.length === 0) return
    this.#without.delete(eventId)
    const room = await rooms.open(eventId)
    if (!room) return
    const waitMs = await turns.take(eventId, async () => {
      // Another node may have told a newer state a moment ago.
      await room.catchUp()
      await room.settled()
      const facts = factsOf(room)
      const at = { now: now(), isQuiet: this.#isQuiet(eventId, facts.plan), pace }
      const { hooks, messages } = await storage.webhooks.of(eventId)
      const waiting = messages.map(messageOf)
      const told = hooks.map((row) => ({ row, telling: tell(webhookOf(row), facts, at) }))
      const writes = told.flatMap(({ row, telling }) =>
        tellingWrites(room, row, telling, { facts, waiting, now: at.now, newMessageId }),
      )
      if (writes.length > 0) await storage.write(writes)
      return told.reduce<number | null>((least, { telling }) => nearer(least, telling.waitMs), null)
    })
    this.#options.onQueued()
    if (waitMs !== null) this.soon(eventId, waitMs)
    else this.#seen.delete(eventId)
  }

  #isQuiet(eventId: string, plan: string): boolean {
    const { now, pace } = this.#options
    const seen = this.#seen.get(eventId)
    if (seen?.plan === plan) return now() - seen.since >= pace.quietMs
    this.#seen.set(eventId, { plan, since: now() })
    return false
  }
}

/** Whether there may be something to tell after a change. */
function mayTell({ kind, writes, followUps }: RoomChange): boolean {
  return kind === 'dataReplaced' || [...writes, ...followUps].some(mayTellOf)
}

function mayTellOf(write: Write): boolean {
  switch (write.kind) {
    case 'putEvent':
    case 'putSetting':
    case 'putPerson':
    case 'removePerson':
    case 'putMeeting':
    case 'removeMeeting':
    case 'removeCells':
      return true
    case 'putCell':
      return TABLES[write.cell.address.table].planned
    default:
      return false
  }
}
