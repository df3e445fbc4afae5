import { DELIVERED, type Deliver, type Delivery, kindOfFailure } from './outbox.ts'

/** How long a receiver may take to answer; ms. */
const PATIENCE_MS = 10_000

type PostOptions = { patienceMs?: number }

/**
 * Posts entries as JSON to one configured address and nowhere else: redirects are not followed, what the
 * receiver says beside its status is not read (OPS-13). User and password of the address become an
 * Authorization header.
 */
export function post<E>(
  address: string,
  bodyOf: (entries: readonly E[]) => unknown,
  { patienceMs = PATIENCE_MS }: PostOptions = {},
): Deliver<E> {
  const { url, headers } = targetOf(address)
  return async (entries, signal) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify(bodyOf(entries)),
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
      })
      // Nobody reads the rest of the response.
      await response.body?.cancel().catch(() => {})
      return deliveryOf(response)
    } catch (error) {
      return { kind: 'unavailable', why: kindOfFailure(error) }
    }
  }
}

function targetOf(address: string): { url: string; headers: Record<string, string> } {
  const url = new URL(address)
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'user-agent': 'group-session-planner',
  }
  if (url.username !== '' || url.password !== '') {
    const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
    headers.authorization = `Basic ${Buffer.from(credentials).toString('base64')}`
  }
  url.username = ''
  url.password = ''
  return { url: url.href, headers }
}

/** Statuses of receivers that are there and have no time now. */
const LATER = [408, 425, 429]

function deliveryOf({ ok, status, headers }: Response): Delivery {
  if (ok) return DELIVERED
  if (status < 500 && !LATER.includes(status)) return { kind: 'refused', why: String(status) }
  const seconds = Number(headers.get('retry-after'))
  return {
    kind: 'unavailable',
    why: String(status),
    ...(seconds > 0 && { afterMs: seconds * 1000 }),
  }
}
