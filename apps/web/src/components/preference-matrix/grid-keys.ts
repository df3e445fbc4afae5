/** A cell of the grid as its keyboard knows it: row 0 is the header, column 0 the names. */
export type GridPlace = { row: number; column: number }

/** Counts include the header row and the column of names. `page` is how many rows Page Up and Down go. */
export type GridSize = { rows: number; columns: number; page: number }

/** Where a key leads in a grid with one tab stop (W3C APG grid pattern); undefined for keys that lead nowhere. */
export function movedPlace(
  { row, column }: GridPlace,
  key: string,
  isCtrl: boolean,
  { rows, columns, page }: GridSize,
): GridPlace | undefined {
  const to = (nextRow: number, nextColumn: number): GridPlace => ({
    row: clamp(nextRow, rows - 1),
    column: clamp(nextColumn, columns - 1),
  })
  switch (key) {
    case 'ArrowUp':
      return to(isCtrl ? 0 : row - 1, column)
    case 'ArrowDown':
      return to(isCtrl ? rows : row + 1, column)
    case 'ArrowLeft':
      return to(row, isCtrl ? 0 : column - 1)
    case 'ArrowRight':
      return to(row, isCtrl ? columns : column + 1)
    case 'Home':
      return to(isCtrl ? 0 : row, 0)
    case 'End':
      return to(isCtrl ? rows : row, columns)
    case 'PageUp':
      return to(row - page, column)
    case 'PageDown':
      return to(row + page, column)
  }
  return undefined
}

function clamp(value: number, last: number): number {
  return Math.max(0, Math.min(last, value))
}
