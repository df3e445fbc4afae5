import type { IncomingMessage, ServerResponse } from 'node:http'
import fastifyHelmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { isHttps, type ProxyOptions } from './is-https.ts'

const SELF = "'self'"

/** Allows only own files, inline style attributes of components, and the embedded form. */
const contentSecurityPolicy = (formHosts: readonly string[]) => ({
  defaultSrc: [SELF],
  scriptSrc: [SELF],
  styleSrc: [SELF, "'unsafe-inline'"],
  imgSrc: [SELF, 'data:', 'blob:'],
  fontSrc: [SELF, 'data:'],
  connectSrc: [SELF],
  frameSrc: formHosts.length === 0 ? ["'none'"] : formHosts.map((host) => `https://${host}`),
  frameAncestors: ["'none'"],
  objectSrc: ["'none'"],
  baseUri: [SELF],
  formAction: [SELF],
  manifestSrc: [SELF],
  workerSrc: [SELF, 'blob:'],
})

type HeaderOptions = ProxyOptions & { formHosts: readonly string[] }

const helmetOptions = ({ formHosts }: HeaderOptions) => ({
  contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(formHosts) },
  referrerPolicy: { policy: 'no-referrer' as const },
  // Set for each request below: behind a proxy only the request says whether the client uses https.
  strictTransportSecurity: false as const,
  frameguard: { action: 'deny' as const },
})

const HSTS = ['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const

/** The headers of every response of the app; HTTP-13. */
export async function addSecurityHeaders(app: FastifyInstance, options: HeaderOptions): Promise<void> {
  await app.register(fastifyHelmet, helmetOptions(options))
  app.addHook('onRequest', async (request, reply) => {
    if (isHttps(request.raw, options)) reply.header(...HSTS)
  })
}

/** What a header says of a page, and means nothing for its scripts, styles and fonts; there are some for every page, and each is waited for. */
const OF_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

export function removePageHeaders(response: Pick<ServerResponse, 'removeHeader'>): void {
  for (const name of OF_PAGES) response.removeHeader(name)
}

/** The same headers for what the hub answers by itself: long polling and its refusals. */
export function hubSecurityHeaders(options: HeaderOptions) {
  const middleware = helmet(helmetOptions(options))
  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    if (isHttps(request, options)) response.setHeader(...HSTS)
    middleware(request, response, next)
  }
}
