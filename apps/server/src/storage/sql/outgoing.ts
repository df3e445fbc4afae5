import { sql } from 'kysely'
import type { Outgoing } from '../shared-storage.ts'
import { DATABASE_NOW } from './database-time.ts'
import type { Db } from './schema.ts'

export async function putOutgoing(db: Db, receiver: string, { id, entry }: Outgoing): Promise<void> {
  await db
    .insertInto('outgoing')
    .values({ id, receiver, entry, at: DATABASE_NOW, owner: '', until: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Hands out entries that nobody sends at the moment, the oldest first, for `ms`. */
export async function claimOutgoing(
  db: Db,
  { receiver, owner, ms, limit }: { receiver: string; owner: string; ms: number; limit: number },
): Promise<Outgoing[]> {
  const free = db
    .selectFrom('outgoing')
    .select('id')
    .where('receiver', '=', receiver)
    .where('until', '<=', DATABASE_NOW)
    .orderBy('at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('outgoing')
    .set({ owner, until: sql<number>`${DATABASE_NOW} + ${ms}` })
    .where('id', 'in', free)
    .returning(['id', 'entry'])
    .execute()
}

/** They are sent, or nobody wants them. */
export async function removeOutgoing(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('outgoing').where('id', 'in', ids).execute()
}

/** They wait longer where they are. */
export async function keepOutgoing(db: Db, ids: readonly string[], ms: number): Promise<void> {
  await db
    .updateTable('outgoing')
    .set({ until: sql<number>`${DATABASE_NOW} + ${ms}` })
    .where('id', 'in', ids)
    .execute()
}

/** Whatever nobody took for a day is not sent any more (LIMIT-17). */
export async function forgetOutgoing(db: Db): Promise<void> {
  await db.deleteFrom('outgoing').where('at', '<', sql<number>`${DATABASE_NOW} - ${86_400_000}`).execute()
}
