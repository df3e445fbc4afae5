import { EventLooks } from '../event-looks.ts'
import type { ServerContext } from '../server-context.ts'
import type { EventTurns } from '../storage/event-turns.ts'
import { factsOf } from './happenings.ts'
import type { WebhookPace } from './pace.ts'
import { nearer, tell, tellingWrites } from './tell.ts'
import { messageOf, webhookOf } from './webhook.ts'

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
  readonly #events: EventLooks
  /** The plan at the last look, and since when it is as it is. */
  readonly #seen = new Map<string, { plan: string; since: number }>()

  constructor(options: LooksOptions) {
    this.#options = options
    const { rooms, storage, log, pace } = options
    this.#events = new EventLooks({
      rooms,
      storage,
      log,
      what: 'webhooks',
      lookMs: pace.lookMs,
      sweepMs: pace.sweepMs,
      eventIds: () => storage.webhooks.eventIds(),
      look: (eventId) => this.#look(eventId),
    })
  }

  /** Looks at all events with webhooks: a server may have ended before it looked. */
  all(): void {
    this.#events.all()
  }

  /** A webhook is added to the event. */
  begin(eventId: string): void {
    this.#events.begin(eventId)
  }

  close(): Promise<void> {
    return this.#events.close()
  }

  async #look(eventId: string): Promise<number | null | 'none'> {
    const { rooms, storage, turns, now, pace, newMessageId } = this.#options
    if ((await storage.webhooks.of(eventId)).hooks.length === 0) return 'none'
    const room = await rooms.open(eventId)
    if (!room) return null
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
    if (waitMs === null) this.#seen.delete(eventId)
    return waitMs
  }

  #isQuiet(eventId: string, plan: string): boolean {
    const { now, pace } = this.#options
    const seen = this.#seen.get(eventId)
    if (seen?.plan === plan) return now() - seen.since >= pace.quietMs
    this.#seen.set(eventId, { plan, since: now() })
    return false
  }
}
