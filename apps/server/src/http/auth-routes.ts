import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { ServerContext } from '../server-context.ts'
import { type BrowserSessions, SESSION_COOKIE, SESSION_SECONDS } from '../session/browser-session.ts'
import { sessionAnswer } from '../session/session-answer.ts'
import { environmentOf } from './environment.ts'

const query = z.object({ path: z.string().max(2000).catch('').default('') })

type Options = {
  config: Config
  context: ServerContext
  sessions: BrowserSessions
}

/** The calls about the browser's session; HTTP-2. */
export function addAuthRoutes(app: FastifyInstance, { config, context, sessions }: Options): void {
  const answer = (request: FastifyRequest, sessionId: string) =>
    sessionAnswer(context, {
      sessionId,
      antiForgeryToken: sessions.antiForgeryToken(sessionId),
      path: query.parse(request.query).path,
      environment: environmentOf(config.hosts, request.host),
      defaultInvite: config.defaultInvite,
    })
  const begin = (request: FastifyRequest, reply: FastifyReply): string => {
    const cookie = sessions.create()
    reply.setCookie(SESSION_COOKIE, cookie, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: config.publicUrl.startsWith('https:') || request.protocol === 'https',
      maxAge: SESSION_SECONDS,
    })
    return sessions.idOf(cookie)
  }
  const current = (request: FastifyRequest, reply: FastifyReply): string =>
    sessions.idOf(request.cookies[SESSION_COOKIE]) || begin(request, reply)

  for (const name of ['InitSession', 'UserIsActive']) {
    app.get(`/api/Auth/${name}/:flag`, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return answer(request, current(request, reply))
    })
  }
  app.get('/api/Auth/LogOut', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return { antiForgeryToken: sessions.antiForgeryToken(begin(request, reply)) }
  })
}
