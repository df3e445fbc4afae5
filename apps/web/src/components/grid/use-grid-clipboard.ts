import type { ClipboardEvent } from 'react'
import type { GridPosition, GridSize } from './grid-keys.ts'
import { firstCell, focusableSize, type GridLayout } from './grid-layout.ts'

type GridClipboardOptions = {
  layout: GridLayout
  active: GridPosition
  /** The text of a cell; undefined where there is nothing to copy. */
  textAt: (position: GridPosition) => string | undefined
  onPaste: (pasted: readonly PastedText[]) => void
}

/** Clipboard exchange with spreadsheets: copies the active cell and pastes a table starting there. */
export function useGridClipboard({ layout, active, textAt, onPaste }: GridClipboardOptions) {
  return {
    onCopy: (event: ClipboardEvent) => {
      const text = textAt(active)
      // A text selection on the page takes precedence.
      if (text === undefined || window.getSelection()?.isCollapsed === false) return
      event.preventDefault()
      event.clipboardData.setData('text/plain', text)
    },
    onPaste: (event: ClipboardEvent) => {
      const first = firstCell(layout)
      if (active.row < first.row || active.column < first.column) return
      event.preventDefault()
      onPaste(pastedTexts(event.clipboardData.getData('text/plain'), active, focusableSize(layout)))
    },
  }
}

/** Text pasted into a cell. */
export type PastedText = GridPosition & { text: string }

/** Cells copied from a spreadsheet, placed from `start` on. Cells outside the grid are dropped. */
export function pastedTexts(table: string, start: GridPosition, { rows, columns }: GridSize): PastedText[] {
  return parseTable(table).flatMap((line, down) =>
    line.flatMap((text, right) => {
      const position = { row: start.row + down, column: start.column + right }
      return position.row < rows && position.column < columns ? [{ ...position, text }] : []
    }),
  )
}

/** Parses tab-separated rows. A quoted cell may contain tabs, line breaks and doubled quotes. */
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
    // The end of the text ends the last row; a trailing line break does not start another.
    if (end === '' || CELL.lastIndex >= text.length) {
      if (end === '\t') lines.push([...line, ''])
      break
    }
    if (whole === '') break
  }
  return lines
}

const CELL = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/g
