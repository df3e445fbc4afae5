/** What form services call the column of answer times that they put first. */
const TIMESTAMP_NAMES: ReadonlySet<string> = new Set(['timestamp', 'zeitstempel', 'ajatempel'])

export function isTimestampColumn(header: string): boolean {
  return TIMESTAMP_NAMES.has(header.toLowerCase())
}

const MATRIX_HEADER = /^(.+?)\s*\[([^[\]]+)\]$/s

/**
 * Topic names of column headers. A matrix question of a form gives each of its columns the question and the row in
 * brackets, of which the row counts: `Which topics? [Topic A]`. A question is distinguished from a topic that has brackets of
 * its own by standing in several columns, or in the only one with brackets.
 */
export function topicNames(headers: readonly string[]): string[] {
  const matches = headers.map((header) => MATRIX_HEADER.exec(header))
  const columns = new Map<string, number>()
  for (const match of matches) if (match?.[1]) columns.set(match[1], (columns.get(match[1]) ?? 0) + 1)
  return headers.map((header, index) => {
    const [, question, row] = matches[index] ?? []
    if (question === undefined || row === undefined) return header
    const isQuestion = columns.size === 1 || (columns.get(question) ?? 0) > 1
    return isQuestion ? row.trim() : header
  })
}
