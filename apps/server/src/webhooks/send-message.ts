import { once } from 'node:events'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { Webhook } from 'standardwebhooks'
import { kindOfFailure } from '../adapters/outbox.ts'
import { addressFault, assertPublic, publicLookup, type TargetRules } from './target-address.ts'

/** What became of an attempt; `why` is a status or the code of a failure, never a text that repeats what was sent. */
export type Sent = {
  kind: 'delivered' | 'gone' | 'failed'
  why: string
  /** How long the receiver wants not to be asked again; ms. */
  afterMs?: number
}

export type SendOptions = TargetRules & {
  /** How long a receiver may take to answer; ms. */
  patienceMs: number
  /** Server time, ms since the epoch. */
  now: () => number
}

type Message = { id: string; address: string; secret: string; body: string }

const GONE = 410
/** Statuses of receivers that say when they have time. */
const LATER = new Set([429, 503])

/**
 * Posts a message once, signed over exactly the bytes that are sent (WEBHOOK-3). Redirects are not followed, and what the receiver says
 * beside its status is not read. Never rejects, except for an abort by `signal`.
 */
export async function sendMessage(
  message: Message,
  options: SendOptions,
  signal: AbortSignal,
): Promise<Sent> {
  const { patienceMs, now, ...rules } = options
  if (addressFault(message.address, rules) !== undefined) return { kind: 'failed', why: 'address' }
  const url = new URL(message.address)
  const patience = AbortSignal.timeout(patienceMs)
  try {
    assertPublic(url, rules)
    const bytes = Buffer.from(message.body, 'utf8')
    const post = url.protocol === 'https:' ? requestHttps : requestHttp
    const request = post(url, {
      method: 'POST',
      // A connection of its own: one that is kept could lead elsewhere than the name does by now.
      agent: false,
      lookup: publicLookup(rules),
      signal: AbortSignal.any([signal, patience]),
      headers: {
        ...signatureOf(message, now()),
        'content-type': 'application/json',
        'content-length': bytes.length,
        'user-agent': 'group-session-planner',
      },
    })
    // Ending the connection below may fail it, which tells nothing any more.
    request.on('error', () => {})
    request.end(bytes)
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    response.on('error', () => {})
    response.destroy()
    return outcomeOf(response)
  } catch (error) {
    if (signal.aborted) throw error
    return { kind: 'failed', why: patience.aborted ? 'timeout' : kindOfFailure(error) }
  }
}

function signatureOf({ id, secret, body }: Message, now: number): Record<string, string> {
  const at = new Date(now)
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  }
}

function outcomeOf({ statusCode: status = 0, headers }: IncomingMessage): Sent {
  const why = String(status)
  if (status >= 200 && status < 300) return { kind: 'delivered', why }
  const seconds = LATER.has(status) ? Number(headers['retry-after']) : 0
  return {
    kind: status === GONE ? 'gone' : 'failed',
    why,
    ...(seconds > 0 && { afterMs: seconds * 1000 }),
  }
}
