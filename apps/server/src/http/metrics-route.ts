import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { SiteAdmins, TriedKey } from '../site/site-admins.ts'
import { bearerOf, refuseKey } from '../site/site-routes.ts'
import type { Metrics } from './metrics.ts'

export type OperatorOptions = {
  config: Pick<Config, 'siteAdminKey' | 'trustProxy'>
  admins: Pick<SiteAdmins, 'tryKey'>
}

type Options = OperatorOptions & { metrics: Metrics }

/** GET /metrics, for the site administrator; OPS-3. */
export function addOperations(app: FastifyInstance, options: Options): void {
  app.get('/metrics', async (request, reply) => {
    const tried = triedBy(request, options)
    if (tried !== 'right') return refuseKey(reply.header('www-authenticate', 'Bearer'), tried)
    return reply.type(options.metrics.contentType).send(await options.metrics.text())
  })
}

/** Headers of a proxy that passes the request on for somebody else. */
const PROXY_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
]

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

/** The key of the request. Without a configured key, requests from this machine count as right. */
export function triedBy(
  request: FastifyRequest,
  { config: { siteAdminKey, trustProxy }, admins }: OperatorOptions,
): TriedKey {
  if (siteAdminKey !== '') return admins.tryKey(request.address, bearerOf(request))
  const { remoteAddress = '' } = request.socket
  const isLocal = LOOPBACK.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')
  const isOwn = isLocal && !trustProxy && PROXY_HEADERS.every((name) => request.headers[name] === undefined)
  return isOwn ? 'right' : 'wrong'
}
