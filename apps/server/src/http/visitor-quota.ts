import type { FastifyRequest } from 'fastify'
import { addressOf } from '../limits/address.ts'
import type { Limit } from '../limits/limits.ts'
import { quota } from '../limits/quota.ts'
import { type BrowserSessions, SESSION_COOKIE } from '../session/browser-session.ts'

const HOUR_MS = 3_600_000

/** How much in an hour. Since sessions are free to create, an address has a limit too, and all addresses share one. */
export type VisitorLimits = { readonly session: Limit; readonly address: Limit; readonly all: Limit }

export type VisitorOptions = { trustProxy: boolean; now: () => number; sessions: BrowserSessions }

/** An hourly quota of those who may send something without a key. */
export type VisitorQuota = {
  /** Of whoever sends the request. Each call takes one; false when it is exhausted. */
  of(request: FastifyRequest): () => boolean
}

export function visitorQuota(
  limits: VisitorLimits,
  { trustProxy, now, sessions }: VisitorOptions,
): VisitorQuota {
  const perHour = ({ value }: Limit) => quota({ limit: value, windowMs: HOUR_MS, now })
  const ofSession = perHour(limits.session)
  const ofAddress = perHour(limits.address)
  const ofAll = perHour(limits.all)
  return {
    of(request) {
      const session = sessions.idOf(request.cookies[SESSION_COOKIE])
      const address = addressOf(request, { trustProxy })
      return () => ofSession.take(session) && ofAddress.take(address) && ofAll.take('')
    },
  }
}
