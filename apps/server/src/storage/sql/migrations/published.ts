import type { Kysely, Migration } from 'kysely'

/** What feeds and links that leave the event keep of themselves. Released; it must not change. */
export const published: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('published')
      .addColumn('event_id', 'text', (column) => column.notNull().references('event.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('published_key', ['event_id', 'name', 'subject'])
      .execute()
  },
}
