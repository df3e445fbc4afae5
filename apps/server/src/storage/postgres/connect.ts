import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Db, Schema } from '../sql/schema.ts'

/** Of one node; the database has a bound for all of them. */
const CONNECTIONS = 8
/** How long a connection may take before the database counts as away; ms. */
const CONNECT_MS = 5000

/** Counts are bigint, which the driver gives as text; all of ours are far below 2^53. */
const NUMBERS: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC
      ? Number
      : pg.types.getTypeParser(oid, format),
}

export function poolOf(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    types: NUMBERS,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  })
  // Connections end when the database does, used or not; the next query says so.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export function databaseOf(pool: pg.Pool): Db {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}
