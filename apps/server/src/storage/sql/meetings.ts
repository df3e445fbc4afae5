import { chunksOf } from './chunks.ts'
import type { Db } from './schema.ts'

type Pair = { personA: string; personB: string }

/** Upserts the meetings of pairs, none twice. */
export async function putMeetings(
  db: Db,
  eventId: string,
  meetings: readonly (Pair & { data: string })[],
): Promise<void> {
  const rows = meetings.map(({ personA, personB, data }) => ({
    event_id: eventId,
    person_a: personA,
    person_b: personB,
    data,
  }))
  for (const chunk of chunksOf(rows)) {
    await db
      .insertInto('meeting')
      .values(chunk)
      .onConflict((conflict) =>
        conflict
          .columns(['event_id', 'person_a', 'person_b'])
          .doUpdateSet(({ ref }) => ({ data: ref('excluded.data') })),
      )
      .execute()
  }
}

export async function removeMeetings(db: Db, eventId: string, pairs: readonly Pair[]): Promise<void> {
  for (const { personA, personB } of pairs) {
    await db
      .deleteFrom('meeting')
      .where('event_id', '=', eventId)
      .where('person_a', '=', personA)
      .where('person_b', '=', personB)
      .execute()
  }
}

/** Removes every meeting of the people. */
export async function removeMeetingsOf(db: Db, eventId: string, personIds: readonly string[]): Promise<void> {
  for (const chunk of chunksOf(personIds)) {
    await db
      .deleteFrom('meeting')
      .where('event_id', '=', eventId)
      .where((eb) => eb.or([eb('person_a', 'in', chunk), eb('person_b', 'in', chunk)]))
      .execute()
  }
}

/** In the order of the pairs. */
export async function readMeetings(db: Db, eventId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('meeting')
    .select('data')
    .where('event_id', '=', eventId)
    .orderBy('person_a')
    .orderBy('person_b')
    .execute()
  return rows.map(({ data }) => data)
}
