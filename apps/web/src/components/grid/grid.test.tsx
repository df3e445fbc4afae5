import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { columnBands, Grid, GridCells, numPrintedRows, useColumnsInTurn } from './grid.tsx'
import { GridCell } from './grid-cell.tsx'
import type { GridPosition } from './grid-keys.ts'
import { focusableSize, type GridLayout } from './grid-layout.ts'
import { spansOf } from './spans.ts'
import { type PastedText, useGridClipboard } from './use-grid-clipboard.ts'
import { useGridFocus } from './use-grid-focus.ts'

const SIZES = { rowHeight: 40, columnWidth: 100, headerHeight: 80, nameWidth: 100 }

type SheetProps = {
  numRows: number
  numColumns: number
  onActivate?: (position: GridPosition) => void
  onKey?: (key: string, position: GridPosition) => boolean
  onPaste?: (pasted: readonly PastedText[]) => void
}

/** A grid with focusable headers; each cell shows its position. */
function Sheet({ numRows, numColumns, onActivate, onKey, onPaste }: SheetProps) {
  const layout: GridLayout = {
    numRows,
    numColumns,
    numHeaderRows: 1,
    areHeadersFocusable: true,
    sizes: SIZES,
  }
  const focus = useGridFocus({
    size: focusableSize(layout),
    start: { row: 1, column: 1 },
    ...(onActivate ? { onActivate } : {}),
    onKey: ({ key }, position) => onKey?.(key, position) ?? false,
  })
  const { active } = focus
  const clipboard = useGridClipboard({
    layout,
    active,
    textAt: ({ row, column }) => `${row},${column}`,
    onPaste: (pasted) => onPaste?.(pasted),
  })
  const columnNames = Array.from({ length: numColumns }, (_, column) => column)
  const tabIndexOf = (row: number, column: number) =>
    active.row === row && active.column === column ? 0 : -1
  return (
    <Grid
      label="Sheet"
      layout={layout}
      focus={focus}
      className={{ scroller: '', table: '' }}
      {...clipboard}
      header={(columns) => (
        <thead>
          <tr aria-rowindex={1}>
            <th data-row={0} data-column={0} tabIndex={tabIndexOf(0, 0)}>
              corner
            </th>
            <GridCells columns={columns} items={columnNames}>
              {(_, index) => (
                <th key={index} data-row={0} data-column={index + 1} tabIndex={tabIndexOf(0, index + 1)}>
                  header {index + 1}
                </th>
              )}
            </GridCells>
          </tr>
        </thead>
      )}
      items={Array.from({ length: numRows }, (_, index) => index)}
      row={(index, { row, rowIndex, columns }) => (
        <tr key={index} aria-rowindex={rowIndex}>
          <th data-row={row} data-column={0} tabIndex={tabIndexOf(row, 0)}>
            name {row}
          </th>
          <GridCells columns={columns} items={columnNames}>
            {(column) => (
              <GridCell
                key={column}
                row={row}
                column={column + 1}
                isActive={active.row === row && active.column === column + 1}
              >
                {row},{column + 1}
              </GridCell>
            )}
          </GridCells>
        </tr>
      )}
    />
  )
}

/** jsdom has no layout: the scroll container is taken to be 400 px wide and high. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400)
})
afterEach(() => vi.restoreAllMocks())

const tabStops = () => document.querySelectorAll('[role=grid] [tabindex="0"]')
const cells = () => screen.getAllByRole('gridcell')
const press = (key: string, init = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init })
const focusCell = (text: string) =>
  act(() => (screen.getByText(text).closest('td, th') as HTMLElement).focus())

test('a grid of up to 40 by 40 renders every cell', () => {
  render(<Sheet numRows={40} numColumns={40} />)
  expect(cells()).toHaveLength(1600)
  const grid = screen.getByRole('grid')
  expect([grid.getAttribute('aria-rowcount'), grid.getAttribute('aria-colcount')]).toEqual(['41', '41'])
  expect(grid.querySelector('[aria-hidden]')).toBeNull()
})

test.each([
  ['rows', 300, 5],
  ['columns', 5, 300],
  ['both', 300, 100],
])('a grid large in %s mounts visible cells and spacers for the rest', (_, numRows, numColumns) => {
  render(<Sheet numRows={numRows} numColumns={numColumns} />)
  expect(cells().length).toBeGreaterThan(10)
  expect(cells().length).toBeLessThan(400)
  const grid = screen.getByRole('grid')
  expect(grid.getAttribute('aria-rowcount')).toBe(String(numRows + 1))
  const px = (property: 'height' | 'width') => (element: Element) =>
    Number.parseFloat((element as HTMLElement).style[property])
  const heights = [...grid.querySelectorAll('tbody tr')].map(px('height')).filter((each) => each > 0)
  const mounted = grid.querySelectorAll('tbody [aria-rowindex]').length
  expect(mounted * SIZES.rowHeight + heights.reduce((sum, each) => sum + each, 0)).toBe(
    numRows * SIZES.rowHeight,
  )
  const widths = [...grid.querySelectorAll('col')].map((col) => px('width')(col) * col.span)
  expect(widths.reduce((sum, each) => sum + each, 0)).toBe(SIZES.nameWidth + numColumns * SIZES.columnWidth)
})

test('SCREEN-1: one cell is the tab stop and moves with the focus', () => {
  render(<Sheet numRows={3} numColumns={3} />)
  expect([...tabStops()].map((cell) => cell.textContent)).toEqual(['1,1'])
  focusCell('1,1')
  press('ArrowRight')
  expect(document.activeElement?.textContent).toBe('1,2')
  press('ArrowUp')
  expect(document.activeElement?.textContent).toBe('header 2')
  press('Home')
  expect(document.activeElement?.textContent).toBe('corner')
  expect([...tabStops()].map((cell) => cell.textContent)).toEqual(['corner'])
})

test('SCREEN-1: an off-screen cell is mounted when keys move to it, and stays mounted while it is active', () => {
  render(<Sheet numRows={300} numColumns={100} />)
  focusCell('1,1')
  press('End', { ctrlKey: true })
  expect(document.activeElement?.textContent).toBe('300,100')
  press('ArrowUp')
  expect(document.activeElement?.textContent).toBe('299,100')
  expect([...tabStops()].map((cell) => cell.textContent)).toEqual(['299,100'])
})

test('a cell focused by a screen reader becomes the active cell', () => {
  render(<Sheet numRows={3} numColumns={3} />)
  focusCell('2,3')
  press('ArrowLeft')
  expect(document.activeElement?.textContent).toBe('2,2')
})

test('click, Enter, Space and F2 activate the cell; other keys go to the caller, those with Alt to the browser', () => {
  const acted: GridPosition[] = []
  const keys: string[] = []
  render(
    <Sheet
      numRows={3}
      numColumns={3}
      onActivate={(position) => acted.push(position)}
      onKey={(key) => keys.push(key) > 0}
    />,
  )
  fireEvent.click(screen.getByText('2,3'))
  for (const key of ['Enter', ' ', 'F2']) press(key)
  expect(acted).toEqual(Array.from({ length: 4 }, () => ({ row: 2, column: 3 })))
  expect(document.activeElement?.textContent).toBe('2,3')
  expect(press('y')).toBe(false)
  expect(press('y', { altKey: true })).toBe(true)
  press('ArrowLeft', { altKey: true })
  expect(keys).toEqual(['y'])
  expect(document.activeElement?.textContent).toBe('2,3')
})

test('copies the active cell and pastes a table starting there, never onto headers', () => {
  const pastes: (readonly PastedText[])[] = []
  render(<Sheet numRows={2} numColumns={2} onPaste={(pasted) => pastes.push(pasted)} />)
  const written: string[] = []
  const clipboardData = {
    getData: () => 'a\tb\nc',
    setData: (_type: string, text: string) => written.push(text),
  }
  focusCell('2,1')
  fireEvent.copy(screen.getByText('2,1'), { clipboardData })
  fireEvent.paste(screen.getByText('2,1'), { clipboardData })
  focusCell('name 2')
  fireEvent.paste(screen.getByText('name 2'), { clipboardData })
  expect(written).toEqual(['2,1'])
  expect(pastes).toEqual([
    [
      { row: 2, column: 1, text: 'a' },
      { row: 2, column: 2, text: 'b' },
    ],
  ])
})

test('a grid that shrinks keeps one tab stop', () => {
  const { rerender } = render(<Sheet numRows={9} numColumns={3} />)
  focusCell('9,3')
  rerender(<Sheet numRows={2} numColumns={3} />)
  expect([...tabStops()].map((cell) => cell.textContent)).toEqual(['2,3'])
})

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

let asked: FrameRequestCallback | undefined

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    asked = callback
    return 1
  })
  vi.stubGlobal('cancelAnimationFrame', () => {
    asked = undefined
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const nextFrame = () =>
  act(() => {
    const callback = asked
    asked = undefined
    callback?.(0)
  })
const from = (first: number) => spansOf([first, first + 1, first + 2, first + 3], 20, 10)

function renderColumns(columns: ReturnType<typeof from>, needed: readonly number[]) {
  const { result, rerender } = renderHook((props) => useColumnsInTurn(props.columns, props.needed), {
    initialProps: { columns, needed },
  })
  const lists = () => [result.current.head, ...[0, 1, 2].map(result.current.ofRow)]
  return { rerender, lists }
}

test('a column that comes near is mounted in the head and every third row, one of them a frame', () => {
  const [old, near] = [from(0), from(1)]
  const { rerender, lists } = renderColumns(old, [1, 2])
  rerender({ columns: near, needed: [1, 2] })
  const behind = [lists().filter((each) => each === old).length]
  for (let frame = 0; frame < 4; frame += 1) {
    nextFrame()
    behind.push(lists().filter((each) => each === old).length)
  }
  expect(behind).toEqual([4, 3, 2, 1, 0])
  expect(new Set(lists())).toEqual(new Set([near]))
  expect(asked).toBeUndefined()
})

test('a column that is needed now is mounted everywhere at once, and what was there before does not come back', () => {
  const [old, far, back] = [from(0), from(9), from(1)]
  const { rerender, lists } = renderColumns(old, [1, 2])
  rerender({ columns: far, needed: [10, 11] })
  expect(new Set(lists())).toEqual(new Set([far]))
  rerender({ columns: back, needed: [1, 2] })
  expect(new Set(lists())).toEqual(new Set([back]))
})
