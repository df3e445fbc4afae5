import { hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fastifyCookie } from '@fastify/cookie'
import AntiForgeryTokens from '@fastify/csrf'
import { ANTI_FORGERY_HEADER } from '@planner/protocol'
import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'

export const SESSION_COOKIE = 'planner_session'
export const SESSION_SECONDS = 400 * 24 * 3600

/** Anonymous browser sessions in a signed cookie (HTTP-5). Storage has only the events they opened. */
export type BrowserSessions = {
  /** The cookie value of a new session. */
  create(): string
  /** The session's id, or '' when the cookie is missing or its signature is invalid. */
  idOf(cookie: string | undefined): string
  /** As `idOf`, from a whole Cookie header. */
  idOfHeader(header: string | undefined): string
  /** As `idOf`, of a request. */
  of(request: Pick<FastifyRequest, 'cookies'>): string
  antiForgeryToken(sessionId: string): string
  isAntiForgeryToken(sessionId: string, token: string): boolean
  /**
   * Whether a page of the session asks: a link somewhere else can make a browser send its cookie, but not
   * this header.
   */
  isOwnPage(request: Pick<FastifyRequest, 'cookies' | 'headers'>): boolean
}

/** Domain separation: other values signed with the same secret must not pass as a session. */
const PURPOSE = 'session:'

export function browserSessions(secret: string): BrowserSessions {
  const signer = fastifyCookie.signerFactory(secret)
  // The library expects a secret per browser. With an HMAC key the session id can serve as one.
  const tokens = AntiForgeryTokens({ hmacKey: secret })
  const idOf = (cookie: string | undefined) => {
    const { valid, value } = signer.unsign(PURPOSE + withPlainBase64(cookie ?? ''))
    return valid && value ? value.slice(PURPOSE.length) : ''
  }
  const of: BrowserSessions['of'] = ({ cookies }) => idOf(cookies[SESSION_COOKIE])
  const isAntiForgeryToken = (sessionId: string, token: string) =>
    sessionId !== '' && tokens.verify(sessionId, token)
  return {
    create: () => signer.sign(PURPOSE + randomBytes(18).toString('base64url')).slice(PURPOSE.length),
    idOf,
    of,
    idOfHeader: (header) => idOf(parseCookie(header ?? '')[SESSION_COOKIE]),
    antiForgeryToken: (sessionId) => tokens.create(sessionId),
    isAntiForgeryToken,
    isOwnPage(request) {
      const token = request.headers[ANTI_FORGERY_HEADER]
      return typeof token === 'string' && isAntiForgeryToken(of(request), token)
    },
  }
}

/** The library signs in base64; older cookies have signatures in base64url. */
function withPlainBase64(cookie: string): string {
  const [id = '', signature = ''] = cookie.split('.')
  return `${id}.${signature.replaceAll('-', '+').replaceAll('_', '/')}`
}

/** The signing secret of all nodes that share a secret of keys. */
export function sharedSecret({ current }: { current: string }): string {
  return Buffer.from(hkdfSync('sha256', current, '', 'planner sessions', 32)).toString('base64url')
}

/** The signing secret in the data folder, created on first use and readable by its owner only. */
export async function loadOrCreateSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'session-secret')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return (await readFile(file, 'utf8')).trim()
}

/** In this order, since browsers also name those they descend from. */
const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]
const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

/** The browser that a User-Agent names, such as "Firefox, Windows"; '' for another program. */
export function browserKind(userAgent: string | undefined): string {
  const find = (list: typeof BROWSERS) => list.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? ''
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(', ')
}
