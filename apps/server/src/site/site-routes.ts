import { PERMISSIONS } from '@planner/domain'
import { type SiteOperations, type SiteSignedIn, siteSignIn } from '@planner/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from '../gate/http-gate.ts'
import { refuse } from '../gate/refusal.ts'
import type { BrowserSessions } from '../session/browser-session.ts'
import type { SiteAdmins, TriedKey } from './site-admins.ts'

type SiteRouteOptions = {
  admins: SiteAdmins
  sessions: BrowserSessions
  operations: () => Promise<SiteOperations>
}

/** The routes of the operations page; OPS-1, OPS-11. */
export function addSiteRoutes(
  app: FastifyInstance,
  { admins, sessions, operations }: SiteRouteOptions,
): void {
  app.post('/api/Site/SignIn', async (request, reply) => {
    const parsed = siteSignIn.safeParse(request.body)
    if (!parsed.success) return sendRefusal(reply, refuse(400, 'invalid', 'The request is {key}.'))
    const session = sessions.of(request)
    const tried = admins.tryKey(request.address, parsed.data.key)
    if (tried !== 'right' || session === '') return refuseKey(reply, tried)
    admins.signIn(session)
    return { permissions: [...PERMISSIONS.siteAdmin] } satisfies SiteSignedIn
  })

  app.post('/api/Site/SignOut', async (request) => {
    admins.signOut(sessions.of(request))
    return { permissions: [] } satisfies SiteSignedIn
  })

  app.get('/api/Site/Operations', async (request, reply) => {
    // A session that is signed in, when its token proves that its own page asks; ROLE-9.
    if (!sessions.isOwnPage(request) || !admins.isSignedIn(sessions.of(request))) {
      const tried = admins.tryKey(request.address, bearerOf(request))
      if (tried !== 'right') return refuseKey(reply, tried)
    }
    return operations()
  })
}

/** The key of an Authorization header; '' without one. */
export function bearerOf({ headers }: FastifyRequest): string {
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1] ?? ''
}

/** The same answer whatever is wrong with a key; OPS-11. */
export function refuseKey(reply: FastifyReply, tried: TriedKey): FastifyReply {
  return sendRefusal(
    reply,
    tried === 'tooMany'
      ? refuse(429, 'tooManyRequests', 'Too many attempts came from here. Please try again in an hour.')
      : refuse(401, 'notSiteAdmin', 'This needs the site administrator’s key.'),
  )
}
