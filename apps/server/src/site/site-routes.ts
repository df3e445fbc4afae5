import { hasPermissions, PERMISSIONS } from '@planner/domain'
import { ANTI_FORGERY_HEADER, type SiteOperations, type SiteSignedIn, siteSignIn } from '@planner/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from '../gate/http-gate.ts'
import { refuse } from '../gate/refusal.ts'
import { type BrowserSessions, SESSION_COOKIE } from '../session/browser-session.ts'
import type { SiteAdmins, TriedKey } from './site-admins.ts'

type SiteRouteOptions = {
  admins: SiteAdmins
  sessions: BrowserSessions
  operations: () => Promise<SiteOperations>
  addressOf: (request: FastifyRequest) => string
}

/** The routes of the operations page; OPS-1, OPS-11. */
export function addSiteRoutes(app: FastifyInstance, options: SiteRouteOptions): void {
  const { admins, operations, addressOf } = options

  app.post('/api/Site/SignIn', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const parsed = siteSignIn.safeParse(request.body)
    if (!parsed.success) return sendRefusal(reply, refuse(400, 'invalid', 'The request is {key}.'))
    const session = sessionOf(request, options)
    const tried = admins.tryKey(addressOf(request), parsed.data.key)
    if (tried !== 'right' || session === '') return refuseKey(reply, tried)
    admins.signIn(session)
    return { permissions: [...PERMISSIONS.siteAdmin] } satisfies SiteSignedIn
  })

  app.post('/api/Site/SignOut', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    admins.signOut(sessionOf(request, options))
    return { permissions: [] } satisfies SiteSignedIn
  })

  app.get('/api/Site/Operations', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!hasPermissions(permissionsOfPage(request, options), PERMISSIONS.siteAdmin)) {
      const tried = admins.tryKey(addressOf(request), bearerOf(request))
      if (tried !== 'right') return refuseKey(reply, tried)
    }
    return operations()
  })
}

/** The permissions of a session that is signed in, when its token proves that its own page asks; ROLE-9. */
function permissionsOfPage(request: FastifyRequest, options: SiteRouteOptions): readonly string[] {
  const { admins, sessions } = options
  const token = request.headers[ANTI_FORGERY_HEADER]
  const sessionId = sessionOf(request, options)
  const isOwnPage = typeof token === 'string' && sessions.isAntiForgeryToken(sessionId, token)
  return isOwnPage && admins.isSignedIn(sessionId) ? PERMISSIONS.siteAdmin : []
}

/** The key of an Authorization header; '' without one. */
export function bearerOf({ headers }: FastifyRequest): string {
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1] ?? ''
}

function sessionOf({ cookies }: FastifyRequest, { sessions }: SiteRouteOptions): string {
  return sessions.idOf(cookies[SESSION_COOKIE])
}

/** The same answer whatever is wrong with a key; OPS-11. */
export function refuseKey(reply: FastifyReply, tried: TriedKey): FastifyReply {
  const message = 'This needs the site administrator’s key.'
  return sendRefusal(
    reply,
    tried === 'tooMany'
      ? refuse(429, 'tooManyRequests', 'Too many attempts came from here. Please try again in an hour.')
      : { ok: false, status: 401, reason: 'notSiteAdmin', message },
  )
}
