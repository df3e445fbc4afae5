import { TABLES } from '@planner/domain'
import type { WebhookKind } from '@planner/protocol'
import { LIMITS } from '../limits/limits.ts'
import type { RoomChange } from '../rooms/feed.ts'
import type { Room } from '../rooms/room.ts'
import type { ServerContext } from '../server-context.ts'
import type { Write } from '../storage/storage.ts'
import type { StoredWebhook, WebhookWrite } from '../storage/webhook-row.ts'
import type { EventTurns } from './event-turns.ts'
import { bodyOf, type Facts, factsOf, happenedSince, toldOf } from './happenings.ts'
import type { WebhookPace } from './pace.ts'
import {
  messageOf,
  storedMessage,
  type WebhookData,
  type WebhookMessage,
  webhookOf,
  withAttempt,
} from './webhook.ts'

/** The oldest one goes for the next. */
const MAX_WAITING = LIMITS.webhookMessages.value

type LooksOptions = Pick<ServerContext, 'rooms' | 'storage' | 'now' | 'log'> & {
  turns: EventTurns
  pace: WebhookPace
  newMessageId: (now: number) => string
  /** There is something to send. */
  onQueued: () => void
}

/** What a webhook is told now, and what it then knows. `waitMs` is null when nothing is held back. */
type Telling = { kinds: WebhookKind[]; hook: WebhookData; waitMs: number | null }

/**
 * Finds what webhooks have to be told. What they know of an event is stored, and compared with the event after its changes, so that nothing
 * is missed while the server is down and nothing told twice.
 */
export class Looks {
  readonly #options: LooksOptions
  readonly #timers = new Map<string, NodeJS.Timeout>()
  readonly #working = new Set<Promise<void>>()
  /** The plan at the last look, and since when it is as it is. */
  readonly #seen = new Map<string, { plan: string; since: number }>()
  readonly #sweeping: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(options: LooksOptions) {
    this.#options = options
    const { rooms, storage, pace } = options
    rooms.onPublished((room, change) => {
      if (mayTell(change)) this.soon(room.eventId, pace.lookMs)
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
        await this.#look(eventId)
      }
    })
  }

  soon(eventId: string, ms: number): void {
    if (this.#isClosed || this.#timers.has(eventId)) return
    const timer = setTimeout(() => {
      this.#timers.delete(eventId)
      this.#work(() => this.#look(eventId))
    }, ms)
    timer.unref()
    this.#timers.set(eventId, timer)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#sweeping)
    for (const timer of this.#timers.values()) clearTimeout(timer)
    await Promise.all(this.#working)
  }

  #work(work: () => Promise<void>): void {
    const done = work()
      .catch((error: unknown) => this.#options.log.warn({ err: error }, 'Webhooks could not be looked at'))
      .finally(() => this.#working.delete(done))
    this.#working.add(done)
  }

  async #look(eventId: string): Promise<void> {
    const { rooms, storage, turns, now, pace } = this.#options
    if ((await storage.webhooks.of(eventId)).hooks.length === 0) return
    const room = await rooms.open(eventId)
    if (!room) return
    await room.catchUp()
    const facts = factsOf(room)
    const isQuiet = this.#isQuiet(eventId, facts.plan)
    const waitMs = await turns.take(eventId, async () => {
      const { hooks, messages } = await storage.webhooks.of(eventId)
      const told = hooks.map((row) => ({
        row,
        telling: tell(webhookOf(row), facts, { now: now(), isQuiet, pace }),
      }))
      const waiting = messages.map(messageOf)
      const writes = told.flatMap(({ row, telling }) =>
        this.#writesOf(room, row, telling, { facts, waiting }),
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

  #writesOf(
    room: Room,
    row: StoredWebhook,
    { kinds, hook }: Telling,
    { facts, waiting }: { facts: Facts; waiting: readonly WebhookMessage[] },
  ): WebhookWrite[] {
    const { now, newMessageId } = this.#options
    const { eventId } = room
    const before = webhookOf(row)
    if (kinds.length === 0 && JSON.stringify(hook.told) === JSON.stringify(before.told)) return []
    const at = now()
    const added = kinds.map(
      (kind): WebhookMessage => ({
        id: newMessageId(at),
        webhookId: row.id,
        dueAt: at,
        kind,
        body: bodyOf(kind, room, { told: before.told, facts, now: at }),
        attempts: 0,
      }),
    )
    const own = [...waiting.filter(({ webhookId }) => webhookId === row.id), ...added]
    const dropped = own.slice(0, Math.max(0, own.length - MAX_WAITING))
    const logged = dropped.reduce(
      (next, { kind, attempts }) =>
        withAttempt(next, { at, kind, attempt: attempts, outcome: 'dropped', why: 'tooMany' }),
      hook,
    )
    return [
      { kind: 'putWebhook', eventId, hook: { id: row.id, data: JSON.stringify(logged) } },
      ...added.map(
        (message) => ({ kind: 'putWebhookMessage', eventId, message: storedMessage(message) }) as const,
      ),
      ...dropped.map(({ id }) => ({ kind: 'removeWebhookMessage', eventId, id }) as const),
    ]
  }
}

/** Decides what is told at once and what is gathered; WEBHOOK-6. */
export function tell(
  hook: WebhookData,
  facts: Facts,
  { now, isQuiet, pace }: { now: number; isQuiet: boolean; pace: Pick<WebhookPace, 'quietMs' | 'gatherMs'> },
): Telling {
  if (hook.off) return { kinds: [], hook, waitMs: null }
  const wanted = happenedSince(hook.told, facts).filter((kind) => hook.kinds.includes(kind))
  const gatherMs = Math.max(0, hook.toldAt + pace.gatherMs - now)
  const heldMs = (kind: WebhookKind): number => {
    if (kind === 'plan.published') return 0
    return kind === 'plan.changed' && !isQuiet ? Math.max(gatherMs, pace.quietMs) : gatherMs
  }
  const kinds = wanted.filter((kind) => heldMs(kind) === 0)
  const held = wanted.filter((kind) => heldMs(kind) > 0)
  const { plan, inForceAt, newestAt, numNewest } = toldOf(facts)
  const told = {
    ...(held.includes('plan.changed')
      ? { plan: hook.told.plan, inForceAt: hook.told.inForceAt }
      : { plan, inForceAt }),
    ...(held.includes('person.registered')
      ? { newestAt: hook.told.newestAt, numNewest: hook.told.numNewest }
      : { newestAt, numNewest }),
  }
  const isGathered = kinds.some((kind) => kind !== 'plan.published')
  return {
    kinds,
    hook: { ...hook, told, toldAt: isGathered ? now : hook.toldAt },
    waitMs: held.reduce<number | null>((least, kind) => nearer(least, heldMs(kind)), null),
  }
}

function nearer(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b
  return Math.min(a, b)
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
