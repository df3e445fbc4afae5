import { readChoice } from '@planner/i18n'
import type { GridPlace } from '../grid/grid-keys.ts'

/** One pasted cell; `choice` is undefined for a text that is no choice of the scale. */
export type PastedCell = GridPlace & { choice: string | undefined }

/**
 * Cells of a table copied from a spreadsheet (tab-separated lines), laid out from `start`. What falls outside of the
 * grid is left out.
 */
export function pastedCells(
  text: string,
  start: GridPlace,
  size: { rows: number; columns: number },
  choices: readonly string[],
): PastedCell[] {
  return parseTable(text).flatMap((line, down) =>
    line.flatMap((content, right) => {
      const row = start.row + down
      const column = start.column + right
      if (row >= size.rows || column >= size.columns) return []
      return [{ row, column, choice: readChoice(content, choices) }]
    }),
  )
}

/** Lines of cells. A cell in double quotes may hold tabs, line breaks and doubled quotes, as spreadsheets write them. */
export function parseTable(text: string): string[][] {
  const lines: string[][] = []
  let line: string[] = []
  CELL.lastIndex = 0
  for (let match = CELL.exec(text); match; match = CELL.exec(text)) {
    const [whole, quoted, plain = '', end] = match
    line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end !== '\t') {
      lines.push(line)
      line = []
    }
    // The end of the text closes the last line; a line break there opens no further one.
    if (end === '' || CELL.lastIndex >= text.length) {
      if (end === '\t') lines.push([...line, ''])
      break
    }
    if (whole === '') break
  }
  return lines
}

const CELL = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/g
