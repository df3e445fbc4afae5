import { createHmac, hash } from 'node:crypto'

/** Which secret it is; each `generation` has another one. */
export type SecretName = { eventId: string; webhookId: string; generation: number }

/**
 * What the messages of a webhook are signed with, as `standardwebhooks` takes it: an HMAC-SHA-256 under the key of the organisers, so that
 * nothing secret is stored, and the secret ends with that key (WEBHOOK-3). '' without a key.
 */
export function webhookSecret({ eventId, webhookId, generation }: SecretName, adminKey: string): string {
  if (adminKey === '') return ''
  const mac = createHmac('sha256', adminKey)
    .update(JSON.stringify(['secret of a webhook', eventId, webhookId, generation]))
    .digest('base64')
  return `whsec_${mac}`
}

/** Tells one secret from another one, and nothing of it: 32 bits of a hash of 256 random ones. */
export function secretCheck(secret: string): string {
  return secret === '' ? '' : hash('sha256', secret, 'hex').slice(0, 8)
}
