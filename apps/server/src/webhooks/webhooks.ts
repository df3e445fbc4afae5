import { MAX_WEBHOOKS, type WebhookKind, type Webhook as WebhookView } from '@planner/protocol'
import type { Room } from '../rooms/room.ts'
import type { ServerContext } from '../server-context.ts'
import { EventTurns } from '../storage/event-turns.ts'
import type { StoredWebhook, WebhookWrite } from '../storage/webhook-row.ts'
import { Deliveries, secretOf } from './deliveries.ts'
import { factsOf, factsToKeep, testBody } from './happenings.ts'
import { Looks } from './looks.ts'
import { WEBHOOK_PACE, type WebhookPace } from './pace.ts'
import { addressFault } from './target-address.ts'
import { storedWebhook, viewOf, type WebhookData, webhookOf, withAttempt, withoutWaiting } from './webhook.ts'
import { secretCheck, webhookSecret } from './webhook-secret.ts'

type WebhooksOptions = Pick<ServerContext, 'rooms' | 'storage' | 'now' | 'log' | 'ids'> & {
  /** Whether addresses inside a network may be told, too. */
  allowsPrivate: boolean
  pace?: Partial<WebhookPace> | undefined
}

/** Goes on with what was under way. */
export function openWebhooks(options: WebhooksOptions): Webhooks {
  const webhooks = new Webhooks(options)
  webhooks.start()
  return webhooks
}

export type Made = { id: string; secret: string }

/** The addresses that are told what happens in events: what organisers do with them, and what is sent to them. */
export class Webhooks {
  readonly #options: WebhooksOptions
  readonly #turns: EventTurns
  readonly #deliveries: Deliveries
  readonly #looks: Looks

  constructor(options: WebhooksOptions) {
    this.#options = options
    const { storage, ids, pace: changes } = options
    const pace = { ...WEBHOOK_PACE, ...changes }
    this.#turns = new EventTurns('webhooks', storage.shared?.leases)
    const parts = { ...options, turns: this.#turns, pace }
    this.#deliveries = new Deliveries(parts)
    this.#looks = new Looks({
      ...parts,
      newMessageId: (now) => messageId(now, ids.newId()),
      onQueued: () => this.#deliveries.soon(),
    })
  }

  start(): void {
    this.#looks.all()
    this.#deliveries.soon()
  }

  async close(): Promise<void> {
    await this.#looks.close()
    await this.#deliveries.close()
  }

  /** Why an address cannot be one; undefined when it can. */
  faultOf(address: string): string | undefined {
    return addressFault(address, this.#options)
  }

  async list(room: Room): Promise<WebhookView[]> {
    const { hooks, messages } = await this.#options.storage.webhooks.of(room.eventId)
    return hooks
      .map((row) => ({ id: row.id, hook: webhookOf(row) }))
      .map(({ id, hook }) =>
        viewOf(id, hook, {
          numWaiting: messages.filter(({ webhookId }) => webhookId === id).length,
          isSecretLost: secretOf(room, id, hook) === undefined,
          now: this.#options.now(),
        }),
      )
  }

  /** Undefined when the event has as many as it may have. */
  async add(room: Room, address: string, kinds: readonly WebhookKind[]): Promise<Made | undefined> {
    const { storage, ids } = this.#options
    return this.#turns.take(room.eventId, async () => {
      const { hooks } = await storage.webhooks.of(room.eventId)
      if (hooks.length >= MAX_WEBHOOKS) return undefined
      const id = ids.newId()
      const made = await this.#putAnew(room, id, {
        address: new URL(address).href,
        kinds: [...new Set(kinds)],
        generation: 0,
        failingSince: null,
        told: factsToKeep(factsOf(room)),
        toldAt: 0,
        log: [],
      })
      this.#looks.begin(room.eventId)
      return made
    })
  }

  /** False where there is none of that id. */
  remove(room: Room, id: string): Promise<boolean> {
    const { eventId } = room
    return this.#change(room, id, async () => {
      await this.#options.storage.write([{ kind: 'removeWebhook', eventId, id }])
      return true
    })
  }

  /** A new secret, and only that one from now on. */
  replace(room: Room, id: string): Promise<Made | false> {
    return this.#change(room, id, async (row) => {
      const hook = webhookOf(row)
      // One whose secret has ended is off, whether or not an attempt has found that already.
      const isOff = hook.off !== null || secretOf(room, id, hook) === undefined
      if (!isOff) return this.#putAnew(room, id, hook)
      const { messages } = await this.#options.storage.webhooks.of(room.eventId)
      const told = factsToKeep(factsOf(room))
      return this.#putAnew(room, id, { ...hook, told }, withoutWaiting(room.eventId, id, messages))
    })
  }

  /** From now on it is told again, of what happens from now on. */
  switchOn(room: Room, id: string): Promise<boolean> {
    return this.#change(room, id, async (row) => {
      const hook = webhookOf(row)
      const told = factsToKeep(factsOf(room))
      if (hook.off) await this.#put(room, id, { ...hook, off: null, failingSince: null, told })
      return true
    })
  }

  /** Sends it a message of no happening, once. Its outcome is in the log. */
  async test(room: Room, id: string): Promise<boolean> {
    const { storage, now, ids } = this.#options
    const { hooks } = await storage.webhooks.of(room.eventId)
    const row = hooks.find((each) => each.id === id)
    if (!row) return false
    const message = { id: messageId(now(), ids.newId()), body: testBody(room, now()) }
    const sent = await this.#deliveries.once(room, id, webhookOf(row), message)
    if (!sent) return true
    const outcome = sent.kind === 'delivered' ? 'delivered' : 'failed'
    return this.#change(room, id, async (latest) => {
      const made = { at: now(), kind: 'test', attempt: 1, outcome, why: sent.why } as const
      await this.#put(room, id, withAttempt(webhookOf(latest), made))
      return true
    })
  }

  #change<R>(room: Room, id: string, work: (row: StoredWebhook) => Promise<R>): Promise<R | false> {
    return this.#turns.take(room.eventId, async () => {
      const { hooks } = await this.#options.storage.webhooks.of(room.eventId)
      const row = hooks.find((each) => each.id === id)
      return row ? work(row) : false
    })
  }

  /** Stores it as one that is on, with the next secret, in one write with others. */
  async #putAnew(
    room: Room,
    id: string,
    hook: Omit<WebhookData, 'check' | 'off'>,
    others: readonly WebhookWrite[] = [],
  ): Promise<Made> {
    const generation = hook.generation + 1
    const secret = webhookSecret({ eventId: room.eventId, webhookId: id, generation }, room.keys.adminKey)
    const next = { ...hook, generation, check: secretCheck(secret), off: null, failingSince: null }
    await this.#put(room, id, next, others)
    return { id, secret }
  }

  async #put(
    { eventId }: Room,
    id: string,
    hook: WebhookData,
    others: readonly WebhookWrite[] = [],
  ): Promise<void> {
    const write: WebhookWrite = { kind: 'putWebhook', eventId, hook: storedWebhook(id, hook) }
    await this.#options.storage.write([write, ...others])
  }
}

/** In the order of their making, within an event. */
function messageId(now: number, id: string): string {
  return `msg_${now.toString(36).padStart(9, '0')}${id}`
}
