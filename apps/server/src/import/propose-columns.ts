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
import { type AskedColumn, type Reading, readingsOf } from './asked-columns.ts'
import { isRemark, kindOfHeader, sourceOf, type TableSource } from './column-headers.ts'
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
  const proposals = proposalsOf(columns, variant, source)
  return {
    numRows: rows.length,
    source,
    columns: columns.map(({ header: name, filled }, index) => ({
      header: name.slice(0, MAX_HEADER),
      role: { is: 'ignore' },
      ...proposals[index],
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

type Proposal = { role: ColumnRole; leftOut?: Exclude<Reading, 'choices'> }

function proposalsOf(
  columns: readonly Column[],
  variant: VariantDescription,
  source: TableSource,
): Proposal[] {
  const offered = new Set(columnKindsOf(variant))
  const headers = columns.map(({ header }) => header)
  const rowsOfGrids = topicNames(headers)
  const byName = headers.map((header, index): ColumnRole | undefined => {
    const row = rowsOfGrids[index] ?? header
    const session = offered.has('availability') ? sessionNumber(row) : undefined
    if (session !== undefined) return { is: 'availability', session }
    const kind = kindOfHeader(header) ?? kindOfHeader(matrixHeader(header)?.question ?? '')
    return kind && { is: offered.has(kind) ? kind : 'ignore' }
  })
  const isTable = byName.some((role) => role && ['name', 'firstName', 'lastName'].includes(role.is))
  const lists = topicLists(columns, rowsOfGrids)
  const known = columns.map((column, index) => {
    const role = byName[index]
    if (role && !(isTable && OF_TOPICS.includes(role.is))) return role
    return byCells(column, { source, offered, isList: lists.has(column) })
  })
  const readings = readingsOfOpen(columns, { known, rowsOfGrids, variant, source })
  const roles = known.map((role, index): ColumnRole => {
    if (role) return role
    return readings[index] === 'choices' ? { is: 'topic' } : { is: 'ignore' }
  })
  return withName(onlyOne(roles), columns, source).map((role, index): Proposal => {
    const reading = readings[index]
    if (role.is !== 'ignore' || !reading || reading === 'choices') return { role }
    return (columns[index]?.filled.length ?? 0) > 0 ? { role, leftOut: reading } : { role }
  })
}

type Open = {
  known: readonly (ColumnRole | undefined)[]
  rowsOfGrids: readonly string[]
  variant: VariantDescription
  source: TableSource
}

/** What the columns seem to hold whose role is open. */
function readingsOfOpen(
  columns: readonly Column[],
  { known, rowsOfGrids, variant, source }: Open,
): (Reading | undefined)[] {
  const readers = wordReaders(variant, !columnKindsOf(variant).includes('topicList'))
  const isChoice = (cell: string) =>
    readers.choice(cell) !== undefined || suggestedMeaning('choice', cell, variant) !== null
  const open = columns.flatMap(({ header, filled }, index) => {
    if (known[index] || isRemark(header)) return []
    const grid = rowsOfGrids[index] === header ? undefined : matrixHeader(header)?.question
    return [{ index, column: { header, filled, grid } satisfies AskedColumn }]
  })
  const found = readingsOf(
    open.map(({ column }) => column),
    { isChoice, isForm: source === 'googleForms' },
  )
  const readings = new Map(open.map(({ index }, at) => [index, found[at]]))
  return columns.map(({ header }, index) =>
    isRemark(header) && !known[index] ? 'text' : readings.get(index),
  )
}

/** Columns of tables of topics, not of tables of people. */
const OF_TOPICS: readonly ColumnKind[] = ['title', 'description', 'hosts']

type Found = { source: TableSource; offered: ReadonlySet<ColumnKind>; isList: boolean }

/** What the cells of a column say by themselves; undefined for choices, and for what people wrote. */
function byCells({ header, filled }: Column, { source, offered, isList }: Found): ColumnRole | undefined {
  if (header === '') return { is: 'ignore' }
  const isExport = source === 'pretalx' || source === 'airmeet'
  if (filled.length === 0) return isExport ? { is: 'ignore' } : undefined
  const share = (test: (cell: string) => boolean) => filled.filter(test).length / filled.length
  if (share(isEmail) > 0.6) return { is: offered.has('email') ? 'email' : 'ignore' }
  if (share(isTime) > 0.6) return { is: 'timestamp' }
  if (offered.has('topicList') && isList) return { is: 'topicList' }
  return isExport ? { is: 'ignore' } : undefined
}

/**
 * The columns whose cells list topics: those that list the rows of a grid, or else the one with the most
 * different things and those that list the same.
 */
function topicLists(columns: readonly Column[], rowsOfGrids: readonly string[]): ReadonlySet<Column> {
  const lists = columns
    .filter(({ filled }) => filled.length > 0 && isListColumn(filled))
    .map((column) => ({ column, things: new Set(column.filled.flatMap(splitList).map(keyOf)) }))
  const rows = rowsOfGrids.filter((row, index) => row !== columns[index]?.header).map(keyOf)
  const largest = lists.reduce<ReadonlySet<string>>(
    (best, { things }) => (things.size > best.size ? things : best),
    new Set(),
  )
  const topics = rows.length > 1 ? new Set(rows) : largest
  const areTopics = ({ things }: (typeof lists)[number]) =>
    [...things].filter((thing) => topics.has(thing)).length >= things.size / 2
  return new Set(lists.filter(areTopics).map(({ column }) => column))
}

/** Whether many cells hold several things, and the same things come again in other cells. */
function isListColumn(filled: readonly string[]): boolean {
  const parts = filled.map(splitList)
  const all = parts.flat()
  const several = parts.filter((list) => list.length > 1).length
  const isAnswer = all.every((part) => part.length <= 200)
  return isAnswer && several / filled.length >= 0.3 && new Set(all).size <= all.length * 0.7
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
  const isUnnamed = (index: number) => {
    const { header = '' } = columns[index] ?? {}
    return kindOfHeader(header) !== 'ignore' && !isRemark(header)
  }
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
    const { header, role, leftOut: _, ...rest } = column
    const row = /\[([^[\]]+)\]$/.exec(header.slice(-1000))?.[1] ?? header
    const session = numbers.get(keyOf(row))
    if (session !== undefined) return { ...rest, header, role: { is: 'availability' as const, session } }
    const isUnknown = role.session !== undefined && role.session > sessions.length
    return isUnknown ? { ...column, role: { is: 'ignore' as const } } : column
  })
  return { ...table, columns }
}
