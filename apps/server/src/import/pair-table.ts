import { can, isEmail, isWholeNumberBetween, type VariantDescription } from '@planner/domain'
import { type PersonColumn, readColumn } from '@planner/i18n'
import { type AddProblem, problemAt } from './import-problem.ts'

/** What a table says of people who meet in pairs, beside whom they choose; each list is in the order of the rows. */
export type PairTable = {
  /** Where each person and each column stands in the table, from 1. */
  rows: readonly number[]
  columns: readonly number[]
  /** '' where the table gives none. */
  emails: readonly string[]
  /** Meetings per week; null where the table gives none. */
  requests: readonly (number | null)[]
  /** Where e-mail addresses are, or else names, from 1. */
  emailColumn: number
}

/** By field the index of the column that holds it; IMPORT-8. */
export type PersonColumns = ReadonlyMap<PersonColumn, number>

/** The columns of people's own data. Tables of topics have none. */
export function personColumns(header: readonly string[], variant: VariantDescription): PersonColumns {
  const found = new Map<PersonColumn, number>()
  if (!can(variant, 'pairs')) return found
  for (const [index, name] of header.entries()) {
    const column = readColumn(name)
    // A second one is left among the people, where it names nobody.
    if (column && variant.userFields.includes(column) && !found.has(column)) found.set(column, index)
  }
  return found
}

type Row = { row: number; cells: readonly string[] }

/** Reads the columns of people's own data, reporting what is no address and no number. */
export function readPairTable(
  variant: VariantDescription,
  { header, rows, columns }: { header: readonly string[]; rows: readonly Row[]; columns: readonly number[] },
  { own, nameColumn }: { own: PersonColumns; nameColumn: number },
  add: AddProblem,
): PairTable {
  const { min, max } = variant.limits.numMeetingRequests
  const textAt = (cells: readonly string[], column: PersonColumn) => cells[own.get(column) ?? -1] ?? ''
  const report = (row: number, column: PersonColumn, problem: Parameters<typeof problemAt>[2]) => {
    const index = own.get(column) ?? nameColumn
    add(problemAt(row, index + 1, { columnName: header[index] ?? '', ...problem }))
  }
  const emails = rows.map(({ row, cells }) => {
    const value = textAt(cells, 'email')
    if (value !== '' && !isEmail(value)) report(row, 'email', { value, problem: 'invalidEmail' })
    return value
  })
  const requests = rows.map(({ row, cells }) => {
    const value = textAt(cells, 'newNumMeetingRequests')
    if (value === '') return null
    const number = /^\d{1,4}$/.test(value) ? Number(value) : Number.NaN
    if (isWholeNumberBetween(number, min, max)) return number
    report(row, 'newNumMeetingRequests', { value, problem: 'invalidNumber', allowed: [`${min}–${max}`] })
    return null
  })
  const emailColumn = (own.get('email') ?? nameColumn) + 1
  return { rows: rows.map(({ row }) => row), columns, emails, requests, emailColumn }
}
