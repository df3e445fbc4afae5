import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
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

/** The default, since any answer may be personal. */
const NOT_KEPT = ['cache-control', 'no-store'] as const

/** The headers of every answer (HTTP-13), also of one whose request could not be parsed. */
export function securityHeaders(options: HeaderOptions) {
  const plain = [...headersOfHelmet(options), NOT_KEPT]
  const secure = [...plain, HSTS]
  return (request?: IncomingMessage): readonly (readonly [string, string])[] => {
    const isSecure = request ? isHttps(request, options) : options.publicUrl.startsWith('https:')
    return isSecure ? secure : plain
  }
}

/** None of these headers depends on the request. */
function headersOfHelmet(options: HeaderOptions): [string, string][] {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(helmetOptions(options))(request, response, () => {})
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)])
}

/** Headers that matter for documents only; scripts, styles and fonts go without them to save bytes. */
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
