import type { Patience } from './settle.ts'

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000] as const

/** How long everything about webhooks takes; ms. */
export type WebhookPace = Patience & {
  /** From a change until it is looked at what it has changed. */
  lookMs: number
  /** A change by hand is told when the plan has stayed the same for so long, ... */
  quietMs: number
  /** ... and what happens often, at most so often. */
  gatherMs: number
  /** How long a receiver may take to answer. */
  patienceMs: number
  /** Who sends a message has it for so long; after that another node, or this one after a restart, sends it. */
  claimMs: number
  /** How often nodes look for messages that others have left, ... */
  pollMs: number
  /** ... and at all events with webhooks. */
  sweepMs: number
}

/** The last attempt comes after three days, when a webhook of which nothing arrives is switched off; WEBHOOK-5, WEBHOOK-7. */
export const WEBHOOK_PACE: WebhookPace = {
  waits: [5 * SECOND, MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, 12 * HOUR, DAY, 30 * HOUR],
  failingMs: 3 * DAY,
  lookMs: 5 * SECOND,
  quietMs: 5 * SECOND,
  gatherMs: 30 * SECOND,
  patienceMs: 10 * SECOND,
  claimMs: MINUTE,
  pollMs: 10 * SECOND,
  sweepMs: 10 * MINUTE,
}
