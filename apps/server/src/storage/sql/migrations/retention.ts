import { type Kysely, type Migration, sql } from 'kysely'

export const retention: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('upkeep')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('at', 'double precision', (column) => column.notNull())
    .execute()

  await db.schema
    .alterTable('plan_run')
    .addColumn('erased_ids', 'text', (column) => column.notNull().defaultTo(''))
    .execute()

  await db.schema
    .createTable('event_use')
    .addColumn('event_id', 'text', (column) => column.primaryKey().references('event.id').onDelete('cascade'))
    .addColumn('used_at', 'double precision', (column) => column.notNull())
    .addColumn('announced_ms', 'double precision')
    .execute()
  // Older events were used when their latest choice, setting or plan was made, or when somebody opened them.
  await sql`
    insert into event_use (event_id, used_at)
    select id, max(
      coalesce((select max(timestamp) from cell where event_id = event.id), 0),
      coalesce((select max(timestamp) from setting where event_id = event.id), 0),
      coalesce((select max(created_at) from plan_run where event_id = event.id), 0),
      coalesce((select max(opened_at) from opened_event where event_id = event.id), 0)
    ) from event`.execute(db)
}
