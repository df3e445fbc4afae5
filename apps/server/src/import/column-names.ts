/** Names of the leading timestamp column that form services export. */
const TIMESTAMP_NAMES: ReadonlySet<string> = new Set(['timestamp', 'zeitstempel', 'ajatempel'])

export function isTimestampColumn(header: string): boolean {
  return TIMESTAMP_NAMES.has(header.toLowerCase())
}

/** Longer headers are names, which are refused for their length. */
const MAX_HEADER = 1000

/** The question of a matrix and the row that a column is for: form services name it `Which topics? [Topic A]`. */
export function matrixHeader(header: string): { question: string; row: string } | undefined {
  const bracket = header.lastIndexOf('[')
  if (bracket < 1 || !header.endsWith(']') || header.length > MAX_HEADER) return undefined
  const row = header.slice(bracket + 1, -1)
  return row === '' || row.includes(']') ? undefined : { question: header.slice(0, bracket).trimEnd(), row }
}

/**
 * Extracts topic names from column headers. Form services export a matrix question as one column per row, which is the topic. A prefix counts as a question, rather than as part of a topic's
 * name, if several columns share it or it is the only one with brackets.
 */
export function topicNames(headers: readonly string[]): string[] {
  const matrix = headers.map(matrixHeader)
  const columns = new Map<string, number>()
  for (const of of matrix) if (of) columns.set(of.question, (columns.get(of.question) ?? 0) + 1)
  return headers.map((header, index) => {
    const of = matrix[index]
    if (!of) return header
    const isQuestion = columns.size === 1 || (columns.get(of.question) ?? 0) > 1
    return isQuestion ? of.row.trim() : header
  })
}
