import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { bearerOf } from '../site/routes.ts'
import type { SiteAdmins } from '../site/site-admins.ts'
import type { Metrics } from './metrics.ts'

type Options = {
  config: Pick<Config, 'siteAdminKey' | 'trustProxy'>
  admins: Pick<SiteAdmins, 'isKey'>
  metrics: () => Metrics
}

/** What is for those who run the site; OPS-3. */
export function addOperations(app: FastifyInstance, { config, admins, metrics }: Options): void {
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!mayRead(request, { config, admins }))
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send({ error: 'This needs the site administrator’s key.' })
    return reply.type(metrics().contentType).send(await metrics().text())
  })
}

/** Any of these says that a proxy passes the request on for somebody else. */
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

/** Whoever sends the key; where there is none, who asks from this machine itself. */
function mayRead(
  request: FastifyRequest,
  { config: { siteAdminKey, trustProxy }, admins }: Omit<Options, 'metrics'>,
): boolean {
  if (siteAdminKey !== '') return admins.isKey(bearerOf(request))
  const { remoteAddress = '' } = request.socket
  const isLocal = LOOPBACK.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')
  return isLocal && !trustProxy && PROXY_HEADERS.every((name) => request.headers[name] === undefined)
}
