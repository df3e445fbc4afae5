import { join } from 'node:path'
import { quota } from '../limits/quota.ts'
import { type BrowserSessions, SESSION_COOKIE } from '../session/browser-session.ts'
import { appendLog } from './append-log.ts'

const HOUR_MS = 3_600_000

export type LogOptions = { dataDir: string; now: () => number; sessions: BrowserSessions }

type Cookies = { readonly cookies: Readonly<Record<string, string | undefined>> }

/**
 * An append-only file in the data folder that browsers may write to, with an hourly quota per session. Since sessions are
 * free to create, there is a total quota too.
 */
export function rateLimitedLog(
  name: string,
  perHour: { readonly session: number; readonly total: number },
  { dataDir, now, sessions }: LogOptions,
): { add(request: Cookies, entry: object): Promise<boolean> } {
  const log = appendLog(join(dataDir, name))
  const sessionQuota = quota({ limit: perHour.session, windowMs: HOUR_MS, now })
  const totalQuota = quota({ limit: perHour.total, windowMs: HOUR_MS, now })
  return {
    /** Appends the entry with a timestamp and resolves when it is durable; false when a quota is exhausted. */
    async add({ cookies }, entry) {
      const isAllowed = sessionQuota.take(sessions.idOf(cookies[SESSION_COOKIE])) && totalQuota.take('')
      if (isAllowed) await log.append(JSON.stringify({ at: new Date(now()).toISOString(), ...entry }))
      return isAllowed
    },
  }
}
