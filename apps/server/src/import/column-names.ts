/** Names of the leading timestamp column that form services export. */
const TIMESTAMP_NAMES: ReadonlySet<string> = new Set(['timestamp', 'zeitstempel', 'ajatempel'])

export function isTimestampColumn(header: string): boolean {
  return TIMESTAMP_NAMES.has(header.toLowerCase())
}

/** A question and one of its rows; longer headers are names, which are refused for their length. */
const MAX_HEADER = 1000
const MATRIX_HEADER = /^(.+?)\s*\[([^[\]]+)\]$/s

/**
 * Extracts topic names from column headers. Form services export a matrix question as one column per row, named
 * `Which topics? [Topic A]`, of which the row is the topic. A prefix counts as a question, rather than as part of a topic's
 * name, if several columns share it or it is the only one with brackets.
 */
export function topicNames(headers: readonly string[]): string[] {
  const matches = headers.map((header) => (header.length > MAX_HEADER ? null : MATRIX_HEADER.exec(header)))
  const columns = new Map<string, number>()
  for (const match of matches) if (match?.[1]) columns.set(match[1], (columns.get(match[1]) ?? 0) + 1)
  return headers.map((header, index) => {
    const [, question, row] = matches[index] ?? []
    if (question === undefined || row === undefined) return header
    const isQuestion = columns.size === 1 || (columns.get(question) ?? 0) > 1
    return isQuestion ? row.trim() : header
  })
}
