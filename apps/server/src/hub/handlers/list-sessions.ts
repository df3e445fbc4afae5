import { sessionHandle } from '../event-sessions.ts'
import type { Handler } from './handler.ts'

/** Lists the browser sessions that have the event open: kind of browser, role and last use, nothing more; HTTP-15. */
export const listSessions: Handler<'ListSessions'> = async ({ storage }, connection, _payload, { room }) => {
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
