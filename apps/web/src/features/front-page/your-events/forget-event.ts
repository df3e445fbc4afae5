import type { ForgetEventRequest } from '@planner/protocol'
import { request } from '../../../lib/http/http.ts'
import { forgetPerson } from '../../../lib/remembered-person.ts'
import { requestSession } from '../../../lib/session/session-request.ts'

/** Makes this browser forget an event, and who took part in it from here; false where the server cannot be told. HTTP-18 */
export async function forgetEvent(eventId: string): Promise<boolean> {
  const { ok } = await request('/api/Session/ForgetEvent', { eventId } satisfies ForgetEventRequest)
  if (!ok) return false
  forgetPerson(localStorage, eventId)
  await requestSession('UserIsActive')
  return true
}
