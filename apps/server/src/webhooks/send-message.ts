import { Webhook } from 'standardwebhooks'
import { type Posted, type PostOptions, postPublicly, retryAfterMs } from './post-publicly.ts'

/** What became of an attempt; `why` is a status or the code of a failure, never a text that repeats what was sent. */
export type Sent = {
  kind: 'delivered' | 'gone' | 'failed'
  why: string
  /** How long the receiver wants not to be asked again; ms. */
  afterMs?: number
}

export type SendOptions = PostOptions & {
  /** Server time, ms since the epoch. */
  now: () => number
}

type Message = { id: string; address: string; secret: string; body: string }

const GONE = 410
/** Statuses of receivers that say when they have time. */
const LATER = new Set([429, 503])

/** Posts a message once, signed over exactly the bytes that are sent (WEBHOOK-3). Never rejects, except for an abort by `signal`. */
export async function sendMessage(
  message: Message,
  { now, ...options }: SendOptions,
  signal: AbortSignal,
): Promise<Sent> {
  const { address, body } = message
  const headers = { ...signatureOf(message, now()), 'content-type': 'application/json' }
  const posted = await postPublicly({ address, headers, body: Buffer.from(body, 'utf8') }, options, signal)
  return posted.kind === 'failed' ? posted : outcomeOf(posted, now())
}

function signatureOf({ id, secret, body }: Message, now: number): Record<string, string> {
  const at = new Date(now)
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  }
}

function outcomeOf({ status, headers }: Extract<Posted, { kind: 'answered' }>, now: number): Sent {
  const why = String(status)
  if (status >= 200 && status < 300) return { kind: 'delivered', why }
  const afterMs = LATER.has(status) ? retryAfterMs(headers, now) : 0
  return { kind: status === GONE ? 'gone' : 'failed', why, ...(afterMs > 0 && { afterMs }) }
}
