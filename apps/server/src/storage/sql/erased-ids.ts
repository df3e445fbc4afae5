import { type RawBuilder, sql } from 'kysely'

/** The ids in a column `erased_ids`, each with a space behind it. */
export function erasedIds(column: string): string[] {
  return column.split(' ').filter(Boolean)
}

/** The column `erased_ids` with further ids. */
export function withErasedIds(ids: readonly string[]): RawBuilder<string> {
  return sql`erased_ids || ${ids.map((id) => `${id} `).join('')}`
}

/** A JSON string; an unterminated one matches to its last character. */
const STRING = /"(?:[^"\\]|\\.)*"?/g

/** The JSON with `instead` in the place of every id of an erased person. */
export function withoutIds(json: string, ids: readonly string[], instead: '' | 'erased'): string {
  if (ids.length === 0) return json
  const quoted = new Set(ids.map((id) => JSON.stringify(id)))
  return json.replace(STRING, (text) => (quoted.has(text) ? JSON.stringify(instead) : text))
}
