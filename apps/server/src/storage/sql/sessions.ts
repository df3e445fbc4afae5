import type { EventSession } from '../storage.ts'
import type { Db } from './schema.ts'

/** Notes that a session is in use. False for one that has ended, which nothing brings back; HTTP-14. */
export async function touchSession(
  db: Db,
  session: { id: string; browser: string; at: number },
): Promise<boolean> {
  if (await isSessionEnded(db, session.id)) return false
  const { id, browser, at } = session
  await db
    .insertInto('browser_session')
    .values({ id, browser, last_used_at: at, ended_at: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ browser, last_used_at: at }))
    .execute()
  return true
}

export async function isSessionEnded(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('browser_session')
    .select('ended_at')
    .where('id', '=', id)
    .executeTakeFirst()
  return (row?.ended_at ?? null) !== null
}

/** Ends a session: what it has opened is forgotten, and its cookie opens nothing from now on. */
export async function endSession(db: Db, id: string, at: number): Promise<void> {
  await db.deleteFrom('opened_event').where('session_id', '=', id).execute()
  await db
    .insertInto('browser_session')
    .values({ id, browser: '', last_used_at: at, ended_at: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ browser: '', ended_at: at }))
    .execute()
}

/** Forgets sessions that nobody has used since, ended or not: by then their cookies have expired. */
export async function forgetIdleSessions(db: Db, before: number): Promise<void> {
  const idle = db.selectFrom('browser_session').select('id').where('last_used_at', '<', before)
  await db.deleteFrom('opened_event').where('session_id', 'in', idle).execute()
  await db.deleteFrom('browser_session').where('last_used_at', '<', before).execute()
}

/** The sessions that have an event open, the last used first. */
export async function readEventSessions(db: Db, eventId: string): Promise<EventSession[]> {
  const rows = await db
    .selectFrom('opened_event')
    .innerJoin('browser_session', 'browser_session.id', 'opened_event.session_id')
    .select(['session_id', 'browser', 'role', 'opened_at'])
    .where('event_id', '=', eventId)
    .orderBy('opened_at', 'desc')
    .orderBy('session_id')
    .execute()
  return rows.map((row) => ({
    sessionId: row.session_id,
    browser: row.browser,
    role: row.role,
    lastUsedAt: row.opened_at,
  }))
}
