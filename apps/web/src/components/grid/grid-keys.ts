/** A cell of a grid as its keyboard knows it, counted from 0. Headers that take focus are rows and columns too. */
export type GridPlace = { row: number; column: number }

/** How many rows and columns take focus. `page` is how many rows Page Up and Down go. */
export type GridSize = { rows: number; columns: number; page?: number }

export type KeyPress = { key: string; ctrlKey: boolean; metaKey: boolean }

const PAGE = 10

/** Where a key leads in a grid with one tab stop (W3C APG grid pattern); undefined for keys that lead nowhere. */
export function movedPlace(
  { row, column }: GridPlace,
  { key, ctrlKey, metaKey }: KeyPress,
  size: GridSize,
): GridPlace | undefined {
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

/** The place itself, or the nearest one of a grid that has shrunk. */
export function withinGrid({ row, column }: GridPlace, { rows, columns }: GridSize): GridPlace {
  return { row: clamp(row, rows - 1), column: clamp(column, columns - 1) }
}

function clamp(value: number, last: number): number {
  return Math.max(0, Math.min(last, value))
}
