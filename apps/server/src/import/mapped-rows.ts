import {
  type ColumnKind,
  type ColumnRole,
  isEmail,
  isPhone,
  isWholeNumberBetween,
  MAX_TEXT,
  sanitiseText,
  type VariantDescription,
} from '@planner/domain'
import type { ImportedRows, ImportMapping } from '@planner/protocol'
import { plainNumber } from './column-words.ts'
import { cellText } from './import-table.ts'
import type { TableIssues } from './table-issues.ts'

export type MappedRow = { row: number; cells: readonly string[]; name: string }

/** The columns of a table by what they are, as indexes. */
export class MappedColumns {
  readonly header: readonly string[]
  readonly roles: readonly ColumnRole[]

  constructor(header: readonly string[], roles: readonly ColumnRole[]) {
    this.header = header
    this.roles = header.map((_, index) => roles[index] ?? { is: 'ignore' })
  }

  of(kind: ColumnKind): number[] {
    return this.roles.flatMap(({ is }, index) => (is === kind ? [index] : []))
  }

  /** The first of a kind; -1 where there is none. */
  one(kind: ColumnKind): number {
    return this.roles.findIndex(({ is }) => is === kind)
  }

  text(cells: readonly string[], kind: ColumnKind): string {
    return (
      this.of(kind)
        .map((index) => cells[index] ?? '')
        .find((cell) => cell !== '') ?? ''
    )
  }

  /** Where what names a row stands, from 1. */
  get nameColumn(): number {
    const named = (['name', 'firstName', 'lastName', 'title'] as const).map((kind) => this.one(kind))
    return (named.find((index) => index >= 0) ?? 0) + 1
  }

  nameOf(cells: readonly string[]): string {
    const name = this.text(cells, 'name')
    if (name !== '') return name
    return [this.text(cells, 'firstName'), this.text(cells, 'lastName')].filter(Boolean).join(' ')
  }
}

/** The table with its fixes: what an organiser has typed instead of a cell. */
export function withFixes(
  rows: readonly (readonly string[])[],
  fixes: ImportMapping['fixes'],
): readonly (readonly string[])[] {
  if (fixes.length === 0) return rows
  const fixed = rows.map((cells) => [...cells])
  for (const { row, column, value } of fixes) {
    const cells = fixed[row - 1]
    const width = Math.max(cells?.length ?? 0, fixed[0]?.length ?? 0)
    if (cells && column <= width) {
      while (cells.length < column) cells.push('')
      cells[column - 1] = cellText(value)
    }
  }
  return fixed
}

/** The rows that are imported, and the others that are not blank, each with its reason (IMPORT-17). */
export function importedRows(
  rows: readonly MappedRow[],
  { skipRows, repeated }: Pick<ImportMapping, 'skipRows' | 'repeated'>,
  again: 'duplicateName' | 'duplicateTopic',
): Pick<ImportedRows, 'skipped'> & { rows: MappedRow[] } {
  const reasons = new Map(skipRows.map(({ row, because }) => [row, because]))
  const open = rows.filter(({ row }) => !reasons.has(row))
  if (repeated !== 'report') {
    const counts = new Map<string, number>()
    for (const { row, name } of open) if (repeated === 'last' || !counts.has(name)) counts.set(name, row)
    for (const { row, name } of open) if (name !== '' && counts.get(name) !== row) reasons.set(row, again)
  }
  const skipped = rows.flatMap(({ row }) => {
    const because = reasons.get(row)
    return because ? [{ row, because }] : []
  })
  return { rows: rows.filter(({ row }) => !reasons.has(row)), skipped }
}

/** Reports what is wrong with the names of rows, and what stands beside the table. */
export function checkRows(
  rows: readonly MappedRow[],
  {
    columns,
    issues,
    isOfTopics,
    max,
    isPlain,
  }: {
    columns: MappedColumns
    issues: TableIssues
    isOfTopics: boolean
    max: number
    /** Without a mapping no row can be left out, so that one row too many says it all. */
    isPlain: boolean
  },
): void {
  const column = columns.nameColumn
  const columnName = columns.header[column - 1] ?? ''
  const seen = new Set<string>()
  rows.forEach(({ row, name, cells }, index) => {
    const add = (
      problem: 'emptyName' | 'emptyTopic' | 'duplicateName' | 'duplicateTopic' | 'tooLong' | 'tooMany',
    ) => issues.add(row, column, { value: name, columnName, problem })
    if (name === '') add(isOfTopics ? 'emptyTopic' : 'emptyName')
    else if (seen.has(name)) add(isOfTopics ? 'duplicateTopic' : 'duplicateName')
    if (name.length > MAX_TEXT.line) add('tooLong')
    if (isPlain ? index === max : index >= max) add('tooMany')
    seen.add(name)
    cells.forEach((value, at) => {
      if (at >= columns.header.length && value !== '')
        issues.add(row, at + 1, { value, problem: 'malformed' })
    })
  })
}

/** What a table says of people besides their choices; '' and null where it says nothing. */
export type ImportedFields = { email: string; phone: string; profile: string; requests: number | null }

export const NO_FIELDS: ImportedFields = { email: '', phone: '', profile: '', requests: null }

/** Reads people's own data, reporting what is no address and no number. */
export function readFields(
  rows: readonly MappedRow[],
  variant: VariantDescription,
  columns: MappedColumns,
  issues: TableIssues,
): ImportedFields[] {
  const at = {
    email: columns.one('email'),
    phone: columns.one('phone'),
    note: columns.of('note'),
    meetings: columns.one('requests'),
  }
  const { min, max } = variant.limits.numMeetingRequests
  return rows.map(({ row, cells }) => {
    const text = (index: number) => cells[index] ?? ''
    const report = (index: number, problem: 'invalidEmail' | 'invalidPhone' | 'invalidNumber' | 'tooLong') =>
      issues.add(row, index + 1, {
        value: text(index),
        columnName: columns.header[index] ?? '',
        problem,
        ...(problem === 'invalidNumber' && { allowed: [`${min}–${max}`] }),
      })
    const [email, phone] = [text(at.email), text(at.phone)]
    if (email !== '' && !isEmail(email)) report(at.email, 'invalidEmail')
    if (phone !== '' && !isPhone(phone)) report(at.phone, 'invalidPhone')
    const profile = sanitiseText(at.note.map(text).filter(Boolean).join('\n'))
    if (profile.length > MAX_TEXT.text) report(at.note[0] ?? 0, 'tooLong')
    const number = plainNumber(text(at.meetings))
    const requests = /^\d{1,4}$/.test(number) ? Number(number) : Number.NaN
    const isGiven = number !== ''
    if (isGiven && !isWholeNumberBetween(requests, min, max)) report(at.meetings, 'invalidNumber')
    return { email, phone, profile, requests: isGiven ? requests : null }
  })
}
