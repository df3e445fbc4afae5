import { acceptedLanguages, nearestLanguage } from '@planner/i18n'
import { type ForgetEventResult, forgetEventRequest, type Refusal } from '@planner/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Analytics } from '../adapters/analytics.ts'
import type { Config } from '../config.ts'
import { sendRefusal } from '../gate/http-gate.ts'
import { refuse } from '../gate/refusal.ts'
import type { ServerContext } from '../server-context.ts'
import { type BrowserSessions, SESSION_COOKIE, SESSION_SECONDS } from '../session/browser-session.ts'
import { describeSession } from '../session/session-response.ts'
import type { SiteAdmins } from '../site/site-admins.ts'
import { environmentOf } from './environment.ts'
import { isHttps } from './is-https.ts'

const query = z.object({ path: z.string().max(2000).catch('').default('') })

type Options = {
  config: Config
  context: ServerContext
  sessions: BrowserSessions
  admins: SiteAdmins
  analytics: Analytics
}

/**
 * The site administrator must get in to learn why storage fails (OPS-18). The operations page needs the
 * sign-in alone, which is in memory; on other pages a failure of storage fails the request.
 */
async function orWithoutStorage<T>(isOfOperations: boolean, asked: Promise<T>, otherwise: T): Promise<T> {
  return isOfOperations ? asked.catch(() => otherwise) : asked
}

/** The routes of the browser session; HTTP-2. */
export function addAuthRoutes(
  app: FastifyInstance,
  { config, context, sessions, admins, analytics }: Options,
): void {
  const isOfOperations = (request: FastifyRequest) =>
    query.parse(request.query).path.startsWith('/operations/')
  const responseFor = async (request: FastifyRequest, sessionId: string) => {
    const opened = context.storage.openedEvents(sessionId)
    const environment = environmentOf(config.hosts, request.host)
    return describeSession(context, {
      opened: await orWithoutStorage(isOfOperations(request), opened, []),
      antiForgeryToken: sessions.antiForgeryToken(sessionId),
      path: query.parse(request.query).path,
      languageCode: nearestLanguage(acceptedLanguages(request.headers['accept-language'] ?? '')),
      isSiteAdmin: admins.isSignedIn(sessionId),
      site: config.site,
      sendsMail: config.adapters.letters !== null,
      environment,
      defaultInvite: config.defaultInvite,
      analyticsOf: (person) => analytics.sessionFor(request.headers, person, environment),
    })
  }
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
  const isEnded = (request: FastifyRequest, sessionId: string) =>
    orWithoutStorage(isOfOperations(request), context.storage.isSessionEnded(sessionId), false)
  const currentSession = async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const sessionId = sessions.of(request)
    const isUsable = sessionId !== '' && !(await isEnded(request, sessionId))
    return isUsable ? sessionId : startSession(request, reply)
  }

  for (const name of ['InitSession', 'UserIsActive']) {
    app.get(`/api/Auth/${name}/:flag`, async (request, reply) => {
      return responseFor(request, await currentSession(request, reply))
    })
  }
  app.route({
    method: ['GET', 'POST'],
    url: '/api/Auth/LogOut',
    async handler(request, reply) {
      const sessionId = sessions.of(request)
      if (!sessions.isOwnPage(request)) {
        if (request.headers.accept?.includes('text/html')) return reply.redirect('/logout/')
        return sendRefusal(reply, sessionHasEnded())
      }
      admins.signOut(sessionId)
      await context.storage.write([{ kind: 'endSession', sessionId, at: context.now() }])
      return { antiForgeryToken: sessions.antiForgeryToken(startSession(request, reply)) }
    },
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the address says is all the right there is. */
    needsNoSession?: boolean
  }
}

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Requests with unsafe methods must carry their session's token; HTTP-4. */
export function requireAntiForgeryToken(app: FastifyInstance, sessions: BrowserSessions): void {
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE_METHODS.has(request.method) || sessions.isOwnPage(request)) return
    if (request.routeOptions.config.needsNoSession) return
    return sendRefusal(reply, sessionHasEnded())
  })
}

const sessionHasEnded = (): Refusal =>
  refuse(403, 'sessionEnded', 'The session has ended. Please reload the page.')

/** POST /api/Session/ForgetEvent: of what a session has opened, one event is forgotten; HTTP-18. */
export function addForgetEventRoute(
  app: FastifyInstance,
  { storage }: Pick<ServerContext, 'storage'>,
  sessions: BrowserSessions,
): void {
  app.post('/api/Session/ForgetEvent', async (request, reply) => {
    const parsed = forgetEventRequest.safeParse(request.body)
    if (!parsed.success) return sendRefusal(reply, refuse(400, 'invalid', 'Please name an event.'))
    const { eventId } = parsed.data
    await storage.write([{ kind: 'endOpenedEvent', sessionId: sessions.of(request), eventId }])
    return { isForgotten: true } satisfies ForgetEventResult
  })
}
