import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnBands, numPrintedRows } from './grid.tsx'
import type { GridLayout } from './grid-layout.ts'

function layoutOf(numRows: number, numColumns: number): GridLayout {
  const sizes = { rowHeight: 36, columnWidth: 104, headerHeight: 72, nameWidth: 180 }
  return { numRows, numColumns, numHeaderRows: 1, areHeadersFocusable: true, sizes }
}

test('SCREEN-16: every column is in one band, in order, and no band is much narrower than another', () => {
  fc.assert(
    fc.property(fc.nat(130), (numColumns) => {
      const bands = columnBands(layoutOf(10, numColumns))
      const indexes = bands.flat().map((span) => span.kind === 'item' && span.index)
      expect(indexes).toEqual(Array.from({ length: numColumns }, (_, index) => index))
      const widths = bands.map((band) => band.length)
      expect(Math.max(...widths)).toBeLessThanOrEqual(7)
      expect(widths.slice(0, -1).every((width) => width === widths[0])).toBe(true)
    }),
  )
  expect(columnBands(layoutOf(10, 0))).toEqual([[]])
  expect(columnBands(layoutOf(10, 9)).map((band) => band.length)).toEqual([5, 4])
})

test('SCREEN-16: a table of 500 people and 20 topics is printed whole, of a larger one the first rows', () => {
  expect(numPrintedRows(layoutOf(500, 20))).toBe(500)
  expect(numPrintedRows(layoutOf(500, 120))).toBe(100)
})
