import type { SessionResponse } from '@planner/protocol'
import { type HttpResult, request, setAntiForgeryToken } from '../http/http.ts'
import { wantedLanguage } from '../i18n/languages.ts'

/**
 * Asks for the session, telling path and query of the page and the language it is shown in; HTTP-7, HTTP-16. Where it has ended, the
 * answer begins a new one, whose token is sent from now on.
 */
export async function requestSession(
  call: 'InitSession' | 'UserIsActive',
): Promise<HttpResult<SessionResponse>> {
  const { pathname, search } = window.location
  const path = encodeURIComponent(pathname + search)
  const language = { 'accept-language': wantedLanguage() }
  const result = await request<SessionResponse>(`/api/Auth/${call}/0?path=${path}`, undefined, language)
  if (result.ok) setAntiForgeryToken(result.data.antiForgeryToken)
  return result
}
