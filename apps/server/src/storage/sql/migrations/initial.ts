import type { CreateTableBuilder, Kysely, Migration } from 'kysely'

export const initial: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('event')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('data', 'text', (column) => column.notNull())
    .execute()

  await withEventId(
    db.schema.createTable('access_key').addColumn('hash', 'text', (column) => column.primaryKey()),
  )
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addUniqueConstraint('access_key_holder', ['event_id', 'person_id', 'kind'])
    .execute()

  await withEventId(db.schema.createTable('setting'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('timestamp', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('setting_address', ['event_id', 'key'])
    .execute()

  for (const entity of ['person', 'topic']) {
    await withEventId(db.schema.createTable(entity))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint(`${entity}_id`, ['event_id', 'id'])
      .execute()
    await db.schema.createIndex(`${entity}_position`).on(entity).columns(['event_id', 'position']).execute()
  }

  await withEventId(db.schema.createTable('cell'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('value_order', 'bytea', (column) => column.notNull())
    .addColumn('timestamp', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('cell_address', ['event_id', 'key'])
    .execute()

  await withEventId(db.schema.createTable('opened_event'))
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('link', 'text', (column) => column.notNull())
    .addColumn('opened_at', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('opened_event_once', ['session_id', 'event_id'])
    .execute()
  await db.schema.createIndex('opened_event_event').on('opened_event').column('event_id').execute()

  await createPlanRun(db)
}

async function createPlanRun(db: Kysely<unknown>): Promise<void> {
  await withEventId(
    db.schema.createTable('plan_run').addColumn('id', 'text', (column) => column.primaryKey()),
  )
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'double precision', (column) => column.notNull())
    .addColumn('started_at', 'double precision')
    .addColumn('ended_at', 'double precision')
    .addColumn('seconds', 'double precision', (column) => column.notNull())
    .addColumn('seed', 'double precision', (column) => column.notNull())
    .addColumn('stop_requested', 'integer', (column) => column.notNull())
    .addColumn('lease_owner', 'text')
    .addColumn('lease_until', 'double precision')
    .addColumn('error', 'text')
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('problem', 'text', (column) => column.notNull())
    .addColumn('best', 'text')
    .execute()
  await db.schema
    .createIndex('plan_run_one_active')
    .unique()
    .on('plan_run')
    .column('event_id')
    .where('status' as never, 'in', ['queued', 'running'])
    .execute()
  await db.schema.createIndex('plan_run_event').on('plan_run').columns(['event_id', 'created_at']).execute()
}

/** Adds the foreign key to the event, with cascading deletion (KEY-10). */
function withEventId<T extends string, C extends string>(table: CreateTableBuilder<T, C>) {
  return table.addColumn('event_id', 'text', (column) =>
    column.notNull().references('event.id').onDelete('cascade'),
  )
}
