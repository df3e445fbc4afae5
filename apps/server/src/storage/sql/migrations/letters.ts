import type { Kysely, Migration } from 'kysely'

/** Letters to people, and who wants none. Released; it must not change. */
export const letters: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('letter')
      .addColumn('event_id', 'text', (column) => column.notNull().references('event.id').onDelete('cascade'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('at', 'double precision', (column) => column.notNull())
      .addColumn('due_at', 'double precision')
      .addColumn('data', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('letter_key', ['event_id', 'id'])
      .execute()
    await db.schema.createIndex('letter_by_time').on('letter').column('due_at').execute()
    // Of no event where it holds for all, so it refers to none.
    await db.schema
      .createTable('no_mail')
      .addColumn('event_id', 'text', (column) => column.notNull())
      .addColumn('address_hash', 'text', (column) => column.notNull())
      .addColumn('at', 'double precision', (column) => column.notNull())
      .addPrimaryKeyConstraint('no_mail_key', ['event_id', 'address_hash'])
      .execute()
  },
}
