import type { PublishedRow } from '../published-row.ts'
import { chunksOf } from './chunks.ts'
import type { Db } from './schema.ts'

/** What was kept of something that leaves the event; undefined for nothing. */
export async function readPublished(
  db: Db,
  { eventId, name, subject }: PublishedRow,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('published')
    .select('data')
    .where('event_id', '=', eventId)
    .where('name', '=', name)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.data
}

export async function putPublished(
  db: Db,
  { eventId, name, subject }: PublishedRow,
  data: string,
): Promise<void> {
  await db
    .insertInto('published')
    .values({ event_id: eventId, name, subject, data })
    .onConflict((conflict) => conflict.columns(['event_id', 'name', 'subject']).doUpdateSet({ data }))
    .execute()
}

/** What was told to people who are erased, and whether they have addresses. */
export async function removePublishedOf(
  db: Db,
  eventId: string,
  personIds: readonly string[],
): Promise<void> {
  for (const chunk of chunksOf(personIds))
    await db.deleteFrom('published').where('event_id', '=', eventId).where('subject', 'in', chunk).execute()
}
