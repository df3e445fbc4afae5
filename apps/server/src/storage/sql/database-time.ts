import { sql } from 'kysely'

/** The time of the database, ms since the epoch: the clocks of nodes differ. */
export const DATABASE_NOW = sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)`
