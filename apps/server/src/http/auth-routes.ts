import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { ServerContext } from '../server-context.ts'
import { type BrowserSessions, SESSION_COOKIE, SESSION_SECONDS } from '../session/browser-session.ts'
import { describeSession } from '../session/session-response.ts'
import { environmentOf } from './environment.ts'
import { isHttps } from './is-https.ts'

const query = z.object({ path: z.string().max(2000).catch('').default('') })

type Options = {
  config: Config
  context: ServerContext
  sessions: BrowserSessions
}

/** The routes of the browser session; HTTP-2. */
export function addAuthRoutes(app: FastifyInstance, { config, context, sessions }: Options): void {
  const responseFor = (request: FastifyRequest, sessionId: string) =>
    describeSession(context, {
      sessionId,
      antiForgeryToken: sessions.antiForgeryToken(sessionId),
      path: query.parse(request.query).path,
      environment: environmentOf(config.hosts, request.host),
      defaultInvite: config.defaultInvite,
    })
  const startSession = (request: FastifyRequest, reply: FastifyReply): string => {
    const cookie = sessions.create()
    reply.setCookie(SESSION_COOKIE, cookie, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isHttps(request.raw, config),
      maxAge: SESSION_SECONDS,
    })
    return sessions.idOf(cookie)
  }
  const currentSession = (request: FastifyRequest, reply: FastifyReply): string =>
    sessions.idOf(request.cookies[SESSION_COOKIE]) || startSession(request, reply)

  for (const name of ['InitSession', 'UserIsActive']) {
    app.get(`/api/Auth/${name}/:flag`, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return responseFor(request, currentSession(request, reply))
    })
  }
  app.get('/api/Auth/LogOut', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return { antiForgeryToken: sessions.antiForgeryToken(startSession(request, reply)) }
  })
}
