import type { Blob } from 'node:buffer'
import type Stream from 'node:stream'
import writeExcelFile, { type Feature } from 'write-excel-file/node'
import {
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
} from 'write-excel-file/utility'
import { type EventTable, type TableCell, wallMs } from './event-tables.ts'

const SHEET_FILE = 'xl/worksheets/sheet{id}.xml'
/** Excel has no longer names, and not these characters. */
const MAX_SHEET_NAME = 31
const NOT_IN_NAMES = /[[\]:*?/\\]/g
/** What a cell of a sheet may hold at most. */
const MAX_CELL = 32_767
const WIDTHS = { min: 8, max: 48 }

/** A workbook with a sheet for each table: typed cells, heads that stay in sight and can be filtered by. FILES-3 */
export function workbook(tables: readonly EventTable[], timeZone: string): Promise<Buffer> {
  const names = sheetNames(tables.map(({ name }) => name))
  const sheets = tables.map(({ head, rows }, index) => ({
    sheet: names[index] ?? '',
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
    dateFormat: 'yyyy-mm-dd hh:mm',
    columns: head.map((title, column) => ({ width: widthOf(title, rows, column) })),
    data: [
      head.map((title) => ({ value: shortened(title), type: String, fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map((cell) => cellOf(cell, timeZone))),
    ],
  }))
  return writeExcelFile(sheets, { features: [filters(tables)] }).toBuffer()
}

function cellOf(cell: TableCell, timeZone: string) {
  if (cell === null || cell === '') return null
  if (typeof cell === 'number') return { value: cell, type: Number }
  if (typeof cell === 'boolean') return { value: cell, type: Boolean }
  if (typeof cell === 'object') return { value: new Date(wallMs(timeZone, cell)), type: Date }
  return { value: shortened(cell), type: String }
}

function shortened(text: string): string {
  return text.slice(0, MAX_CELL)
}

/** Wide enough for most cells of a column. */
function widthOf(title: string, rows: EventTable['rows'], column: number): number {
  const lengths = rows.slice(0, 200).map((row) => {
    const cell = row[column] ?? null
    return typeof cell === 'object' ? (cell ? 16 : 0) : String(cell).length
  })
  const [longest = 0] = [title.length, ...lengths].sort((a, b) => b - a)
  return Math.min(WIDTHS.max, Math.max(WIDTHS.min, longest + 2))
}

/** Each once, whatever its case. */
function sheetNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const base = name.replace(NOT_IN_NAMES, ' ').trim().slice(0, MAX_SHEET_NAME).replace(/^'|'$/g, '') || '-'
    let unique = base
    for (let number = 2; taken.has(unique.toLowerCase()); number += 1)
      unique = `${base.slice(0, MAX_SHEET_NAME - 4)} ${number}`
    taken.add(unique.toLowerCase())
    return unique
  })
}

/** The arrows in the heads by which a sheet is filtered and sorted. */
function filters(tables: readonly EventTable[]): Feature<Stream | Buffer | Blob> {
  return {
    files: {
      transform: {
        [SHEET_FILE]: {
          transform: (xml: string, _options: unknown, { sheetIndex }: { sheetIndex: number }) => {
            const table = tables[sheetIndex]
            if (!table || table.head.length === 0) return xml
            const last = getCellAddress(table.rows.length, table.head.length - 1)
            return insertElementMarkupAccordingToOrderOfSiblings(
              withOwnTexts(xml),
              `<autoFilter ref="A1:${last}"/>`,
              getOrderOfSiblings(SHEET_FILE, 'worksheet') ?? [],
              'worksheet',
            )
          },
        },
      },
    },
  }
}

/** What the library has for the number of a text that every object has as a property: that property. */
const NO_NUMBER =
  /t="s"([^<>]{0,40})><v>(?:function (\w{1,40})\(\) \{ \[native code\] \}|\[object Object\])<\/v>/g

/** The library takes "constructor" and the like for texts that it has written before; they are put into their cells. */
function withOwnTexts(xml: string): string {
  return xml.replace(NO_NUMBER, (_, attributes: string, name = '__proto__') => {
    const text = name === 'Object' ? 'constructor' : name
    return `t="inlineStr"${attributes}><is><t>${text}</t></is>`
  })
}
