/**
 * An address that hears of happenings; `data` is JSON, which the module of webhooks reads. The address may hold a key of its receiver; it is ''
 * where it cannot be read any more.
 */
export type StoredWebhook = { id: string; address: string; data: string }

/** A message that waits; `dueAt` is when it is sent next, ms since the epoch. */
export type StoredWebhookMessage = { id: string; webhookId: string; dueAt: number; data: string }

/** The webhooks of an event, and what waits for them, the oldest first. */
export type WebhooksOfEvent = { hooks: StoredWebhook[]; messages: StoredWebhookMessage[] }

export type WebhookWrite =
  | { kind: 'putWebhook'; eventId: string; hook: StoredWebhook }
  /** With what waits for it. */
  | { kind: 'removeWebhook'; eventId: string; id: string }
  | { kind: 'putWebhookMessage'; eventId: string; message: StoredWebhookMessage }
  | { kind: 'removeWebhookMessage'; eventId: string; id: string }

export type WebhookStore = {
  of(eventId: string): Promise<WebhooksOfEvent>
  /** Events with messages that are due by a time, the longest due first, and when the next one after that is due. */
  due(now: number): Promise<{ eventIds: string[]; nextAt: number | null }>
  /** All events that have webhooks. */
  eventIds(): Promise<string[]>
}
