import {
  WEBHOOK_KINDS,
  WEBHOOK_OFF_REASONS,
  type WebhookAttempt,
  type Webhook as WebhookView,
  webhookAttempt,
} from '@planner/protocol'
import { z } from 'zod'
import type { StoredWebhook, StoredWebhookMessage, WebhookWrite } from '../storage/webhook-row.ts'
import { factsTold } from './happenings.ts'

/** An address that hears of happenings, as it is stored. Its secret is derived, never stored. */
const webhook = z.object({
  kinds: z.array(z.enum(WEBHOOK_KINDS)),
  /** Each has another secret. */
  generation: z.int(),
  /** Tells a secret that is not the one that was shown; see `secretCheck`. */
  check: z.string(),
  off: z.object({ reason: z.enum(WEBHOOK_OFF_REASONS), at: z.number() }).nullable(),
  /** Of the first failure since something has arrived, ms since the epoch. */
  failingSince: z.number().nullable(),
  /** What it knows of the event. */
  told: factsTold,
  /** When it last heard of what is gathered, ms since the epoch; 0 for never. */
  toldAt: z.number(),
  /** The newest first. */
  log: z.array(webhookAttempt),
})

const message = z.object({
  kind: z.enum(WEBHOOK_KINDS),
  /** The bytes that are sent, the same in each attempt. */
  body: z.string(),
  /** How often it was sent in vain. */
  attempts: z.int(),
})

export type WebhookData = z.output<typeof webhook> & { address: string }
export type WebhookMessage = z.output<typeof message> & Omit<StoredWebhookMessage, 'data'>

/** Of the last deliveries of a webhook so many are kept. */
const MAX_LOG = 20

export function webhookOf({ address, data }: StoredWebhook): WebhookData {
  return { address, ...webhook.parse(JSON.parse(data)) }
}

export function storedWebhook(id: string, { address, ...data }: WebhookData): StoredWebhook {
  return { id, address, data: JSON.stringify(data) }
}

export function messageOf({ data, ...row }: StoredWebhookMessage): WebhookMessage {
  return { ...row, ...message.parse(JSON.parse(data)) }
}

export function storedMessage({ kind, body, attempts, ...row }: WebhookMessage): StoredWebhookMessage {
  return { ...row, data: JSON.stringify({ kind, body, attempts }) }
}

export function withAttempt(hook: WebhookData, made: WebhookAttempt): WebhookData {
  return { ...hook, log: [made, ...hook.log].slice(0, MAX_LOG) }
}

/** Takes back what waits for a webhook, of all messages of its event. */
export function withoutWaiting(
  eventId: string,
  webhookId: string,
  messages: readonly StoredWebhookMessage[],
): WebhookWrite[] {
  return messages
    .filter((each) => each.webhookId === webhookId)
    .map(({ id }) => ({ kind: 'removeWebhookMessage', eventId, id }))
}

/** As organisers see it. `isSecretLost`: the secret that was shown cannot be derived any more. */
export function viewOf(
  id: string,
  hook: WebhookData,
  { numWaiting, isSecretLost, now }: { numWaiting: number; isSecretLost: boolean; now: number },
): WebhookView {
  const off = hook.off ?? (isSecretLost ? { reason: 'linkReplaced' as const, at: now } : null)
  const { address, kinds, log, failingSince } = hook
  return {
    id,
    address,
    kinds,
    off: off?.reason ?? null,
    since: off ? off.at : failingSince,
    numWaiting,
    log,
  }
}
