import {
  type ColumnKind,
  type ColumnRole,
  columnKindsOf,
  isEmail,
  type Session,
  type VariantDescription,
} from '@planner/domain'
import { sessionNumber } from '@planner/i18n'
import type { ImportColumns } from '@planner/protocol'
import { kindOfHeader, sourceOf, type TableSource } from './column-headers.ts'
import { keyOf, suggestedMeaning, wordReaders } from './column-words.ts'
import {
  isTimestampColumn,
  matrixHeader,
  readTable,
  splitList,
  tooLargeAt,
  topicNames,
} from './import-table.ts'
import { problemAt } from './table-issues.ts'

/** Kinds of which a table has one column; a second one is left out. */
const ONLY_ONE: readonly ColumnKind[] = [
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'note',
  'requests',
  'title',
]

/** Rows whose cells are looked at: enough to tell a scale from free text. */
const LOOKED_AT = 500
const SAMPLES = 3
const SAMPLE_LENGTH = 80
/** Longer cells are free text, and no word of a scale. */
const WORD_LENGTH = 40
const MAX_WORDS = 12
/** Names of columns are shown up to this length. */
const MAX_HEADER = 1000

type Column = { header: string; cells: readonly string[]; filled: readonly string[] }

/** The columns of a table with what they seem to be, or why it is none. */
export function readColumns(csv: string, variant: VariantDescription): ImportColumns {
  const none = (row: number, column: number, problem: 'tooMany' | 'malformed'): ImportColumns => ({
    numRows: 0,
    source: null,
    columns: [],
    problems: [problemAt(row, column, { value: '', problem })],
  })
  const tooLarge = tooLargeAt(csv)
  if (tooLarge) return none(tooLarge.row, tooLarge.column, 'tooMany')
  const table = readTable(csv)
  if (!table.ok) return none(table.row, 1, 'malformed')
  const [header = [], ...lines] = table.rows
  if (header.every((cell) => cell === '')) return none(1, 1, 'malformed')
  return { ...proposeColumns(header, lines, variant), problems: [] }
}

/** Proposes what each column of a table is, by its name and by what it holds; IMPORT-14. */
function proposeColumns(
  header: readonly string[],
  lines: readonly (readonly string[])[],
  variant: VariantDescription,
): Omit<ImportColumns, 'problems'> {
  const rows = lines.filter((cells) => cells.some((cell) => cell !== ''))
  const source = sourceOf(header, isTimestampColumn)
  const looked = rows.slice(0, LOOKED_AT)
  const columns = header.map((name, index): Column => {
    const cells = looked.map((row) => row[index] ?? '')
    return { header: name, cells, filled: cells.filter((cell) => cell !== '') }
  })
  const roles = rolesOf(columns, variant, source)
  return {
    numRows: rows.length,
    source,
    columns: columns.map(({ header: name, filled }, index) => ({
      header: name.slice(0, MAX_HEADER),
      role: roles[index] ?? { is: 'ignore' },
      samples: samplesOf(filled),
      numFilled: rows.filter((row) => (row[index] ?? '') !== '').length,
    })),
  }
}

function samplesOf(filled: readonly string[]): string[] {
  const shortened = (text: string) =>
    text.length > SAMPLE_LENGTH ? `${text.slice(0, SAMPLE_LENGTH)}…` : text
  return [...new Set(filled)].slice(0, SAMPLES).map(shortened)
}

function rolesOf(columns: readonly Column[], variant: VariantDescription, source: TableSource): ColumnRole[] {
  const offered = new Set(columnKindsOf(variant))
  const rowsOfGrids = topicNames(columns.map(({ header }) => header))
  const byName = columns.map(({ header }, index): ColumnRole | undefined => {
    const row = rowsOfGrids[index] ?? header
    const session = offered.has('availability') ? sessionNumber(row) : undefined
    if (session !== undefined) return { is: 'availability', session }
    const kind = kindOfHeader(header) ?? kindOfHeader(matrixHeader(header)?.question ?? '')
    if (row !== header && !kind) return { is: 'topic' }
    return kind && { is: offered.has(kind) ? kind : 'ignore' }
  })
  const isTable = byName.some((role) => role && ['name', 'firstName', 'lastName'].includes(role.is))
  const roles = columns.map((column, index) => {
    const role = byName[index]
    return role && !(isTable && OF_TOPICS.includes(role.is))
      ? role
      : byCells(column, variant, source, offered)
  })
  return withName(onlyOne(roles), columns, source)
}

/** Columns of tables of topics, not of tables of people. */
const OF_TOPICS: readonly ColumnKind[] = ['title', 'description', 'hosts']

function byCells(
  { header, filled }: Column,
  variant: VariantDescription,
  source: TableSource,
  offered: ReadonlySet<ColumnKind>,
): ColumnRole {
  if (header === '') return { is: 'ignore' }
  const isExport = source === 'pretalx' || source === 'airmeet'
  if (filled.length === 0) return { is: isExport ? 'ignore' : 'topic' }
  const share = (test: (cell: string) => boolean) => filled.filter(test).length / filled.length
  if (share(isEmail) > 0.6) return { is: offered.has('email') ? 'email' : 'ignore' }
  if (share(isTime) > 0.6) return { is: 'timestamp' }
  if (offered.has('topicList') && isListColumn(filled)) return { is: 'topicList' }
  if (isExport) return { is: 'ignore' }
  const readers = wordReaders(variant, !offered.has('topicList'))
  const isChoice = (cell: string) =>
    readers.choice(cell) !== undefined || suggestedMeaning('choice', cell, variant) !== null
  if (share(isChoice) >= 0.5) return { is: 'topic' }
  return { is: looksLikeScale(filled) ? 'topic' : 'ignore' }
}

/** Whether many cells hold several things, and the same things come again in other cells. */
function isListColumn(filled: readonly string[]): boolean {
  const parts = filled.map(splitList)
  const all = parts.flat()
  const several = parts.filter((list) => list.length > 1).length
  const isAnswer = all.every((part) => part.length <= 200)
  return isAnswer && several / filled.length >= 0.3 && new Set(all).size <= all.length * 0.7
}

/** Whether the cells hold a few short words. */
function looksLikeScale(filled: readonly string[]): boolean {
  const words = new Set(filled.map(keyOf))
  const isFew = words.size <= Math.min(MAX_WORDS, Math.max(2, filled.length / 3))
  return isFew && filled.every((cell) => cell.length <= WORD_LENGTH)
}

/** A date, or a date with a time, as spreadsheets and forms write them. */
function isTime(cell: string): boolean {
  return /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?:[ T,].*)?$/.test(cell)
}

function onlyOne(roles: readonly ColumnRole[]): ColumnRole[] {
  const seen = new Set<ColumnKind>()
  return roles.map((role) => {
    if (!ONLY_ONE.includes(role.is)) return role
    if (seen.has(role.is)) return { is: 'ignore' }
    seen.add(role.is)
    return role
  })
}

/** When no column names the rows, the first column of different texts is taken for their names. */
function withName(
  roles: readonly ColumnRole[],
  columns: readonly Column[],
  source: TableSource,
): ColumnRole[] {
  if (roles.some(({ is }) => ['name', 'firstName', 'lastName', 'title'].includes(is))) return [...roles]
  const isFree = ({ is }: ColumnRole) => is === 'ignore' || is === 'topic' || is === 'note'
  const differs = (index: number) => {
    const filled = columns[index]?.filled ?? []
    return filled.length > 0 && new Set(filled).size >= filled.length * 0.8
  }
  const isUnnamed = (index: number) => kindOfHeader(columns[index]?.header ?? '') !== 'ignore'
  const free = roles.flatMap((role, index) => (isFree(role) && isUnnamed(index) ? [index] : []))
  const first = source === null ? free[0] : undefined
  const found = first !== undefined && first <= 1 ? first : (free.find(differs) ?? free[0])
  return roles.map((role, index) => (index === found ? { is: 'name' } : role))
}

/** The proposals of a table with what only the event can tell: the names of its sessions. */
export function sessionColumns(
  table: ImportColumns,
  variant: VariantDescription,
  sessions: readonly Session[],
): ImportColumns {
  if (!columnKindsOf(variant).includes('availability')) return table
  const numbers = new Map(
    sessions.flatMap(({ id, name }) => (name === '' ? [] : [[keyOf(name), id] as const])),
  )
  const columns = table.columns.map((column) => {
    const { header, role } = column
    const row = /\[([^[\]]+)\]$/.exec(header.slice(-1000))?.[1] ?? header
    const session = numbers.get(keyOf(row))
    if (session !== undefined) return { ...column, role: { is: 'availability' as const, session } }
    const isUnknown = role.session !== undefined && role.session > sessions.length
    return isUnknown ? { ...column, role: { is: 'ignore' as const } } : column
  })
  return { ...table, columns }
}
