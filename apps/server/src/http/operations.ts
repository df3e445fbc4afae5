import { createHash, timingSafeEqual } from 'node:crypto'
import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Metrics } from './metrics.ts'

type Options = { config: Pick<Config, 'siteAdminKey' | 'trustProxy'>; metrics: () => Metrics }

/** What is for those who run the site; OPS-3. */
export function addOperations(app: FastifyInstance, { config, metrics }: Options): void {
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isSiteAdministrator(request, config))
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
function isSiteAdministrator(
  request: FastifyRequest,
  { siteAdminKey, trustProxy }: Options['config'],
): boolean {
  if (siteAdminKey !== '') {
    const given = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
    return timingSafeEqual(hashOf(given), hashOf(siteAdminKey))
  }
  const { remoteAddress = '' } = request.socket
  const isLocal = LOOPBACK.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')
  return isLocal && !trustProxy && PROXY_HEADERS.every((name) => request.headers[name] === undefined)
}

function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
