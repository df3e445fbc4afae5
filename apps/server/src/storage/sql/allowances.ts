import { sql } from 'kysely'
import type { Allowance } from '../allowance.ts'
import { DATABASE_NOW } from './database-time.ts'
import type { Db } from './schema.ts'

/**
 * Takes from all of them or from none, in the time of the database. Rows are locked in the order of their keys. @returns 0, or the ms
 * after which there is enough of each.
 */
export async function takeAllowances(trx: Db, allowances: readonly Allowance[]): Promise<number> {
  const sorted = [...allowances].sort((a, b) => (a.key < b.key ? -1 : 1))
  const keys = sorted.map(({ key }) => key)
  await trx
    .insertInto('allowance')
    .values(sorted.map(({ key, burst }) => ({ key, tokens: burst, at: DATABASE_NOW })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const rows = await trx
    .selectFrom('allowance')
    .select(['key', 'tokens', 'at', DATABASE_NOW.as('now')])
    .where('key', 'in', keys)
    .orderBy('key')
    .forUpdate()
    .execute()
  const known = new Map(rows.map((row) => [row.key, row]))
  const left = sorted.map((allowance) => {
    const row = known.get(allowance.key)
    const seconds = row ? Math.max(0, row.now - row.at) / 1000 : 0
    const tokens = Math.min(allowance.burst, (row?.tokens ?? 0) + seconds * allowance.perSecond)
    return { ...allowance, tokens, now: row?.now ?? 0 }
  })
  const waitMs = Math.max(
    ...left.map(({ tokens, cost, perSecond }) =>
      tokens >= cost ? 0 : Math.ceil(((cost - tokens) / perSecond) * 1000),
    ),
  )
  if (waitMs > 0) return waitMs
  for (const { key, tokens, cost, now } of left)
    await trx
      .updateTable('allowance')
      .set({ tokens: tokens - cost, at: now })
      .where('key', '=', key)
      .execute()
  return 0
}

/** Forgets those that nobody has used for a day: by then all of them are whole again. */
export async function forgetAllowances(db: Db): Promise<void> {
  await db.deleteFrom('allowance').where('at', '<', sql<number>`${DATABASE_NOW} - ${86_400_000}`).execute()
}
