import type { Kysely } from 'kysely'
import type { LatestStamps } from '../storage.ts'
import type { Schema } from './schema.ts'

/** Reads every cell, so only for the start of a server. */
export async function readLatestStamps(db: Kysely<Schema>): Promise<LatestStamps> {
  const cells = await db
    .selectFrom('cell')
    .select(({ fn }) => fn.max('timestamp').as('latest'))
    .executeTakeFirst()
  const settings = await db
    .selectFrom('setting')
    .select(({ fn }) => fn.max('timestamp').as('latest'))
    .executeTakeFirst()
  const runs = await db
    .selectFrom('plan_run')
    .select(({ fn }) => [
      fn.max('created_at').as('created'),
      fn.max('ended_at').as('ended'),
      fn.max('lease_until').as('leased'),
    ])
    .executeTakeFirst()
  return {
    edited: Math.max(cells?.latest ?? 0, settings?.latest ?? 0),
    planned: Math.max(runs?.created ?? 0, runs?.ended ?? 0),
    leasedUntil: runs?.leased ?? 0,
  }
}
