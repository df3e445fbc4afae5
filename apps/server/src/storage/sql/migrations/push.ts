import type { Kysely, Migration } from 'kysely'

/** Devices of people that are told by push, and the keys of the installation for it. Released; it must not change. */
export const push: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('push_subscription')
      .addColumn('event_id', 'text', (column) => column.notNull().references('event.id').onDelete('cascade'))
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('at', 'double precision', (column) => column.notNull())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('push_subscription_key', ['event_id', 'person_id', 'id'])
      .execute()
    await db.schema
      .createTable('push_keys')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('sealed_private', 'text', (column) => column.notNull())
      .execute()
  },
}
