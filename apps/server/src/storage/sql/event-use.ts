import { sql } from 'kysely'
import type { EventUse, RetentionSweep, SweptEvents } from '../storage.ts'
import type { Db } from './schema.ts'

export async function putUse(db: Db, eventId: string, usedAt: number): Promise<void> {
  await db
    .insertInto('event_use')
    .values({ event_id: eventId, used_at: usedAt, announced_ms: null })
    .onConflict((conflict) =>
      conflict.column('event_id').doUpdateSet({ used_at: usedAt, announced_ms: null }),
    )
    .execute()
}

export async function readUse(db: Db, eventId: string): Promise<EventUse | undefined> {
  const row = await db
    .selectFrom('event_use')
    .select(['used_at', 'announced_ms'])
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  return row && { usedAt: row.used_at, announcedMs: row.announced_ms }
}

export async function sweepUnused(db: Db, sweep: RetentionSweep): Promise<SweptEvents> {
  const { now, unusedMs, noticeMs, turnMs } = sweep
  const elapsedMs = turnMs === undefined ? sweep.elapsedMs : await sinceLastTurn(db, now, turnMs)
  if (elapsedMs === undefined) return { announced: [], due: [] }
  // An event without a recorded use counts as used at the first sweep.
  await sql`
    insert into event_use (event_id, used_at)
    select id, cast(${now} as double precision) from event where id not in (select event_id from event_use)`.execute(
    db,
  )
  const announceBefore = now - (unusedMs - noticeMs)
  await db
    .updateTable('event_use')
    .set({ announced_ms: null })
    .where('announced_ms', 'is not', null)
    .where('used_at', '>', announceBefore)
    .execute()
  await db
    .updateTable('event_use')
    .set((eb) => ({ announced_ms: eb('announced_ms', '+', elapsedMs) }))
    .where('announced_ms', 'is not', null)
    .execute()
  const announced = await db
    .updateTable('event_use')
    .set({ announced_ms: 0 })
    .where('announced_ms', 'is', null)
    .where('used_at', '<=', announceBefore)
    .returning('event_id')
    .execute()
  const due = await db
    .selectFrom('event_use')
    .select('event_id')
    .where('announced_ms', '>=', noticeMs)
    .where('used_at', '<=', now - unusedMs)
    .execute()
  return { announced: announced.map(({ event_id }) => event_id), due: due.map(({ event_id }) => event_id) }
}

/** How long it is since a node looked, at most two turns; undefined when it is not time yet. */
async function sinceLastTurn(db: Db, now: number, turnMs: number): Promise<number | undefined> {
  await db
    .insertInto('upkeep')
    .values({ name: 'sweep', at: now - turnMs })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { at } = await db
    .selectFrom('upkeep')
    .select('at')
    .where('name', '=', 'sweep')
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (now - at < turnMs * ALMOST) return undefined
  await db.updateTable('upkeep').set({ at: now }).where('name', '=', 'sweep').execute()
  return Math.min(now - at, 2 * turnMs)
}

/** Timers of nodes are not exact. */
const ALMOST = 0.9
