import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Stands among the ids of secrets for keys in plain text, which earlier versions of the server wrote. */
export const PLAIN = 'plain'

/** The secrets that something in the database may be sealed under; none for a database that is new or of an earlier version. */
export async function neededSecrets(db: Kysely<Schema>): Promise<string[]> {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'sealed_under')) return []
  return (await sealedUnder(db)).filter((id) => id !== PLAIN)
}

export async function sealedUnder(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db.selectFrom('sealed_under').select('secret_id').execute()
  return rows.map(({ secret_id }) => secret_id)
}
