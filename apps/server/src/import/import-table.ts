import { sanitiseLine } from '@planner/domain'
import { parse } from 'csv-parse/sync'

/** Names of the leading timestamp column that form services export. */
const TIMESTAMP_NAMES: ReadonlySet<string> = new Set(['timestamp', 'zeitstempel', 'ajatempel'])

export function isTimestampColumn(header: string): boolean {
  return TIMESTAMP_NAMES.has(header.toLowerCase())
}

/** Longer headers are names, which are refused for their length. */
const MAX_HEADER = 1000

/**
 * The question of a matrix and the row that a column is for: form services name it `Which topics? [Topic A]`.
 */
export function matrixHeader(header: string): { question: string; row: string } | undefined {
  const bracket = header.lastIndexOf('[')
  if (bracket < 1 || !header.endsWith(']') || header.length > MAX_HEADER) return undefined
  const row = header.slice(bracket + 1, -1)
  return row === '' || row.includes(']') ? undefined : { question: header.slice(0, bracket).trimEnd(), row }
}

/**
 * Extracts topic names from column headers. Form services export a matrix question as one column per row,
 * which is the topic. A prefix counts as a question, rather than as part of a topic's name, if several
 * columns share it or it is the only one with brackets.
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

/** Splits a cell that is a list: at line ends, or else at semicolons, or else at commas outside brackets. */
export function splitList(cell: string): string[] {
  const parts = /\n/.test(cell)
    ? cell.split(/\r?\n/)
    : cell.includes(';')
      ? cell.split(';')
      : splitAtCommas(cell)
  return [...new Set(parts.map(sanitiseLine).filter((part) => part !== ''))]
}

/** Splits at commas that a space follows; other commas belong to numbers and abbreviations. */
function splitAtCommas(text: string): string[] {
  const parts: string[] = []
  let [depth, start] = [0, 0]
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (character === '(') depth += 1
    else if (character === ')') depth = Math.max(0, depth - 1)
    else if (character === ',' && depth === 0 && /\s/.test(text[index + 1] ?? '')) {
      parts.push(text.slice(start, index))
      start = index + 1
    }
  }
  return [...parts, text.slice(start)]
}

/** A parsed table with trimmed values, or the row at which parsing failed. */
type ImportTable = { ok: true; rows: readonly (readonly string[])[] } | { ok: false; row: number }

const DELIMITERS = [',', ';', '\t'] as const

/**
 * No script has so many marks on one letter. Normalising puts them in order, which takes time like n² for n
 * of them, in one call that nothing can end.
 */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu

/** The text of a cell as it is compared with others. */
export function cellText(text: string): string {
  return withFewMarks(text).normalize('NFC').trim()
}

function withFewMarks(text: string): string {
  return text.replace(TOO_MANY_MARKS, '$1')
}

/** A byte order mark, and the line by which spreadsheets tell each other the separator. */
const SEPARATOR_LINE = /^\uFEFF?(?:sep=([,;\t])(?:\r\n|\r|\n))?/

/** Parses comma, semicolon or tab separated text with any line endings, with or without a byte order mark. */
export function readTable(text: string): ImportTable {
  const csv = withFewMarks(text.replace(SEPARATOR_LINE, ''))
  try {
    const rows: string[][] = parse(csv, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
    })
    return { ok: true, rows: rows.map((row) => row.map((cell) => cell.normalize('NFC').trim())) }
  } catch (error) {
    return { ok: false, row: rowOf(error) }
  }
}

/** Far beyond an event, for the empty rows and columns that spreadsheets append. */
const MAX_TABLE = { columns: 2000, rows: 10_000, cells: 1_500_000 } as const

/** Where a table becomes too large to be parsed. Quoted separators and line ends count as well. */
export function tooLargeAt(csv: string): { row: number; column: number } | undefined {
  const delimiter = delimiterOf(csv).charCodeAt(0)
  let [cells, row, column] = [1, 1, 1]
  for (let index = 0; index < csv.length; index += 1) {
    const code = csv.charCodeAt(index)
    if (code === LINE_FEED) {
      row += 1
      column = 1
    } else if (code === delimiter) column += 1
    else continue
    cells += 1
    if (column > MAX_TABLE.columns || row > MAX_TABLE.rows || cells > MAX_TABLE.cells) return { row, column }
  }
  return undefined
}

const LINE_FEED = 10

/** The separator that the table names, or else the most frequent one in its first line, outside quotes. */
function delimiterOf(text: string): string {
  const named = SEPARATOR_LINE.exec(text)?.[1]
  if (named !== undefined) return named
  const counts = new Map<string, number>(DELIMITERS.map((delimiter) => [delimiter, 0]))
  let isQuoted = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index)
    if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (character === '\n' || character === '\r') break
    else if (counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  // Nobody writes tabs by hand: with one it is a copy from a spreadsheet, whose texts may well have commas.
  if ((counts.get('\t') ?? 0) > 0) return '\t'
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}

/** The parser's errors carry the number of lines read. */
function rowOf(error: unknown): number {
  const lines = error instanceof Error && 'lines' in error ? Number(error.lines) : 1
  return Number.isInteger(lines) && lines > 0 ? lines : 1
}
