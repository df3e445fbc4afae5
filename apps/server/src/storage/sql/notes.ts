import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { NoteKind } from '../shared-storage.ts'
import { DATABASE_NOW } from './database-time.ts'
import type { Db } from './schema.ts'

export async function addNote(db: Db, kind: NoteKind, text: string): Promise<void> {
  const id = randomBytes(12).toString('base64url')
  await db.insertInto('site_note').values({ id, kind, at: DATABASE_NOW, text }).execute()
}

/** The newest first, as long as all of them have no more than so many characters. */
export async function readNotes(db: Db, kind: NoteKind, characters: number): Promise<string[]> {
  const rows = await db
    .selectFrom('site_note')
    .select('text')
    .where('kind', '=', kind)
    .where(
      sql<number>`(select coalesce(sum(length(newer.text)), 0) from site_note as newer
      where newer.kind = site_note.kind and newer.at >= site_note.at)`,
      '<=',
      characters,
    )
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ text }) => text)
}
