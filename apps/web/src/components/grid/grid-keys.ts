/** A focusable position, 0-based. Focusable headers count as rows and columns too. */
export type GridPosition = { row: number; column: number }

/** Number of focusable rows and columns. `page` is the number of rows that Page Up and Page Down move. */
export type GridSize = { rows: number; columns: number; page?: number }

export type KeyPress = { key: string; ctrlKey: boolean; metaKey: boolean }

const PAGE = 10

/** The position a key moves to in a grid with one tab stop (W3C APG); undefined for keys that do not move. */
export function movedPosition(
  { row, column }: GridPosition,
  { key, ctrlKey, metaKey }: KeyPress,
  size: GridSize,
): GridPosition | undefined {
  const { rows, columns, page = PAGE } = size
  const isFar = ctrlKey || metaKey
  const to = (nextRow: number, nextColumn: number) => withinGrid({ row: nextRow, column: nextColumn }, size)
  switch (key) {
    case 'ArrowUp':
      return to(isFar ? 0 : row - 1, column)
    case 'ArrowDown':
      return to(isFar ? rows : row + 1, column)
    case 'ArrowLeft':
      return to(row, isFar ? 0 : column - 1)
    case 'ArrowRight':
      return to(row, isFar ? columns : column + 1)
    case 'Home':
      return to(isFar ? 0 : row, 0)
    case 'End':
      return to(isFar ? rows : row, columns)
    case 'PageUp':
      return to(row - page, column)
    case 'PageDown':
      return to(row + page, column)
  }
  return undefined
}

/** Clamps a position to the grid, which may have shrunk. */
export function withinGrid({ row, column }: GridPosition, { rows, columns }: GridSize): GridPosition {
  return { row: clamp(row, rows - 1), column: clamp(column, columns - 1) }
}

function clamp(value: number, last: number): number {
  return Math.max(0, Math.min(last, value))
}
