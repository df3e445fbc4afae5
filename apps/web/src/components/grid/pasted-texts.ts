import type { GridPlace, GridSize } from './grid-keys.ts'

/** A text pasted onto a cell. */
export type PastedText = GridPlace & { text: string }

/** Cells of a table copied from a spreadsheet, laid out from `start`. What falls outside of the grid is left out. */
export function pastedTexts(table: string, start: GridPlace, { rows, columns }: GridSize): PastedText[] {
  return parseTable(table).flatMap((line, down) =>
    line.flatMap((text, right) => {
      const place = { row: start.row + down, column: start.column + right }
      return place.row < rows && place.column < columns ? [{ ...place, text }] : []
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
