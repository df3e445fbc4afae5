import { actorOf } from '../../audit/actor.ts'
import { couldNotStore, refuse } from '../../gate/refusal.ts'
import { sessionHandle } from '../event-sessions.ts'
import type { Handler } from './handler.ts'

/** Ends a browser session for this event alone; HTTP-15. What the browser has of other events is not the organiser's. */
export const endSession: Handler<'EndSession'> = async ({ storage }, connection, payload, authority) => {
  const { room } = authority
  const { eventId } = room
  const sessions = await storage.eventSessions(eventId)
  const refusal = authority.refusalByNow()
  if (refusal) return refusal
  const session = sessions.find((each) => sessionHandle(eventId, each) === payload.sessionId)
  if (!session) return refuse(409, 'sessionUnknown', 'This session does not have the event open any more.')
  const { sessionId } = session
  const isStored = await room.change(
    [{ kind: 'endOpenedEvent', sessionId, eventId }],
    { kind: 'sessionEnded', sessionId },
    { origin: connection.id, actor: actorOf(connection, authority) },
  )
  return isStored ? { ok: true } : couldNotStore()
}
