import type { Kysely, Migration } from 'kysely'

/** Scenarios outlive the server; what was put into force from one can be undone with its settings. */
export const scenarios: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('scenario_bench')
    .addColumn('event_id', 'text', (column) => column.primaryKey().references('event.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('erased_ids', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createTable('scenario')
    .addColumn('event_id', 'text', (column) => column.notNull().references('event.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('best', 'text')
    .addColumn('problem', 'text', (column) => column.notNull())
    .addColumn('basis', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('scenario_key', ['event_id', 'id'])
    .execute()
  await db.schema
    .alterTable('plan_run')
    .addColumn('undo_settings', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
