import { hash } from 'node:crypto'
import { refuse } from '../../gate/refusal.ts'
import type { EventSession, Write } from '../../storage/storage.ts'
import { changeRoom } from './change-room.ts'
import type { Handler } from './handler.ts'

export const ListSessions: Handler<'ListSessions'> = async ({ storage }, connection, _payload, { room }) => {
  const { eventId } = room
  const sessions = await storage.eventSessions(eventId)
  return {
    ok: true,
    sessions: sessions.map((session) => {
      const { browser, role, lastUsedAt, sessionId } = session
      const id = sessionHandle(eventId, session)
      return { id, browser, role, lastUsedAt, isOwn: sessionId === connection.sessionId }
    }),
  }
}

/** What the browser has of other events is no matter of this event's organisers. */
export const EndSession: Handler<'EndSession'> = async ({ storage }, connection, payload, authority) => {
  const { eventId } = authority.room
  const sessions = await storage.eventSessions(eventId)
  const refusal = authority.refusalByNow()
  if (refusal) return refusal
  const session = sessions.find((each) => sessionHandle(eventId, each) === payload.sessionId)
  if (!session) return refuse(409, 'sessionUnknown', 'This session does not have the event open any more.')
  const { sessionId } = session
  const writes: Write[] = [{ kind: 'endOpenedEvent', sessionId, eventId }]
  const notice = { kind: 'sessionEnded', sessionId } as const
  return changeRoom(connection, authority, writes, notice, { origin: connection.id })
}

/** The name of a session for the organisers of one event: it opens nothing and is another in each event. */
function sessionHandle(eventId: string, { sessionId }: Pick<EventSession, 'sessionId'>): string {
  return hash('sha256', `session of ${eventId}: ${sessionId}`, 'base64url').slice(0, 22)
}
