import type { Keyring, Place } from '../keyring/keyring.ts'
import type { WebhooksOfEvent, WebhookWrite } from '../webhook-row.ts'
import { readDue } from './due-rows.ts'
import type { Db } from './schema.ts'

/** The place that an address is sealed for. */
export function placeOfWebhook(eventId: string, id: string): Place {
  return ['webhook', eventId, id]
}

export async function readWebhooks(db: Db, eventId: string, keyring: Keyring): Promise<WebhooksOfEvent> {
  const hooks = await db
    .selectFrom('webhook')
    .select(['id', 'sealed_address', 'data'])
    .where('event_id', '=', eventId)
    .orderBy('id')
    .execute()
  const messages = await db
    .selectFrom('webhook_message')
    .select(['id', 'webhook_id', 'due_at', 'data'])
    .where('event_id', '=', eventId)
    .orderBy('id')
    .execute()
  return {
    hooks: hooks.map(({ id, sealed_address, data }) => ({
      id,
      address: keyring.open(sealed_address, placeOfWebhook(eventId, id)) ?? '',
      data,
    })),
    messages: messages.map(({ webhook_id, due_at, ...rest }) => ({
      ...rest,
      webhookId: webhook_id,
      dueAt: due_at,
    })),
  }
}

export function readDueWebhooks(db: Db, now: number) {
  return readDue(db, 'webhook_message', now)
}

export async function readEventsWithWebhooks(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('webhook').select('event_id').distinct().orderBy('event_id').execute()
  return rows.map(({ event_id }) => event_id)
}

export const WEBHOOK_WRITES: {
  [K in WebhookWrite['kind']]: (
    db: Db,
    write: Extract<WebhookWrite, { kind: K }>,
    keyring: Keyring,
  ) => Promise<unknown>
} = {
  putWebhook: (db, { eventId, hook: { id, address, data } }, keyring) => {
    const sealed_address = keyring.seal(address, placeOfWebhook(eventId, id))
    return db
      .insertInto('webhook')
      .values({ event_id: eventId, id, sealed_address, data })
      .onConflict((conflict) => conflict.columns(['event_id', 'id']).doUpdateSet({ sealed_address, data }))
      .execute()
  },
  removeWebhook: (db, { eventId, id }) =>
    db.deleteFrom('webhook').where('event_id', '=', eventId).where('id', '=', id).execute(),
  putWebhookMessage: (db, { eventId, message: { id, webhookId, dueAt, data } }) =>
    db
      .insertInto('webhook_message')
      .values({ event_id: eventId, id, webhook_id: webhookId, due_at: dueAt, data })
      .onConflict((conflict) => conflict.columns(['event_id', 'id']).doUpdateSet({ due_at: dueAt, data }))
      .execute(),
  removeWebhookMessage: (db, { eventId, id }) =>
    db.deleteFrom('webhook_message').where('event_id', '=', eventId).where('id', '=', id).execute(),
}
