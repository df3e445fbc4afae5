import type { PublishedName, PublishedRow } from '../published-row.ts'
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

/** What was kept under a name in an event, by subject. */
export async function readPublishedOf(
  db: Db,
  eventId: string,
  name: PublishedName,
): Promise<{ subject: string; data: string }[]> {
  return db
    .selectFrom('published')
    .select(['subject', 'data'])
    .where('event_id', '=', eventId)
    .where('name', '=', name)
    .orderBy('subject')
    .execute()
}

/** Events that have kept something of themselves under a name. */
export async function readEventsWithPublished(db: Db, name: PublishedName): Promise<string[]> {
  const rows = await db
    .selectFrom('published')
    .select('event_id')
    .where('name', '=', name)
    .where('subject', '=', '')
    .orderBy('event_id')
    .execute()
  return rows.map(({ event_id }) => event_id)
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
