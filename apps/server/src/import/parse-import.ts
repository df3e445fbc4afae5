import { can, MAX_TEXT, PREFERENCE_SCALES, type VariantDescription } from '@planner/domain'
import { englishChoices, readChoice } from '@planner/i18n'
import type { ImportProblem } from '@planner/protocol'
import { isTimestampColumn, topicNames } from './column-names.ts'
import { type AddProblem, problemAt } from './import-problem.ts'
import { readTable, tooLargeAt } from './import-table.ts'
import { readPairChoice } from './pair-choices.ts'
import { type PairTable, type PersonColumns, personColumns, readPairTable } from './pair-table.ts'

/** A parsed table of people by topics. `choices[p][t]` is person p's choice for topic t, '' for blank. */
export type ParsedImport = {
  people: readonly string[]
  topics: readonly string[]
  choices: readonly (readonly string[])[]
  /** Only where people meet in pairs: a table of people by people. */
  pairs?: PairTable
  /** Validation errors; the table may be imported only if there are none. */
  problems: readonly ImportProblem[]
}

export const MAX_IMPORTED = { people: 1000, topics: 1000 } as const

/** Limits the report, since a table of the wrong kind has a problem in every cell. */
const MAX_PROBLEMS = 500

/**
 * Parses a table whose first column names people and whose other columns are topics, or people where they meet in pairs. A leading
 * timestamp column is skipped.
 */
export function parseImport(csv: string, variant: VariantDescription): ParsedImport {
  const problems: ImportProblem[] = []
  const add: AddProblem = (problem) => {
    if (problems.length < MAX_PROBLEMS) problems.push(problem)
  }
  const tooLarge = tooLargeAt(csv)
  if (tooLarge) {
    add(problemAt(tooLarge.row, tooLarge.column, { value: '', problem: 'tooMany' }))
    return { people: [], topics: [], choices: [], problems }
  }
  const table = readTable(csv)
  const [header, ...lines] = table.ok ? table.rows : []
  if (!table.ok || !header || isBlank(header)) {
    add(problemAt(table.ok ? 1 : table.row, 1, { value: '', problem: 'malformed' }))
    return { people: [], topics: [], choices: [], problems }
  }
  const own = personColumns(header, variant)
  const nameColumn = nameColumnOf(header, own)
  const columns = topicColumns(header, lines, nameColumn).filter(
    ({ column }) => ![...own.values()].includes(column - 1),
  )
  const meetsInPairs = can(variant, 'pairs')
  checkNames(
    meetsInPairs ? 'column' : 'topic',
    columns.map(({ column, name }) => ({ row: 1, column, columnName: name, name })),
    add,
  )

  const rows = lines.map((cells, index) => ({ row: index + 2, cells })).filter(({ cells }) => !isBlank(cells))
  const columnName = header[nameColumn] ?? ''
  checkNames(
    'person',
    rows.map(({ row, cells }) => ({
      row,
      column: nameColumn + 1,
      columnName,
      name: cells[nameColumn] ?? '',
    })),
    add,
  )
  const scale = PREFERENCE_SCALES[variant.preferenceScale].choices
  const allowed = englishChoices(scale)
  const choices = rows.map(({ row, cells }) => {
    cells.forEach((value, index) => {
      if (index >= header.length && value !== '')
        add(problemAt(row, index + 1, { value, problem: 'malformed' }))
    })
    return columns.map(({ column, name }) => {
      const value = cells[column - 1] ?? ''
      const choice = meetsInPairs ? readPairChoice(value, variant) : readChoice(value, scale)
      if (choice === undefined)
        add(problemAt(row, column, { value, columnName: name, problem: 'unknownChoice', allowed }))
      return choice ?? ''
    })
  })
  return {
    people: rows.map(({ cells }) => cells[nameColumn] ?? ''),
    topics: columns.map(({ name }) => name),
    choices,
    ...(meetsInPairs && {
      pairs: readPairTable(
        variant,
        { header, rows, columns: columns.map(({ column }) => column) },
        { own, nameColumn },
        add,
      ),
    }),
    problems,
  }
}

/** The first column that is neither a time nor a person's own data. */
function nameColumnOf(header: readonly string[], own: PersonColumns): number {
  const first = isTimestampColumn(header[0] ?? '') ? 1 : 0
  const taken = new Set(own.values())
  let column = first
  while (taken.has(column)) column += 1
  return column
}

type Column = { column: number; name: string }

/** The columns after the names, without the empty columns that spreadsheets append. */
function topicColumns(
  header: readonly string[],
  lines: readonly (readonly string[])[],
  nameColumn: number,
): Column[] {
  const first = nameColumn + 1
  const used = new Set<number>()
  for (const cells of lines) for (const [index, cell] of cells.entries()) if (cell !== '') used.add(index + 1)
  return topicNames(header.slice(first))
    .map((name, index) => ({ column: first + index + 1, name }))
    .filter(({ column, name }) => name !== '' || used.has(column))
}

const PROBLEMS_OF = {
  person: { empty: 'emptyName', duplicate: 'duplicateName', max: MAX_IMPORTED.people },
  topic: { empty: 'emptyTopic', duplicate: 'duplicateTopic', max: MAX_IMPORTED.topics },
  column: { empty: 'emptyName', duplicate: 'duplicateColumn', max: MAX_IMPORTED.topics },
} as const

type Named = { row: number; column: number; columnName: string; name: string }

function checkNames(of: keyof typeof PROBLEMS_OF, list: readonly Named[], add: AddProblem) {
  const { empty, duplicate, max } = PROBLEMS_OF[of]
  const seen = new Set<string>()
  list.forEach(({ row, column, columnName, name }, index) => {
    const report = (problem: ImportProblem['problem']) =>
      add(problemAt(row, column, { value: name, columnName, problem }))
    if (name === '') report(empty)
    else if (seen.has(name)) report(duplicate)
    if (name.length > MAX_TEXT.line) report('tooLong')
    if (index === max) report('tooMany')
    seen.add(name)
  })
}

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell === '')
}
