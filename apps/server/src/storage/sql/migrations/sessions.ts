import { type Kysely, type Migration, sql } from 'kysely'

/** Sessions become rows, so that they can end. Those that have opened something go on. */
export const sessions: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('browser_session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'double precision', (column) => column.notNull())
    .addColumn('ended_at', 'double precision')
    .execute()
  await sql`
    insert into browser_session (id, browser, last_used_at, ended_at)
    select session_id, '', max(opened_at), null from opened_event group by session_id
  `.execute(db)
}
