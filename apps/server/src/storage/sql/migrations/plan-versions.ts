import { type Kysely, type Migration, sql } from 'kysely'

/** Who asked for a run, how, and when its plan was last put into force. Of earlier runs only the last of these is known. */
export const planVersions: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('plan_run')
    .addColumn('author', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('plan_run')
    .addColumn('is_replan', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('plan_run').addColumn('reason', 'text').execute()
  await db.schema.alterTable('plan_run').addColumn('in_force_at', 'double precision').execute()
  await sql`update plan_run set in_force_at = ended_at where status = 'done'`.execute(db)
}
