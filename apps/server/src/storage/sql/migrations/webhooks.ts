import type { Kysely, Migration } from 'kysely'

/** Addresses that are told of happenings, and what waits for them. Released; it must not change. */
export const webhooks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('webhook')
      .addColumn('event_id', 'text', (column) => column.notNull().references('event.id').onDelete('cascade'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('sealed_address', 'text', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('webhook_key', ['event_id', 'id'])
      .execute()
    await db.schema
      .createTable('webhook_message')
      .addColumn('event_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('webhook_id', 'text', (column) => column.notNull())
      .addColumn('due_at', 'double precision', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('webhook_message_key', ['event_id', 'id'])
      .addForeignKeyConstraint(
        'webhook_of_message',
        ['event_id', 'webhook_id'],
        'webhook',
        ['event_id', 'id'],
        (constraint) => constraint.onDelete('cascade'),
      )
      .execute()
    await db.schema.createIndex('webhook_message_by_time').on('webhook_message').column('due_at').execute()
  },
}
