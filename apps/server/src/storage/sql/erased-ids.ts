/** A JSON string; an unterminated one matches to its last character. */
const STRING = /"(?:[^"\\]|\\.)*"?/g

/** JSON in which the ids of erased people, wherever they stand, are another text. */
export function withoutIds(json: string, ids: readonly string[], instead: '' | 'erased'): string {
  if (ids.length === 0) return json
  const quoted = new Set(ids.map((id) => JSON.stringify(id)))
  return json.replace(STRING, (text) => (quoted.has(text) ? JSON.stringify(instead) : text))
}
