import type { SessionResponse } from '@planner/protocol'
import { sessionPath } from '../first-requests.ts'
import { type HttpResult, request, setAntiForgeryToken } from '../http/http.ts'
import { wantedLanguage } from '../i18n/languages.ts'
import { keepSession } from './session-store.ts'

/** A session, and the path and query with which it was asked for. */
export type AnsweredSession = { session: SessionResponse; path: string }

let tell: ((answered: AnsweredSession) => void) | undefined

/** Tells of every session that is answered. Returns a function that stops it. */
export function onSessionAnswer(listener: (answered: AnsweredSession) => void): () => void {
  tell = listener
  return () => {
    tell = undefined
  }
}

/**
 * Asks for the session with path and query of the page and its language; HTTP-7, HTTP-16. A session that has
 * ended is replaced by a new one, whose token is sent from now on.
 */
export async function requestSession(
  call: 'InitSession' | 'UserIsActive',
): Promise<HttpResult<SessionResponse>> {
  const { pathname, search } = window.location
  const path = pathname + search
  const language = { 'accept-language': wantedLanguage() }
  const result = await request<SessionResponse>(sessionPath(call), undefined, language)
  if (result.ok) {
    setAntiForgeryToken(result.data.antiForgeryToken)
    keepSession(result.data)
    tell?.({ session: result.data, path })
  }
  return result
}
