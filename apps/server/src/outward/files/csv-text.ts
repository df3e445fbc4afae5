import { isoText } from '../programme/public-programme.ts'
import type { EventTable, TableCell } from './event-tables.ts'

/**
 * How a CSV is written: for programs as RFC 4180 has it, values as they are; for spreadsheets with a byte order mark, the separator that the
 * language's spreadsheets expect, and texts that would be taken for formulas guarded (FILES-2).
 */
export type CsvStyle = { kind: 'programs' } | { kind: 'spreadsheets'; separator: ',' | ';' }

/** What spreadsheets take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/

export function csvText(
  { head, rows }: Pick<EventTable, 'head' | 'rows'>,
  timeZone: string,
  style: CsvStyle,
): string {
  const separator = style.kind === 'programs' ? ',' : style.separator
  const write = (cell: TableCell) => quoted(cellText(cell, timeZone, style), separator)
  const lines = [head, ...rows].map((row) => row.map(write).join(separator))
  return `${style.kind === 'spreadsheets' ? '\uFEFF' : ''}${lines.join('\r\n')}\r\n`
}

function cellText(cell: TableCell, timeZone: string, { kind }: CsvStyle): string {
  if (cell === null) return ''
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell)
  if (typeof cell === 'object') {
    const text = isoText(timeZone, cell.at)
    return kind === 'programs' ? text : text.slice(0, 16).replace('T', ' ')
  }
  return kind === 'spreadsheets' && FORMULA.test(cell) ? `'${cell}` : cell
}

function quoted(text: string, separator: string): string {
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
