import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const SELF = "'self'"

/** Allows only own files, inline style attributes of components, and the embedded Google Form. */
const CONTENT_SECURITY_POLICY = {
  defaultSrc: [SELF],
  scriptSrc: [SELF],
  styleSrc: [SELF, "'unsafe-inline'"],
  imgSrc: [SELF, 'data:', 'blob:'],
  fontSrc: [SELF, 'data:'],
  connectSrc: [SELF],
  frameSrc: ['https://docs.google.com', 'https://forms.gle'],
  frameAncestors: ["'none'"],
  objectSrc: ["'none'"],
  baseUri: [SELF],
  formAction: [SELF],
  manifestSrc: [SELF],
  workerSrc: [SELF, 'blob:'],
}

export async function addSecurityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
    referrerPolicy: { policy: 'no-referrer' },
    hsts: publicUrl.startsWith('https:'),
    frameguard: { action: 'deny' },
  })
}
