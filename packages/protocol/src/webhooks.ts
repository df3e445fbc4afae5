import { z } from 'zod'
import { eventRequest } from './http.ts'

/** What a webhook is told of; WEBHOOK-2. */
export const WEBHOOK_KINDS = ['plan.published', 'plan.changed', 'person.registered'] as const
export type WebhookKind = (typeof WEBHOOK_KINDS)[number]

export const MAX_WEBHOOKS = 5
export const MAX_WEBHOOK_ADDRESS = 1000

/** Why a webhook is told of nothing any more; WEBHOOK-7. */
export const WEBHOOK_OFF_REASONS = ['gone', 'failing', 'linkReplaced'] as const

/** POST /api/Webhooks/Add. */
export const webhookToAdd = eventRequest.extend({
  address: z.string().max(MAX_WEBHOOK_ADDRESS),
  kinds: z.array(z.enum(WEBHOOK_KINDS)).min(1).max(WEBHOOK_KINDS.length),
})

/** The calls about one webhook. */
export const webhookRequest = eventRequest.extend({ id: z.string().max(100) })

/** What became of one attempt to send a message. */
export const webhookAttempt = z.object({
  /** Ms since the epoch. */
  at: z.number(),
  kind: z.enum([...WEBHOOK_KINDS, 'test']),
  /** 1 for the first time that a message was sent. */
  attempt: z.int(),
  /** `dropped`: nobody sends it any more. */
  outcome: z.enum(['delivered', 'failed', 'dropped']),
  /** The status of the answer, the code of the failure, or why it was dropped. */
  why: z.string(),
})

const webhook = z.object({
  id: z.string(),
  address: z.string(),
  kinds: z.array(z.enum(WEBHOOK_KINDS)),
  /** Why it is switched off; null while it is on. */
  off: z.enum(WEBHOOK_OFF_REASONS).nullable(),
  /** Since when it is switched off or nothing has arrived, ms since the epoch; null while all is well. */
  since: z.number().nullable(),
  /** Messages that wait to be sent, once more or at all. */
  numWaiting: z.int(),
  /** The newest first. */
  log: z.array(webhookAttempt),
})

/** What all calls about webhooks answer. */
export const webhookList = z.object({
  webhooks: z.array(webhook),
  /** The secret that the call has made, which is shown this once; null otherwise. */
  made: z.object({ id: z.string(), secret: z.string() }).nullable(),
})

export type Webhook = z.output<typeof webhook>
export type WebhookAttempt = z.output<typeof webhookAttempt>
export type WebhookList = z.output<typeof webhookList>
