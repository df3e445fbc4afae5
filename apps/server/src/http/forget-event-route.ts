import { type ForgetEventResult, forgetEventRequest } from '@planner/protocol'
import type { FastifyInstance } from 'fastify'
import { sendRefusal } from '../gate/http-gate.ts'
import { refuse } from '../gate/refusal.ts'
import type { ServerContext } from '../server-context.ts'
import { type BrowserSessions, SESSION_COOKIE } from '../session/browser-session.ts'

/** POST /api/Session/ForgetEvent: of what a session has opened, one event is forgotten; HTTP-18. */
export function addForgetEventRoute(
  app: FastifyInstance,
  { storage }: Pick<ServerContext, 'storage'>,
  sessions: BrowserSessions,
): void {
  app.post('/api/Session/ForgetEvent', async (request, reply) => {
    const parsed = forgetEventRequest.safeParse(request.body)
    if (!parsed.success) return sendRefusal(reply, refuse(400, 'invalid', 'Please name an event.'))
    const sessionId = sessions.idOf(request.cookies[SESSION_COOKIE])
    await storage.write([{ kind: 'endOpenedEvent', sessionId, eventId: parsed.data.eventId }])
    return { isForgotten: true } satisfies ForgetEventResult
  })
}
