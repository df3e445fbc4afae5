import { PostgresAdapter, type RawBuilder, type ReferenceExpression, sql } from 'kysely'
import type { Db, Schema } from './schema.ts'

/** Whether a database is PostgreSQL; else it is SQLite. */
export function isPostgres(db: Pick<Db, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

type Column = ReferenceExpression<Schema, keyof Schema>

/** What stands at a path of a column with JSON, as text: a plain string without its quotes, all else as JSON. */
export function jsonText(
  db: Db,
  column: Column & string,
  path: readonly string[],
): RawBuilder<string | null> {
  return isPostgres(db)
    ? sql`trim(both '"' from cast(${valueAt(column, path)} as text))`
    : extracted(column, path)
}

/** A string at a path of a column with JSON. */
export function jsonString(
  db: Db,
  column: Column & string,
  path: readonly string[],
): RawBuilder<string | null> {
  // The driver reads the JSON.
  return isPostgres(db) ? valueAt(column, path) : extracted(column, path)
}

/** A number at a path of a column with JSON; null where there is none. */
export function jsonNumber(
  db: Db,
  column: Column & string,
  path: readonly string[],
): RawBuilder<number | null> {
  return isPostgres(db)
    ? sql`cast(nullif(cast(${valueAt(column, path)} as text), 'null') as double precision)`
    : extracted(column, path)
}

function extracted<T>(column: string, path: readonly string[]): RawBuilder<T> {
  return sql`json_extract(${sql.ref(column)}, ${sql.lit(`$.${path.join('.')}`)})`
}

/** The escape of U+0000, and the same behind backslashes that belong together. */
const NUL = String.raw`\u0000`
const NUL_AND_BEFORE = String.raw`(?<!\\)((?:\\\\)*)\\u0000`

/** As JSON. PostgreSQL reads no document that has U+0000 anywhere, so that it is taken out. */
function valueAt<T>(column: string, path: readonly string[]): RawBuilder<T> {
  const text = sql.ref(column)
  const readable = sql`case position(${sql.lit(NUL)} in ${text}) when 0 then ${text}
    else regexp_replace(${text}, ${sql.lit(NUL_AND_BEFORE)}, ${sql.lit(String.raw`\1`)}, 'g') end`
  return sql`cast(${readable} as json) #> ${sql.lit(`{${path.join(',')}}`)}`
}
