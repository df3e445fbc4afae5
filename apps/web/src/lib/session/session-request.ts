import type { SessionResponse } from '@planner/protocol'
import { type HttpResult, request } from '../http/http.ts'
import { storedLanguage } from '../i18n/languages.ts'

/** Asks for the session, telling path and query of the page and the language it is shown in; HTTP-7, HTTP-16. */
export function requestSession(call: 'InitSession' | 'UserIsActive'): Promise<HttpResult<SessionResponse>> {
  const { pathname, search } = window.location
  const path = encodeURIComponent(pathname + search)
  return request(`/api/Auth/${call}/0?path=${path}`, undefined, { 'accept-language': storedLanguage() })
}
