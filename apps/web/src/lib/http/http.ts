import { ANTI_FORGERY_HEADER, type RefusalReason } from '@planner/protocol'
import { takeFetched } from '../fetch-ahead.ts'
import { t } from '../i18n/i18n.ts'
import { refusalText } from '../i18n/refusal-text.ts'

export type HttpResult<T> =
  | { ok: true; data: T }
  | { ok: false; status: number; message: string; data: unknown }

let antiForgeryToken = ''

/** Sets the CSRF token of the session, sent with every request from now on (HTTP-4). */
export function setAntiForgeryToken(token: string): void {
  antiForgeryToken = token
}

let renewSession: (() => Promise<boolean>) | undefined

/** What gets a new session when this one has ended, once a request; resolves to false when it cannot. */
export function onSessionEnded(renew: () => Promise<boolean>): void {
  renewSession = renew
}

let switches = 0

/** What an account or language is switched by is sent meanwhile, nothing else; ERROR-11. */
const OF_SWITCHES = /^\/api\/(Auth|Translations)\//

/** Switches account or language. Requests that would begin meanwhile are never sent (ERROR-11). */
export async function whileSwitching<T>(change: () => Promise<T>): Promise<T> {
  switches += 1
  try {
    return await change()
  } finally {
    switches -= 1
  }
}

/**
 * A JSON request. Refusals are values with a message that can be shown (ERROR-10). A request that was refused
 * because the session has ended is sent again with the new one (ERROR-18), except the request for a session
 * itself.
 */
export async function request<T>(
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<HttpResult<T>> {
  if (switches > 0 && !OF_SWITCHES.test(path))
    return { ok: false, status: 0, message: t('http.switching'), data: null }
  return renewed(path, () => send<T>(path, body, headers, readJson))
}

/** A file that was made for this request. */
export type ReceivedFile = { blob: Blob; headers: Headers }

/** The same for a request that is answered with a file. */
export async function requestFile(path: string, body: unknown): Promise<HttpResult<ReceivedFile>> {
  return renewed(path, () => send<ReceivedFile>(path, body, {}, readFile))
}

async function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => null)
}

/** A refusal is JSON all the same. */
async function readFile(response: Response): Promise<unknown> {
  if (!response.ok) return readJson(response)
  const blob = await response.blob().catch(() => null)
  return blob && ({ blob, headers: response.headers } satisfies ReceivedFile)
}

async function renewed<T>(path: string, ask: () => Promise<HttpResult<T>>): Promise<HttpResult<T>> {
  const result = await ask()
  const isOver = !result.ok && result.status === 403 && reasonOf(result.data) === SESSION_ENDED
  if (!isOver || OF_SWITCHES.test(path)) return result
  return (await renewSession?.()) ? ask() : result
}

const SESSION_ENDED: RefusalReason = 'sessionEnded'

async function send<T>(
  path: string,
  body: unknown,
  headers: Record<string, string>,
  read: (response: Response) => Promise<unknown>,
): Promise<HttpResult<T>> {
  let response: Response
  try {
    response = await (takeFetched(path) ??
      fetch(path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...headers, 'content-type': 'application/json', [ANTI_FORGERY_HEADER]: antiForgeryToken },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }))
  } catch {
    return { ok: false, status: 0, message: t('http.updating'), data: null }
  }
  const data = await read(response)
  if (response.ok && data !== null) return { ok: true, data: data as T }
  return { ok: false, status: response.status, message: messageOf(response, data), data }
}

/** The statuses whose answers are taken as they are; ERROR-8. */
const TAKEN = [200, 400, 401, 404, 409, 500]

/** The text of a failed request; ERROR-9, ERROR-10. A reason that this page knows has a text of its own. */
function messageOf({ status, statusText }: Response, body: unknown): string {
  if (status === 502 || status === 503) return t('http.updating')
  if (status === 504) return t('http.tooLong')
  const { error, data } = (body ?? {}) as Record<string, unknown>
  const known = refusalText(t, { message: '', reason: reasonOf(body) })
  if (known !== '') return known
  // Without a body it was no JSON, which is no answer of this server.
  const texts = body !== null && TAKEN.includes(status) ? [error, data, statusText] : []
  return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? t('http.internal')
}

function reasonOf(data: unknown): string | undefined {
  const { reason } = (data ?? {}) as { reason?: unknown }
  return typeof reason === 'string' ? reason : undefined
}
