import type { Kysely, Migration } from 'kysely'

/** What a plan was made of, beside its problem. Of earlier runs the problem alone is known. */
export const planBasis: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('plan_run')
    .addColumn('basis', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
