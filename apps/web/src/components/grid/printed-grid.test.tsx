import { EventBuilder } from '@planner/domain/testing'
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { ADMIN, showScreen } from '../../lib/live/testing/screen.tsx'
import { watchPrinting } from '../../lib/printing.ts'
import { Grid, GridCells } from './grid.tsx'
import { focusableSize, type GridLayout } from './grid-layout.ts'
import { useGridFocus } from './use-grid-focus.ts'

const sizes = { rowHeight: 40, columnWidth: 100, headerHeight: 80, nameWidth: 100 }

type SheetProps = { numRows: number; numColumns: number; isEmpty?: boolean }

const indexes = (length: number) => Array.from({ length }, (_, index) => index)

/** `isEmpty` leaves the rows out, of which a large sheet has many. */
function Sheet({ numRows, numColumns, isEmpty = false }: SheetProps) {
  const layout: GridLayout = { numRows, numColumns, numHeaderRows: 1, areHeadersFocusable: true, sizes }
  const focus = useGridFocus({ size: focusableSize(layout), start: { row: 1, column: 1 } })
  return (
    <Grid
      label="Sheet"
      layout={layout}
      focus={focus}
      className={{ scroller: '', table: '' }}
      header={(columns) => (
        <thead>
          <tr>
            <th>corner</th>
            <GridCells columns={columns} items={indexes(numColumns)}>
              {(index) => <th key={index}>topic {index}</th>}
            </GridCells>
          </tr>
        </thead>
      )}
      items={indexes(numRows)}
      row={(index, { columns }) =>
        !isEmpty && (
          <tr key={index}>
            <th>person {index}</th>
            <GridCells columns={columns} items={indexes(numColumns)}>
              {(column) => (
                <td key={column}>
                  {index},{column}
                </td>
              )}
            </GridCells>
          </tr>
        )
      }
    />
  )
}

beforeAll(watchPrinting)

const tables = () => [...document.querySelectorAll('.print-only table')]
const texts = (selector: string) =>
  tables().map((table) => [...table.querySelectorAll(selector)].map(({ textContent }) => textContent))

test('SCREEN-16: on paper a grid that is mounted in part has all rows and columns, with names and headers', () => {
  showScreen(new EventBuilder('planner'), ADMIN, <Sheet numRows={60} numColumns={20} />)
  expect(tables()).toEqual([])
  fireEvent(window, new Event('beforeprint'))
  expect(
    texts('thead th')
      .flat()
      .filter((text) => text !== 'corner'),
  ).toEqual(Array.from({ length: 20 }, (_, index) => `topic ${index}`))
  const names = Array.from({ length: 60 }, (_, index) => `person ${index}`)
  for (const each of texts('tbody th')) expect(each).toEqual(names)
  expect(new Set(texts('td').flat()).size).toBe(60 * 20)
  expect(screen.queryByText(/print.leftOut/)).toBeNull()
  fireEvent(window, new Event('afterprint'))
  expect(tables()).toEqual([])
})

test('SCREEN-16: a table that is too large for paper says so, to organisers with what has all of it', () => {
  showScreen(new EventBuilder('planner'), ADMIN, <Sheet isEmpty numRows={500} numColumns={120} />)
  fireEvent(window, new Event('beforeprint'))
  expect(screen.getByText(/print.leftOut print.leftOut.export/)).toBeTruthy()
  fireEvent(window, new Event('afterprint'))
})

test('SCREEN-18: paper is light, and the screen is dark again afterwards', () => {
  const { dataset } = document.documentElement
  dataset.mantineColorScheme = 'dark'
  fireEvent(window, new Event('beforeprint'))
  expect(dataset.mantineColorScheme).toBe('light')
  fireEvent(window, new Event('afterprint'))
  expect(dataset.mantineColorScheme).toBe('dark')
})
