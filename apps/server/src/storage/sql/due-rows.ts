import type { Db } from './schema.ts'

/** At most so many events are named at once. */
const MAX_DUE = 100

/** Events with rows that are due by a time, the longest due first, and when the next row after that is due; ms since the epoch. */
export async function readDue(
  db: Db,
  table: 'webhook_message' | 'letter',
  now: number,
): Promise<{ eventIds: string[]; nextAt: number | null }> {
  const due = await db
    .selectFrom(table)
    .select(({ fn }) => ['event_id', fn.min('due_at').as('since')])
    .where('due_at', '<=', now)
    .groupBy('event_id')
    .orderBy('since')
    .limit(MAX_DUE)
    .execute()
  const next = await db
    .selectFrom(table)
    .select(({ fn }) => fn.min<number | null>('due_at').as('at'))
    .where('due_at', '>', now)
    .executeTakeFirst()
  return { eventIds: due.map(({ event_id }) => event_id), nextAt: next?.at ?? null }
}
