import type { LetterWrite, NoMail, StoredLetter } from '../letter-row.ts'
import { chunksOf } from './chunks.ts'
import { readDue } from './due-rows.ts'
import type { Db } from './schema.ts'

export async function readLetters(db: Db, eventId: string): Promise<StoredLetter[]> {
  const rows = await db
    .selectFrom('letter')
    .select(['id', 'person_id', 'at', 'due_at', 'data'])
    .where('event_id', '=', eventId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ person_id, due_at, ...rest }) => ({ ...rest, personId: person_id, dueAt: due_at }))
}

export function readDueLetters(db: Db, now: number) {
  return readDue(db, 'letter', now)
}

export async function readNoMail(
  db: Db,
  eventId: string,
  addressHashes: readonly string[],
): Promise<NoMail[]> {
  const found: NoMail[] = []
  for (const chunk of chunksOf(addressHashes)) {
    const rows = await db
      .selectFrom('no_mail')
      .select(['event_id as eventId', 'address_hash as addressHash'])
      .where('event_id', 'in', [eventId, ''])
      .where('address_hash', 'in', chunk)
      .execute()
    found.push(...rows)
  }
  return found
}

/** Letters to people who are erased. */
export async function removeLettersTo(db: Db, eventId: string, personIds: readonly string[]): Promise<void> {
  for (const chunk of chunksOf(personIds))
    await db.deleteFrom('letter').where('event_id', '=', eventId).where('person_id', 'in', chunk).execute()
}

/** Nobody asks who wants no mail about an event that is gone. */
export async function removeNoMailOf(db: Db, eventId: string): Promise<void> {
  if (eventId !== '') await db.deleteFrom('no_mail').where('event_id', '=', eventId).execute()
}

export const LETTER_WRITES: {
  [K in LetterWrite['kind']]: (db: Db, write: Extract<LetterWrite, { kind: K }>) => Promise<unknown>
} = {
  putLetter: (db, { eventId, letter: { id, personId, at, dueAt, data } }) =>
    db
      .insertInto('letter')
      .values({ event_id: eventId, id, person_id: personId, at, due_at: dueAt, data })
      .onConflict((conflict) => conflict.columns(['event_id', 'id']).doUpdateSet({ at, due_at: dueAt, data }))
      .execute(),
  removeLetter: (db, { eventId, id }) =>
    db.deleteFrom('letter').where('event_id', '=', eventId).where('id', '=', id).execute(),
  putNoMail: (db, { eventId, addressHash, at }) =>
    db
      .insertInto('no_mail')
      .values({ event_id: eventId, address_hash: addressHash, at })
      .onConflict((conflict) => conflict.columns(['event_id', 'address_hash']).doNothing())
      .execute(),
  removeNoMail: (db, { eventId, addressHash }) =>
    db
      .deleteFrom('no_mail')
      .where('event_id', '=', eventId)
      .where('address_hash', '=', addressHash)
      .execute(),
}
