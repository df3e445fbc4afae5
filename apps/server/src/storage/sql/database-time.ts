import { sql } from 'kysely'
import type { Db } from './schema.ts'

/** The time of the database, ms since the epoch: the clocks of nodes differ. */
export const DATABASE_NOW = sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)`

export async function databaseTime(db: Db): Promise<number> {
  const { rows } = await sql<{ now: number }>`select ${DATABASE_NOW} as now`.execute(db)
  return rows[0]?.now ?? Date.now()
}

export async function databaseBytes(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(
    db,
  )
  return rows[0]?.bytes ?? 0
}
