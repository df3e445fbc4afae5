import type { Kysely, Migration } from 'kysely'

/** Which week of meetings a run is for. Of earlier runs that is not known. */
export const planWeek: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('plan_run').addColumn('week', 'integer').execute()
}
