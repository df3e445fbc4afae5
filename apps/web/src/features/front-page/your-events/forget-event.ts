import type { ForgetEventRequest } from '@planner/protocol'
import { request } from '../../../lib/http/http.ts'
import { forgetSeenEvent } from '../../../lib/offline/seen-events.ts'
import { forgetPerson } from '../../../lib/remembered-person.ts'
import { requestSession } from '../../../lib/session/session-request.ts'

/** Makes this browser forget an event, who took part in it from here, and what was last seen of it; false where the server cannot be told. HTTP-18 */
export async function forgetEvent(eventId: string): Promise<boolean> {
  const { ok } = await request('/api/Session/ForgetEvent', { eventId } satisfies ForgetEventRequest)
  if (!ok) return false
  forgetPerson(localStorage, eventId)
  await forgetSeenEvent(eventId)
  await requestSession('UserIsActive')
  return true
}
