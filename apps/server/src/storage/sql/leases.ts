import { sql } from 'kysely'
import { DATABASE_NOW } from './database-time.ts'
import type { Db } from './schema.ts'

/** Takes a lease that nobody else has, or extends one's own. @returns whose it is then, and whether it is to be given up. */
export async function takeLease(
  db: Db,
  { name, owner, ms }: { name: string; owner: string; ms: number },
): Promise<'own' | 'stop' | 'other'> {
  const until = sql<number>`${DATABASE_NOW} + ${ms}`
  const row = await db
    .insertInto('lease')
    .values({ name, owner, until, stop_requested: 0 })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({
          owner,
          until,
          stop_requested: sql<number>`case when lease.owner = ${owner} then lease.stop_requested else 0 end`,
        })
        .where((eb) => eb.or([eb('lease.owner', '=', owner), eb('lease.until', '<=', DATABASE_NOW)])),
    )
    .returning('stop_requested')
    .executeTakeFirst()
  if (!row) return 'other'
  return row.stop_requested === 1 ? 'stop' : 'own'
}

export async function endLease(db: Db, { name, owner }: { name: string; owner: string }): Promise<void> {
  await db.deleteFrom('lease').where('name', '=', name).where('owner', '=', owner).execute()
}

/** Has whoever holds it give it up. @returns whether anybody does. */
export async function stopLease(db: Db, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('lease')
    .set({ stop_requested: 1 })
    .where('name', '=', name)
    .where('until', '>', DATABASE_NOW)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function isLeased(db: Db, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('lease')
    .select('name')
    .where('name', '=', name)
    .where('until', '>', DATABASE_NOW)
    .executeTakeFirst()
  return row !== undefined
}
