import {
  type ColumnRole,
  can,
  hasTopicRows,
  MAX_TEXT,
  namesRows,
  sanitiseLine,
  sanitiseText,
  type VariantDescription,
} from '@planner/domain'
import { englishChoices, type PersonColumn, readColumn } from '@planner/i18n'
import type { ImportedRows, ImportMapping, ImportProblem } from '@planner/protocol'
import { meaningsOf, type WordScale, wordReaders } from './column-words.ts'
import { isTimestampColumn, readTable, splitList, tooLargeAt, topicNames } from './import-table.ts'
import {
  checkRows,
  type ImportedFields,
  importedRows,
  MappedColumns,
  type MappedRow,
  NO_FIELDS,
  readFields,
  withFixes,
} from './mapped-rows.ts'
import { TableIssues, UnknownWords } from './table-issues.ts'

/** Instead of a choice: the table says nothing of it, and what is stored stays. */
export const UNCHANGED = 'unchanged'

export const MAX_IMPORTED = { people: 1000, topics: 1000 } as const

/** What a table with a mapping brings along beside names and choices. */
export type MappedTable = ImportedRows & {
  /** Sessions from 1, and of each person what is said of each: '' leaves it as it is. */
  sessions: readonly number[]
  /** The columns of those sessions, from 1. */
  sessionColumns: readonly number[]
  availability: readonly (readonly string[])[]
  /** Of each topic; '' leaves it as it is. */
  descriptions: readonly string[]
}

/** A parsed table of people by topics. `choices[p][t]` is person p's choice for topic t, '' for blank. */
export type ParsedImport = {
  people: readonly string[]
  topics: readonly string[]
  choices: readonly (readonly string[])[]
  /** Only where people meet in pairs: a table of people by people. */
  pairs?: PairTable
  /** Validation errors; the table may be imported only if there are none. */
  problems: readonly ImportProblem[]
  /** What the table says of each person besides their choices. */
  fields: readonly ImportedFields[]
  /** The row of each person, from 1, to which an address belongs; 0 for people named in lists. */
  rowOf: readonly number[]
  /** The column of e-mail addresses, or else of names, from 1. */
  emailColumn: number
}

/** The columns of people who can be chosen, from 1. */
export type PairTable = { columns: readonly number[] }

/**
 * Parses a table by what the organiser has said of its columns, words and rows (IMPORT-13 to IMPORT-18).
 * Without a mapping its first column names people and the others are topics, or people where they meet in
 * pairs; a leading timestamp column is skipped.
 */
export function parseImport(
  csv: string,
  variant: VariantDescription,
  said?: ImportMapping,
): ParsedImport & { mapped?: MappedTable } {
  const issues = new TableIssues()
  const tooLarge = tooLargeAt(csv)
  const table = tooLarge ? undefined : readTable(csv)
  const mapping = said ?? plainMapping(table?.ok ? table.rows : [], variant)
  const [header = [], ...lines] = table?.ok ? withFixes(table.rows, mapping.fixes) : []
  if (tooLarge) issues.add(tooLarge.row, tooLarge.column, { value: '', problem: 'tooMany' })
  else if (!table?.ok) issues.add(table?.row ?? 1, 1, { value: '', problem: 'malformed' })
  else if (isBlank(header)) issues.add(1, 1, { value: '', problem: 'malformed' })
  else if (!namesRows(mapping.columns)) issues.add(1, 1, { value: '', problem: 'noNames' })
  const columns = new MappedColumns(header, mapping.columns)
  const isOfTopics = hasTopicRows(mapping.columns)
  const cleaned = said ? sanitiseLine : (name: string) => name
  const isUsable = issues.problems.length === 0
  const all = isUsable
    ? lines.flatMap((cells, index): MappedRow[] => {
        if (isBlank(cells)) return []
        return [
          {
            row: index + 2,
            cells,
            name: cleaned(isOfTopics ? columns.text(cells, 'title') : columns.nameOf(cells)),
          },
        ]
      })
    : []
  const { rows, skipped } = importedRows(all, mapping, isOfTopics ? 'duplicateTopic' : 'duplicateName')
  const max = isOfTopics ? MAX_IMPORTED.topics : MAX_IMPORTED.people
  checkRows(rows, { columns, issues, isOfTopics, max, isPlain: said === undefined })
  const words = said && new UnknownWords(variant, said.words)
  const read: Read = { variant, columns, rows, issues, words, cleaned }
  const content = isOfTopics ? topicRows(read) : personRows(read)
  if (words?.areTooMany)
    issues.add(1, columns.one('topic') + 1, {
      value: '',
      problem: 'unknownChoice',
      allowed: englishChoices(meaningsOf('choice', variant)),
    })
  return {
    ...content.import,
    problems: issues.problems,
    emailColumn: columns.one('email') < 0 ? columns.nameColumn : columns.one('email') + 1,
    ...(words && {
      mapped: {
        ...content.mapped,
        numRows: all.length,
        numImported: rows.length,
        skipped,
        causes: issues.causes,
        words: words.list,
      },
    }),
  }
}

type Read = {
  variant: VariantDescription
  columns: MappedColumns
  rows: readonly MappedRow[]
  issues: TableIssues
  /** Undefined without a mapping: then a word that the event does not know is a problem. */
  words: UnknownWords | undefined
  /** A name as it is taken over. */
  cleaned: (name: string) => string
}
type Content = {
  import: Omit<ParsedImport, 'problems' | 'emailColumn'>
  mapped: Pick<
    MappedTable,
    'sessions' | 'sessionColumns' | 'availability' | 'descriptions' | 'numAvailabilities'
  >
}

/** A row for each person. */
function personRows(read: Read): Content {
  const { variant, columns, rows, issues } = read
  const inPairs = can(variant, 'pairs')
  const named = namedTopics(read, inPairs)
  const topics = new Map(named.map(({ name }, index) => [name, index]))
  const lists = { list: columns.of('topicList'), host: columns.of('hostOf') }
  const listed = rows.map(({ cells }) => ({
    list: lists.list.flatMap((index) => splitList(cells[index] ?? '')),
    host: lists.host.flatMap((index) => splitList(cells[index] ?? '')),
  }))
  for (const [position, { list, host }] of listed.entries())
    for (const name of [...list, ...host]) {
      if (name.length > MAX_TEXT.line)
        issues.add(rows[position]?.row ?? 0, (lists.list[0] ?? lists.host[0] ?? 0) + 1, {
          value: name,
          problem: 'tooLong',
        })
      if (!topics.has(name)) topics.set(name, topics.size)
    }
  const isTooLarge = topics.size > MAX_IMPORTED.topics || rows.length > MAX_IMPORTED.people
  if (read.words && topics.size > MAX_IMPORTED.topics)
    issues.add(1, columns.nameColumn, { value: String(MAX_IMPORTED.topics), problem: 'tooMany' })
  const inLists = new Set(listed.flatMap(({ list }) => list.map((name) => topics.get(name) ?? -1)))
  const readCell = cellReader(read, inPairs)
  const yes = yesOf(variant)
  const choices = rows.map(({ row: at, cells }, position) => {
    // A table that is too large is not imported; its choices take no memory.
    if (isTooLarge) return []
    const row: string[] = new Array(topics.size).fill(UNCHANGED)
    for (const topic of inLists) row[topic] = ''
    named.forEach(({ column, name }, topic) => {
      row[topic] = readCell('choice', cells[column] ?? '', { row: at, column, columnName: name })
    })
    const { list, host } = listed[position] ?? { list: [], host: [] }
    for (const name of list) {
      const topic = topics.get(name) ?? -1
      if ((row[topic] ?? '') === '') row[topic] = yes
    }
    for (const name of host) row[topics.get(name) ?? -1] = 'Host'
    return row
  })
  const fields = readFields(rows, variant, columns, issues)
  const sessions = columns.roles.flatMap(({ is, session }, column) =>
    is === 'availability' && session !== undefined ? [{ session, column }] : [],
  )
  const availability = rows.map(({ row, cells }) =>
    sessions.map(({ column }) => readCell('availability', cells[column] ?? '', { row, column })),
  )
  return {
    import: {
      people: rows.map(({ name }) => name),
      topics: [...topics.keys()],
      choices,
      fields,
      rowOf: rows.map(({ row }) => row),
      ...(inPairs && { pairs: { columns: named.map(({ column }) => column + 1) } }),
    },
    mapped: {
      sessions: sessions.map(({ session }) => session),
      sessionColumns: sessions.map(({ column }) => column + 1),
      availability,
      descriptions: [],
      numAvailabilities: availability.flat().filter((value) => value !== '').length,
    },
  }
}

/** A row for each topic; whoever hosts it is a person. */
function topicRows({ columns, rows }: Read): Content {
  const hosts = rows.map(({ cells }) => columns.of('hosts').flatMap((index) => splitList(cells[index] ?? '')))
  const people = [...new Set(hosts.flat())]
  const hosted = new Map<string, Set<number>>()
  for (const [topic, names] of hosts.entries())
    for (const name of names) hosted.set(name, (hosted.get(name) ?? new Set()).add(topic))
  return {
    import: {
      people,
      topics: rows.map(({ name }) => name),
      choices: people.map((name) =>
        rows.map((_, topic) => (hosted.get(name)?.has(topic) ? 'Host' : UNCHANGED)),
      ),
      fields: people.map(() => NO_FIELDS),
      rowOf: people.map(() => 0),
    },
    mapped: {
      sessions: [],
      sessionColumns: [],
      availability: people.map(() => []),
      descriptions: rows.map(({ cells }) => descriptionOf(columns, cells)),
      numAvailabilities: 0,
    },
  }
}

function descriptionOf(columns: MappedColumns, cells: readonly string[]): string {
  const parts = columns.of('description').map((index) => cells[index] ?? '')
  return sanitiseText(parts.filter(Boolean).join('\n\n')).slice(0, MAX_TEXT.text)
}

type NamedColumn = { name: string; column: number }

/** The topics, or people to choose, that have a column of their own. */
function namedTopics({ columns, issues, cleaned }: Read, inPairs: boolean): NamedColumn[] {
  const of = columns.of('topic')
  const names = topicNames(of.map((index) => columns.header[index] ?? ''))
  const seen = new Set<string>()
  return of.map((column, index) => {
    const name = cleaned(names[index] ?? '')
    const add = (
      problem: 'emptyName' | 'emptyTopic' | 'duplicateTopic' | 'duplicateColumn' | 'tooLong' | 'tooMany',
    ) => issues.add(1, column + 1, { value: name, columnName: name, problem })
    if (name === '') add(inPairs ? 'emptyName' : 'emptyTopic')
    else if (seen.has(name)) add(inPairs ? 'duplicateColumn' : 'duplicateTopic')
    if (name.length > MAX_TEXT.line) add('tooLong')
    if (index === MAX_IMPORTED.topics) add('tooMany')
    seen.add(name)
    return { name, column }
  })
}

type CellPlace = { row: number; column: number; columnName?: string }

/** Reads cells, each different one once. */
function cellReader(
  { variant, words, issues }: Read,
  inPairs: boolean,
): (of: WordScale, text: string, at: CellPlace) => string {
  const readers = wordReaders(variant, inPairs)
  const allowed = { choice: meaningsOf('choice', variant), availability: meaningsOf('availability', variant) }
  const known = { choice: new Map<string, string>(), availability: new Map<string, string>() }
  const english = englishChoices(allowed.choice)
  return (of, text, { row, column, columnName = '' }) => {
    const cached = known[of].get(text)
    if (cached !== undefined) return cached
    const read = readers[of](text)
    if (read !== undefined) {
      known[of].set(text, read)
      return read
    }
    if (!words) {
      issues.add(row, column + 1, { value: text, columnName, problem: 'unknownChoice', allowed: english })
      return ''
    }
    const meaning = words.meaningOf(of, text)
    return allowed[of].includes(meaning) ? meaning : ''
  }
}

/** What a name in a list stands for: the plain Yes, or the highest number. */
function yesOf(variant: VariantDescription): string {
  const choices = meaningsOf('choice', variant)
  return choices.includes('Yes') ? 'Yes' : (choices.findLast((choice) => /^\d+$/.test(choice)) ?? '')
}

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell === '')
}

/** What a table is taken for without a mapping; IMPORT-7, IMPORT-8. */
function plainMapping(rows: readonly (readonly string[])[], variant: VariantDescription): ImportMapping {
  const [header = [], ...lines] = rows
  if (isBlank(header)) return plain([])
  const used = new Set(lines.flatMap((cells) => cells.flatMap((cell, index) => (cell === '' ? [] : [index]))))
  const own = new Set<PersonColumn>()
  let isNamed = false
  const columns = header.map((name, index): ColumnRole => {
    const field = can(variant, 'pairs') ? readColumn(name) : undefined
    // A second one is left among the people, where it names nobody.
    if (field && variant.userFields.includes(field) && !own.has(field)) {
      own.add(field)
      return { is: field === 'email' ? 'email' : 'requests' }
    }
    if (index === 0 && isTimestampColumn(name)) return { is: 'timestamp' }
    if (!isNamed) {
      isNamed = true
      return { is: 'name' }
    }
    // Spreadsheets append empty columns.
    return { is: name !== '' || used.has(index) ? 'topic' : 'ignore' }
  })
  return plain(columns)
}

function plain(columns: ColumnRole[]): ImportMapping {
  return { columns, words: [], skipRows: [], repeated: 'report', fixes: [] }
}
