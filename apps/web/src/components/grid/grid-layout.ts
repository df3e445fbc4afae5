import type { GridPlace, GridSize } from './grid-keys.ts'

/** What a grid consists of: rows and columns of cells below fixed head rows and beside a fixed column of names. */
export type GridLayout = {
  numRows: number
  numColumns: number
  /** Rows above the cells, that of the column heads among them. */
  numHeadRows: number
  /** Whether the row of column heads and the column of names are places of the keyboard too. */
  areHeadsPlaces: boolean
  sizes: GridSizes
}

/** In px. */
export type GridSizes = {
  rowHeight: number
  columnWidth: number
  /** The row of column heads. */
  headHeight: number
  /** The column of names. */
  nameWidth: number
}

/** The place of the first cell; rows and columns before it are heads that take the focus. */
export function firstCell({ numHeadRows, areHeadsPlaces }: GridLayout): GridPlace {
  return areHeadsPlaces ? { row: numHeadRows, column: 1 } : { row: numHeadRows - 1, column: 0 }
}

/** All places of the keyboard. */
export function placesOf(layout: GridLayout): GridSize {
  const { row, column } = firstCell(layout)
  return { rows: row + layout.numRows, columns: column + layout.numColumns }
}
