import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { quota } from '../limits/quota.ts'
import { type BrowserSessions, SESSION_COOKIE } from '../session/browser-session.ts'
import { appendLog } from './append-log.ts'
import { addressOf } from './rate-limits.ts'

const HOUR_MS = 3_600_000

export type LogOptions = {
  dataDir: string
  trustProxy: boolean
  now: () => number
  sessions: BrowserSessions
}

/**
 * An append-only file in the data folder that browsers may write to, with an hourly quota per session. Since sessions are
 * free to create, an address has one too, and the file a total that many addresses have to share.
 */
export function rateLimitedLog(
  name: string,
  perHour: { readonly session: number; readonly address: number; readonly total: number },
  { dataDir, trustProxy, now, sessions }: LogOptions,
): { add(request: FastifyRequest, entry: object): Promise<boolean> } {
  const log = appendLog(join(dataDir, name))
  const sessionQuota = quota({ limit: perHour.session, windowMs: HOUR_MS, now })
  const addressQuota = quota({ limit: perHour.address, windowMs: HOUR_MS, now })
  const totalQuota = quota({ limit: perHour.total, windowMs: HOUR_MS, now })
  return {
    /** Appends the entry with a timestamp and resolves when it is durable; false when a quota is exhausted. */
    async add(request, entry) {
      const isAllowed =
        sessionQuota.take(sessions.idOf(request.cookies[SESSION_COOKIE])) &&
        addressQuota.take(addressOf(request, { trustProxy })) &&
        totalQuota.take('')
      if (isAllowed) await log.append(JSON.stringify({ at: new Date(now()).toISOString(), ...entry }))
      return isAllowed
    },
  }
}
