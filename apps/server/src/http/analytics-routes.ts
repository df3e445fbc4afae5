import { type AnalyticsResult, analyticsRequest, type HttpError } from '@planner/protocol'
import type { FastifyInstance } from 'fastify'
import type { Analytics } from '../adapters/analytics.ts'
import type { HostLists } from '../config.ts'
import { LIMITS } from '../limits/limits.ts'
import { quota } from '../limits/quota.ts'
import { type BrowserSessions, SESSION_COOKIE } from '../session/browser-session.ts'
import { environmentOf } from './environment.ts'
import { addressOf } from './rate-limits.ts'

const HOUR_MS = 3_600_000
const MAX_BODY = 32 * 1024

type Options = {
  analytics: Analytics
  hosts: HostLists
  trustProxy: boolean
  now: () => number
  sessions: BrowserSessions
}

/** POST /api/Analytics takes page views of browsers that have not asked not to be counted. Beyond a quota they are left out; PRIV-21. */
export function addAnalyticsRoutes(app: FastifyInstance, options: Options): void {
  const { analytics, hosts, trustProxy, now, sessions } = options
  const perHour = (limit: number) => quota({ limit, windowMs: HOUR_MS, now })
  const ofSession = perHour(LIMITS.viewsOfSession.value)
  const ofAddress = perHour(LIMITS.viewsOfAddress.value)
  const ofAll = perHour(LIMITS.viewsOfAll.value)

  app.post('/api/Analytics', { bodyLimit: MAX_BODY }, async (request, reply) => {
    const parsed = analyticsRequest.safeParse(request.body)
    if (!parsed.success) {
      const refused: HttpError = {
        error: 'Page views are a list of names, pages and numbers.',
        reason: 'invalid',
      }
      return reply.code(400).send(refused)
    }
    if (analytics.stateFor(request.headers) !== 'counted') return { counted: 0 } satisfies AnalyticsResult
    const session = sessions.idOf(request.cookies[SESSION_COOKIE])
    const address = addressOf(request, { trustProxy })
    const counted = parsed.data.events.filter(
      () => ofSession.take(session) && ofAddress.take(address) && ofAll.take(''),
    )
    const environment = environmentOf(hosts, request.host)
    for (const event of counted) analytics.add(event, environment)
    return { counted: counted.length } satisfies AnalyticsResult
  })
}
