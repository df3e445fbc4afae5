import type { Room } from '../rooms/room.ts'
import type { ServerContext } from '../server-context.ts'
import type { EventTurns } from '../storage/event-turns.ts'
import type { StoredWebhookMessage, WebhookWrite } from '../storage/webhook-row.ts'
import type { WebhookPace } from './pace.ts'
import { type Sent, sendMessage } from './send-message.ts'
import { settle } from './settle.ts'
import type { TargetRules } from './target-address.ts'
import {
  messageOf,
  storedMessage,
  storedWebhook,
  type WebhookData,
  type WebhookMessage,
  webhookOf,
  withoutWaiting,
} from './webhook.ts'
import { secretCheck, webhookSecret } from './webhook-secret.ts'

/** Messages of so many events are sent at the same time, so that slow receivers of some hold up nobody else. */
const MAX_EVENTS = 32
/** After storage has failed; ms. */
const PAUSE_MS = 5000
/** Timers run no longer than this; ms. */
const LONGEST_MS = 600_000

type DeliveriesOptions = TargetRules &
  Pick<ServerContext, 'rooms' | 'storage' | 'now' | 'log'> & { turns: EventTurns; pace: WebhookPace }

type Claimed = { webhookId: string; hook: WebhookData; message: WebhookMessage }

/** Sends what waits, each message when it is due; what is stored goes on after a restart. WEBHOOK-5. */
export class Deliveries {
  readonly #options: DeliveriesOptions
  readonly #running = new Map<string, Promise<void>>()
  readonly #closing = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> = Promise.resolve()

  constructor(options: DeliveriesOptions) {
    this.#options = options
  }

  /** Looks for what is due. */
  soon(ms = 0): void {
    if (this.#closing.signal.aborted) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#looking = this.#looking.then(() => this.#start())
    }, ms)
    this.#timer.unref()
  }

  /** Sends a message once and at once, whatever waits. @returns undefined where there is no secret any more. */
  async once(room: Room, webhookId: string, hook: WebhookData, message: { id: string; body: string }) {
    const secret = secretOf(room, webhookId, hook)
    return secret === undefined ? undefined : this.#send(secret, hook, message)
  }

  /** Ends attempts that are under way; their messages are sent by whoever comes next. */
  async close(): Promise<void> {
    this.#closing.abort()
    clearTimeout(this.#timer)
    await this.#looking
    await Promise.all(this.#running.values())
  }

  async #start(): Promise<void> {
    const { storage, now, pace, log } = this.#options
    try {
      const { eventIds, nextAt } = await storage.webhooks.due(now())
      for (const eventId of eventIds) {
        if (this.#running.has(eventId) || this.#running.size >= MAX_EVENTS) continue
        this.#running.set(eventId, this.#work(eventId))
      }
      const next = nextAt === null ? LONGEST_MS : Math.max(0, nextAt - now())
      this.soon(Math.min(next, storage.shared ? pace.pollMs : LONGEST_MS))
    } catch (error) {
      log.warn({ err: error }, 'What waits for webhooks could not be read')
      this.soon(PAUSE_MS)
    }
  }

  async #work(eventId: string): Promise<void> {
    let pause = 0
    try {
      await this.#deliver(eventId)
    } catch (error) {
      if (!this.#closing.signal.aborted) {
        this.#options.log.warn({ err: error, eventId }, 'Messages of webhooks could not be sent')
        pause = PAUSE_MS
      }
    }
    this.#running.delete(eventId)
    this.soon(pause)
  }

  async #deliver(eventId: string): Promise<void> {
    const { rooms } = this.#options
    const room = await rooms.open(eventId)
    if (!room) return
    await room.catchUp()
    const claimed = await this.#claim(eventId)
    await Promise.all(claimed.map((each) => this.#attempt(room, each)))
  }

  /** The oldest message that is due of each webhook. */
  #claim(eventId: string): Promise<Claimed[]> {
    const { storage, turns, now, pace } = this.#options
    return turns.take(eventId, async () => {
      const at = now()
      const { hooks, messages } = await storage.webhooks.of(eventId)
      const due = messages.filter(({ dueAt }) => dueAt <= at)
      const claimed = hooks.flatMap((row): Claimed[] => {
        const [oldest] = due.filter(({ webhookId }) => webhookId === row.id)
        return oldest ? [{ webhookId: row.id, hook: webhookOf(row), message: messageOf(oldest) }] : []
      })
      await this.#postpone(
        eventId,
        claimed.map(({ message }) => message),
        at + pace.claimMs,
      )
      return claimed
    })
  }

  async #postpone(eventId: string, messages: readonly WebhookMessage[], dueAt: number): Promise<void> {
    const put = (message: StoredWebhookMessage): WebhookWrite => ({
      kind: 'putWebhookMessage',
      eventId,
      message,
    })
    if (messages.length > 0)
      await this.#options.storage.write(messages.map((each) => put(storedMessage({ ...each, dueAt }))))
  }

  async #attempt(room: Room, { webhookId, hook, message }: Claimed): Promise<void> {
    const { eventId } = room
    const secret = secretOf(room, webhookId, hook)
    if (secret === undefined) return this.#switchOff(room, webhookId)
    try {
      await this.#settle(eventId, webhookId, { message, sent: await this.#send(secret, hook, message) })
    } catch (error) {
      if (this.#closing.signal.aborted) await this.#postpone(eventId, [message], this.#options.now())
      throw error
    }
  }

  #send(secret: string, { address }: WebhookData, { id, body }: { id: string; body: string }): Promise<Sent> {
    const { now, pace, allowsPrivate } = this.#options
    return sendMessage(
      { id, address, secret, body },
      { now, patienceMs: pace.patienceMs, allowsPrivate },
      this.#closing.signal,
    )
  }

  async #settle(
    eventId: string,
    webhookId: string,
    { message, sent }: { message: WebhookMessage; sent: Sent },
  ): Promise<void> {
    const { storage, turns, now, pace, log } = this.#options
    await turns.take(eventId, async () => {
      const { hooks, messages } = await storage.webhooks.of(eventId)
      const row = hooks.find(({ id }) => id === webhookId)
      // Organisers may have taken it out or switched it on anew meanwhile.
      if (!row || !messages.some(({ id }) => id === message.id)) return
      const waiting = messages
        .filter((each) => each.webhookId === webhookId && each.id !== message.id)
        .map(messageOf)
      const subject = { eventId, webhookId, hook: webhookOf(row) }
      const writes = settle(subject, message, { sent, now: now(), waiting }, pace)
      await storage.write(writes)
      if (sent.kind !== 'delivered') log.debug({ eventId, why: sent.why }, 'A webhook did not take a message')
    })
  }

  /** The secret that was shown has ended with the link of the organisers; WEBHOOK-3. */
  async #switchOff(room: Room, webhookId: string): Promise<void> {
    const { storage, turns, now } = this.#options
    const { eventId } = room
    await turns.take(eventId, async () => {
      const { hooks, messages } = await storage.webhooks.of(eventId)
      const row = hooks.find(({ id }) => id === webhookId)
      // Organisers may have replaced it meanwhile.
      if (!row || secretOf(room, webhookId, webhookOf(row)) !== undefined) return
      const off = { reason: 'linkReplaced', at: now() } as const
      await storage.write([
        { kind: 'putWebhook', eventId, hook: storedWebhook(webhookId, { ...webhookOf(row), off }) },
        ...withoutWaiting(eventId, webhookId, messages),
      ])
    })
  }
}

/** Undefined where what is derived now is not what organisers were shown. */
export function secretOf({ eventId, keys }: Room, webhookId: string, hook: WebhookData): string | undefined {
  const { generation, check } = hook
  const secret = webhookSecret({ eventId, webhookId, generation }, keys.adminKey)
  return secret !== '' && secretCheck(secret) === check ? secret : undefined
}
