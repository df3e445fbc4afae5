import type { WebhookWrite } from '../storage/webhook-row.ts'
import type { Sent } from './send-message.ts'
import {
  storedMessage,
  storedWebhook,
  type WebhookData,
  type WebhookMessage,
  withAttempt,
} from './webhook.ts'

export type Patience = {
  /** How long to wait after each vain attempt; after the last of them the message is dropped. Ms. */
  waits: readonly number[]
  /** A webhook of which nothing has arrived for so long is switched off; ms. */
  failingMs: number
}

/** The longest that a receiver can ask for; ms. */
const LONGEST_REST_MS = 86_400_000

type Subject = { eventId: string; webhookId: string; hook: WebhookData }

/** What follows from an attempt: the webhook and what waits for it, as they are to be stored. WEBHOOK-5, WEBHOOK-7. */
export function settle(
  { eventId, webhookId, hook }: Subject,
  message: WebhookMessage,
  { sent, now, waiting }: { sent: Sent; now: number; waiting: readonly WebhookMessage[] },
  { waits, failingMs }: Patience,
): WebhookWrite[] {
  const { kind, attempts } = message
  const log = { at: now, kind, attempt: attempts + 1 }
  const put = (next: WebhookData): WebhookWrite => ({
    kind: 'putWebhook',
    eventId,
    hook: storedWebhook(webhookId, next),
  })
  const remove = ({ id }: { id: string }): WebhookWrite => ({ kind: 'removeWebhookMessage', eventId, id })
  if (sent.kind === 'delivered') {
    const made = withAttempt(hook, { ...log, outcome: 'delivered', why: sent.why })
    return [put({ ...made, failingSince: null }), remove(message)]
  }
  const failingSince = hook.failingSince ?? now
  const failed = {
    ...withAttempt(hook, { ...log, outcome: 'failed', why: sent.why }),
    failingSince,
  }
  const isHopeless = now - failingSince >= failingMs
  if (sent.kind === 'gone' || isHopeless) {
    const off = { reason: sent.kind === 'gone' ? 'gone' : 'failing', at: now } as const
    return [put({ ...failed, off }), ...[message, ...waiting].map(remove)]
  }
  const wait = waits[attempts]
  if (wait === undefined) {
    const dropped = withAttempt(failed, { ...log, outcome: 'dropped', why: 'tooOld' })
    return [put(dropped), remove(message)]
  }
  // A receiver may ask for more time, though not for so much that its messages grow old.
  const rest = Math.max(wait, Math.min(sent.afterMs ?? 0, LONGEST_REST_MS))
  const next = { ...message, attempts: attempts + 1, dueAt: now + rest }
  return [put(failed), { kind: 'putWebhookMessage', eventId, message: storedMessage(next) }]
}
