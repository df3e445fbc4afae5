import type { GridPosition, GridSize } from './grid-keys.ts'

/** A grid: rows and columns of cells below sticky header rows and beside a sticky name column. */
export type GridLayout = {
  numRows: number
  numColumns: number
  /** Rows above the cells, including the column headers. */
  numHeaderRows: number
  /** Whether the column headers and the name column can be focused too. */
  areHeadersFocusable: boolean
  sizes: GridSizes
}

/** In px. */
export type GridSizes = {
  rowHeight: number
  /** Of every column; where they differ, about what one needs on paper. */
  columnWidth: number
  /** Of few columns that differ, which then are always mounted. */
  columnWidths?: readonly number[]
  /** The row of column headers. */
  headerHeight: number
  /** The column of names. */
  nameWidth: number
}

function widthOfColumn({ columnWidth, columnWidths }: GridSizes, index: number): number {
  return columnWidths?.[index] ?? columnWidth
}

/** Names and columns together. */
export function widthOfGrid({ numColumns, sizes }: GridLayout): number {
  const widths = Array.from({ length: numColumns }, (_, index) => widthOfColumn(sizes, index))
  return widths.reduce((sum, width) => sum + width, sizes.nameWidth)
}

/** The position of the first data cell; rows and columns before it are focusable headers. */
export function firstCell({ numHeaderRows, areHeadersFocusable }: GridLayout): GridPosition {
  return areHeadersFocusable ? { row: numHeaderRows, column: 1 } : { row: numHeaderRows - 1, column: 0 }
}

/** Number of focusable rows and columns, headers included. */
export function focusableSize(layout: GridLayout): GridSize {
  const { row, column } = firstCell(layout)
  return { rows: row + layout.numRows, columns: column + layout.numColumns }
}
