import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { kindOfFailure } from '../adapters/outbox.ts'
import { addressFault, assertPublic, publicLookup, type TargetRules } from './target-address.ts'

/** What came of a request; `why` is the code of a failure, never a text that repeats what was sent. */
export type Posted =
  | { kind: 'answered'; status: number; headers: IncomingHttpHeaders }
  | { kind: 'failed'; why: string }

type Message = { address: string; headers: Record<string, string | number>; body: Buffer }

export type PostOptions = TargetRules & {
  /** How long a receiver may take to answer; ms. */
  patienceMs: number
}

/**
 * Posts to an address that somebody has entered, which may lead to the public internet alone (WEBHOOK-1). Redirects are not followed, and what the
 * receiver says beside its status and headers is not read. Never rejects, except for an abort by `signal`.
 */
export async function postPublicly(
  { address, headers, body }: Message,
  { patienceMs, ...rules }: PostOptions,
  signal: AbortSignal,
): Promise<Posted> {
  if (addressFault(address, rules) !== undefined) return { kind: 'failed', why: 'address' }
  const url = new URL(address)
  const patience = AbortSignal.timeout(patienceMs)
  try {
    assertPublic(url, rules)
    const post = url.protocol === 'https:' ? requestHttps : requestHttp
    const request = post(url, {
      method: 'POST',
      // A connection of its own: one that is kept could lead elsewhere than the name does by now.
      agent: false,
      lookup: publicLookup(rules),
      signal: AbortSignal.any([signal, patience]),
      headers: { ...headers, 'content-length': body.length, 'user-agent': 'group-session-planner' },
    })
    // Ending the connection below may fail it, which tells nothing any more.
    request.on('error', () => {})
    request.end(body)
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    response.on('error', () => {})
    response.destroy()
    return { kind: 'answered', status: response.statusCode ?? 0, headers: response.headers }
  } catch (error) {
    if (signal.aborted) throw error
    return { kind: 'failed', why: patience.aborted ? 'timeout' : kindOfFailure(error) }
  }
}

/** What Retry-After says, in seconds or as a time: how long the receiver wants not to be asked again; ms, 0 for nothing. */
export function retryAfterMs({ 'retry-after': text }: IncomingHttpHeaders, now: number): number {
  if (text === undefined) return 0
  const ms = /^\d+$/.test(text) ? 1000 * Number(text) : Date.parse(text) - now
  return Number.isFinite(ms) ? Math.max(0, ms) : 0
}
