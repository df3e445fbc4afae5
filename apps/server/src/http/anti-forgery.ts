import { ANTI_FORGERY_HEADER, type Refusal } from '@planner/protocol'
import type { FastifyInstance } from 'fastify'
import { sendRefusal } from '../gate/http-gate.ts'
import { refuse } from '../gate/refusal.ts'
import { type BrowserSessions, SESSION_COOKIE } from '../session/browser-session.ts'

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Requests with unsafe methods must carry their session's token; HTTP-4. */
export function requireAntiForgeryToken(app: FastifyInstance, sessions: BrowserSessions): void {
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE_METHODS.has(request.method)) return
    const token = request.headers[ANTI_FORGERY_HEADER]
    const sessionId = sessions.idOf(request.cookies[SESSION_COOKIE])
    if (typeof token === 'string' && sessions.isAntiForgeryToken(sessionId, token)) return
    return sendRefusal(reply, sessionHasEnded())
  })
}

export const sessionHasEnded = (): Refusal =>
  refuse(403, 'sessionEnded', 'The session has ended. Please reload the page.')
