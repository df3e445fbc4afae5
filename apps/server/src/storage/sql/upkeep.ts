import type { Db, Schema } from './schema.ts'

/** Notes an erasure in its own transaction, so that the cleaning of pages survives a crash. */
export const noteErasure = (db: Db) => putUpkeep(db, 'erasure', 0)

export async function isErasureNoted(db: Db): Promise<boolean> {
  const row = await db.selectFrom('upkeep').select('at').where('name', '=', 'erasure').executeTakeFirst()
  return row !== undefined
}

export async function forgetErasure(db: Db): Promise<void> {
  await db.deleteFrom('upkeep').where('name', '=', 'erasure').execute()
}

/**
 * Writes a row, to see whether writing works. `at` differs from call to call, or nothing would be written.
 */
export const writeHealth = (db: Db, at: number) => putUpkeep(db, 'health', at)

async function putUpkeep(db: Db, name: Schema['upkeep']['name'], at: number): Promise<void> {
  await db
    .insertInto('upkeep')
    .values({ name, at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
    .execute()
}
