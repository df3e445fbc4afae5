import { hasPermissions, PERMISSIONS } from '@planner/domain'
import { ANTI_FORGERY_HEADER, type SiteOperations, type SiteSignedIn, siteSignIn } from '@planner/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from '../gate/http-gate.ts'
import { refuse } from '../gate/refusal.ts'
import { LIMITS } from '../limits/limits.ts'
import { quota } from '../limits/quota.ts'
import { type BrowserSessions, SESSION_COOKIE } from '../session/browser-session.ts'
import type { SiteAdmins } from './site-admins.ts'

const HOUR_MS = 3_600_000

type SiteRouteOptions = {
  admins: SiteAdmins
  sessions: BrowserSessions
  operations: () => Promise<SiteOperations>
  addressOf: (request: FastifyRequest) => string
  now: () => number
}

/** The routes of the operations page; OPS-1, OPS-11. */
export function addSiteRoutes(app: FastifyInstance, options: SiteRouteOptions): void {
  const { admins, operations, addressOf, now } = options
  const attempts = quota({ limit: LIMITS.siteSignInsOfAddress.value, windowMs: HOUR_MS, now })

  app.post('/api/Site/SignIn', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const parsed = siteSignIn.safeParse(request.body)
    if (!parsed.success) return sendRefusal(reply, refuse(400, 'invalid', 'The request is {key}.'))
    if (!attempts.take(addressOf(request)))
      return sendRefusal(
        reply,
        refuse(429, 'tooManyRequests', 'Too many attempts came from here. Please try again in an hour.'),
      )
    if (!admins.signIn(sessionOf(request, options), parsed.data.key)) return notSiteAdmin(reply)
    return { permissions: [...PERMISSIONS.siteAdmin] } satisfies SiteSignedIn
  })

  app.post('/api/Site/SignOut', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    admins.signOut(sessionOf(request, options))
    return { permissions: [] } satisfies SiteSignedIn
  })

  app.get('/api/Site/Operations', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!hasPermissions(permissionsOf(request, options), PERMISSIONS.siteAdmin)) return notSiteAdmin(reply)
    return operations()
  })
}

/** Of a session that is signed in and proves by its token that its own page asks, or of the bearer of the key; ROLE-9. */
function permissionsOf(request: FastifyRequest, options: SiteRouteOptions): readonly string[] {
  const { admins, sessions } = options
  const token = request.headers[ANTI_FORGERY_HEADER]
  const sessionId = sessionOf(request, options)
  const isOwnPage = typeof token === 'string' && sessions.isAntiForgeryToken(sessionId, token)
  const isAdmin = (isOwnPage && admins.isSignedIn(sessionId)) || admins.isKey(bearerOf(request))
  return isAdmin ? PERMISSIONS.siteAdmin : []
}

/** The key of an Authorization header; '' without one. */
export function bearerOf({ headers }: FastifyRequest): string {
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1] ?? ''
}

function sessionOf({ cookies }: FastifyRequest, { sessions }: SiteRouteOptions): string {
  return sessions.idOf(cookies[SESSION_COOKIE])
}

function notSiteAdmin(reply: FastifyReply): FastifyReply {
  const message = 'This needs the site administrator’s key.'
  return sendRefusal(reply, { ok: false, status: 401, reason: 'notSiteAdmin', message })
}
