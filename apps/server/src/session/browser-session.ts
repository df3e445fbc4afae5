import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

export const SESSION_COOKIE = 'planner_session'
export const SESSION_SECONDS = 400 * 24 * 3600

/** Anonymous sessions of browsers in a signed cookie (decision 14). Nothing about them is kept but what they opened. */
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

export function browserSessions(secret: string): BrowserSessions {
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url')
  const idOf = (cookie: string | undefined) => {
    const [id = '', signature = ''] = (cookie ?? '').split('.')
    return id !== '' && isEqual(signature, sign('session', id)) ? id : ''
  }
  return {
    create() {
      const id = randomBytes(18).toString('base64url')
      return `${id}.${sign('session', id)}`
    },
    idOf,
    idOfHeader(header) {
      const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='))
      return idOf(pairs.find(([name]) => name === SESSION_COOKIE)?.[1])
    },
    antiForgeryToken: (sessionId) => sign('anti-forgery', sessionId),
    isAntiForgeryToken: (sessionId, token) =>
      sessionId !== '' && isEqual(token, sign('anti-forgery', sessionId)),
  }
}

function isEqual(given: string, expected: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}
