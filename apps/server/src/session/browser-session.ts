import { randomBytes } from 'node:crypto'
import { fastifyCookie } from '@fastify/cookie'
import AntiForgeryTokens from '@fastify/csrf'
import { parseCookie } from 'cookie'

export const SESSION_COOKIE = 'planner_session'
export const SESSION_SECONDS = 400 * 24 * 3600

/** Anonymous sessions of browsers in a signed cookie (HTTP-5). Nothing about them is kept but what they opened. */
export type BrowserSessions = {
  /** The content of a new session's cookie. */
  create(): string
  /** The session's id, or '' when the cookie is missing or was not made here. */
  idOf(cookie: string | undefined): string
  /** As `idOf`, from a whole Cookie header. */
  idOfHeader(header: string | undefined): string
  antiForgeryToken(sessionId: string): string
  isAntiForgeryToken(sessionId: string, token: string): boolean
}

/** What is signed is not the bare id, so that no other text signed with the secret passes for a session. */
const PURPOSE = 'session:'

export function browserSessions(secret: string): BrowserSessions {
  const signer = fastifyCookie.signerFactory(secret)
  // The session's id stands for the secret that the library would keep for each browser; the key makes it one.
  const tokens = AntiForgeryTokens({ hmacKey: secret })
  const idOf = (cookie: string | undefined) => {
    const { valid, value } = signer.unsign(PURPOSE + withPlainBase64(cookie ?? ''))
    return valid && value ? value.slice(PURPOSE.length) : ''
  }
  return {
    create: () => signer.sign(PURPOSE + randomBytes(18).toString('base64url')).slice(PURPOSE.length),
    idOf,
    idOfHeader: (header) => idOf(parseCookie(header ?? '')[SESSION_COOKIE]),
    antiForgeryToken: (sessionId) => tokens.create(sessionId),
    isAntiForgeryToken: (sessionId, token) => sessionId !== '' && tokens.verify(sessionId, token),
  }
}

/** The library writes signatures in base64; browsers still hold cookies with signatures in base64url. */
function withPlainBase64(cookie: string): string {
  const [id = '', signature = ''] = cookie.split('.')
  return `${id}.${signature.replaceAll('-', '+').replaceAll('_', '/')}`
}
