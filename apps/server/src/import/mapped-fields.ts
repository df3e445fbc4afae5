import {
  isEmail,
  isPhone,
  isWholeNumberBetween,
  MAX_TEXT,
  sanitiseText,
  type VariantDescription,
} from '@planner/domain'
import { plainNumber } from './column-words.ts'
import type { MappedColumns, MappedRow } from './mapped-rows.ts'
import type { TableIssues } from './table-issues.ts'

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
