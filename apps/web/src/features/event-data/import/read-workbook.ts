import { strFromU8, unzipSync } from 'fflate'
import readSheets from 'read-excel-file/universal'
import { isCompound, isZip } from './workbook-signs.ts'

/** A sheet as a table of texts. */
export type WorkbookSheet = { name: string; table: string[][] }

/** Why a workbook is not read; IMPORT-67. */
export type WorkbookFault =
  | { fault: 'broken' | 'protected' | 'empty' | 'tooLarge' }
  /** Cells that hold formulas, whose results another program would have to know, as in `People!B2`. */
  | { fault: 'formulas'; cells: readonly string[] }

/** What is unpacked of a workbook at most: a small file can hold very much; bytes. */
const MOST_BYTES = 200 * 1024 * 1024
const SHEET_FILE = /^xl\/worksheets\/[^/]+\.xml$/
/** What a cell with a formula begins with. */
const FORMULA = /<c ([^<>]{0,200})><f[\s/>]/g
const PLACE = /\br="([A-Z]{1,3}\d{1,7})"/
const MOST_NAMED = 5

/** The sheets of an XLSX that have anything in them; dates as `2026-11-28`, with a time where they have one. */
export async function readWorkbook(bytes: Uint8Array): Promise<WorkbookSheet[] | WorkbookFault> {
  if (isCompound(bytes)) return { fault: 'protected' }
  if (!isZip(bytes)) return { fault: 'broken' }
  try {
    let size = 0
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        size += originalSize
        return size <= MOST_BYTES && SHEET_FILE.test(name)
      },
    })
    if (size > MOST_BYTES) return { fault: 'tooLarge' }
    const cells = Object.values(files).flatMap((file) =>
      [...strFromU8(file).matchAll(FORMULA)].map(([, attributes = '']) => PLACE.exec(attributes)?.[1] ?? '?'),
    )
    if (cells.length > 0) return { fault: 'formulas', cells: cells.slice(0, MOST_NAMED) }
    const sheets = await readSheets(new Blob([new Uint8Array(bytes)]), { trim: true })
    const read = sheets
      .map(({ sheet, data }) => ({ name: sheet, table: data.map((row) => row.map(cellText)) }))
      .filter(({ table }) => table.some((row) => row.some((cell) => cell !== '')))
    return read.length === 0 ? { fault: 'empty' } : read
  } catch {
    return { fault: 'broken' }
  }
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) {
    const text = cell.toISOString()
    return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ')
  }
  return String(cell)
}
