import { join } from 'node:path'
import { quota } from '../limits/quota.ts'
import { type BrowserSessions, SESSION_COOKIE } from '../session/browser-session.ts'
import { appendLog } from './append-log.ts'

const HOUR_MS = 3_600_000

export type LogOptions = { dataDir: string; now: () => number; sessions: BrowserSessions }

type Cookies = { readonly cookies: Readonly<Record<string, string | undefined>> }

/**
 * A file of lines in the data folder that browsers may add to, so many an hour. A new session costs nothing, so all together
 * have a limit too.
 */
export function limitedLog(
  name: string,
  perHour: { readonly session: number; readonly everybody: number },
  { dataDir, now, sessions }: LogOptions,
): { add(request: Cookies, entry: object): Promise<boolean> } {
  const log = appendLog(join(dataDir, name))
  const ofSession = quota({ limit: perHour.session, windowMs: HOUR_MS, now })
  const ofEverybody = quota({ limit: perHour.everybody, windowMs: HOUR_MS, now })
  return {
    /** Resolves when the entry is on the disk, with its time; false when a limit is reached and it is not kept. */
    async add({ cookies }, entry) {
      const isAllowed = ofSession.take(sessions.idOf(cookies[SESSION_COOKIE])) && ofEverybody.take('')
      if (isAllowed) await log.append(JSON.stringify({ at: new Date(now()).toISOString(), ...entry }))
      return isAllowed
    },
  }
}
