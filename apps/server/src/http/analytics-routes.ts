import { type AnalyticsResult, analyticsRequest } from '@planner/protocol'
import type { FastifyInstance } from 'fastify'
import type { Analytics } from '../adapters/analytics.ts'
import type { HostLists } from '../config.ts'
import { sendRefusal } from '../gate/http-gate.ts'
import { refuse } from '../gate/refusal.ts'
import { LIMITS } from '../limits/limits.ts'
import { environmentOf } from './environment.ts'
import { type VisitorOptions, visitorQuota } from './visitor-quota.ts'

const MAX_BODY = 32 * 1024

type Options = VisitorOptions & { analytics: Analytics; hosts: HostLists }

/** POST /api/Analytics takes page views of browsers that have not asked not to be counted. Beyond a quota they are left out; PRIV-21. */
export function addAnalyticsRoutes(app: FastifyInstance, { analytics, hosts, ...options }: Options): void {
  const { viewsOfSession: session, viewsOfAddress: address, viewsOfAll: all } = LIMITS
  const visitors = visitorQuota({ session, address, all }, options)

  app.post('/api/Analytics', { bodyLimit: MAX_BODY }, async (request, reply) => {
    const parsed = analyticsRequest.safeParse(request.body)
    if (!parsed.success)
      return sendRefusal(reply, refuse(400, 'invalid', 'Page views are a list of names, pages and numbers.'))
    if (analytics.stateFor(request.headers) !== 'counted') return { counted: 0 } satisfies AnalyticsResult
    const take = visitors.of(request)
    const counted = parsed.data.events.filter(() => take())
    const environment = environmentOf(hosts, request.host)
    for (const event of counted) analytics.add(event, environment)
    return { counted: counted.length } satisfies AnalyticsResult
  })
}
