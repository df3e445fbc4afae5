import { TABLES } from '@planner/domain'
import type { RoomChange } from './rooms/feed.ts'
import type { ServerContext } from './server-context.ts'
import type { Write } from './storage/storage.ts'

const MAX_WITHOUT = 10_000
/** After storage has failed; ms. */
const RETRY_MS = 10_000

type LooksOptions = Pick<ServerContext, 'rooms' | 'storage' | 'log'> & {
  /** For the log. */
  what: string
  /** From a change until its event is looked at; ms. */
  lookMs: number
  /** How often all events are looked at where other nodes write, too; ms. */
  sweepMs: number
  /** Events with something to look at. */
  eventIds: () => Promise<string[]>
  /** @returns after how many ms to look again; null for the next change, 'none' where the event has nothing to look at. */
  look: (eventId: string) => Promise<number | null | 'none'>
}

/**
 * Looks at events some time after what may be told of them has changed, one look for many changes, and at all of them when it begins: a server may
 * have ended before it looked.
 */
export class EventLooks {
  readonly #options: LooksOptions
  readonly #timers = new Map<string, { timer: NodeJS.Timeout; at: number }>()
  readonly #working = new Set<Promise<void>>()
  /** Events that are known to have nothing: where no other node adds any they need not be asked about. */
  readonly #without = new Set<string>()
  readonly #sweeping: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(options: LooksOptions) {
    this.#options = options
    const { rooms, storage, lookMs, sweepMs } = options
    rooms.onPublished((room, change) => {
      if (mayTell(change) && !this.#without.has(room.eventId)) this.soon(room.eventId, lookMs)
    })
    if (storage.shared) {
      this.#sweeping = setInterval(() => this.all(), sweepMs)
      this.#sweeping.unref()
    }
  }

  /** Looks at all events. */
  all(): void {
    this.#work(async () => {
      for (const eventId of await this.#options.eventIds()) {
        if (this.#isClosed) return
        await this.#lookOrRetry(eventId)
      }
    })
  }

  /** From now on the event has something to look at. */
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
    const { log, what } = this.#options
    if (!this.#isClosed) log.warn({ err: error, what }, 'Events could not be looked at')
  }

  async #look(eventId: string): Promise<void> {
    if (this.#without.size >= MAX_WITHOUT) this.#without.clear()
    // Before it is looked, so that whoever begins meanwhile takes it out again.
    if (!this.#options.storage.shared) this.#without.add(eventId)
    const wait = await this.#options.look(eventId)
    if (wait === 'none') return
    this.#without.delete(eventId)
    if (wait !== null) this.soon(eventId, wait)
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
