import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movedPosition, withinGrid } from './grid-keys.ts'

const size = { rows: 301, columns: 101, page: 10 }
const from = { row: 5, column: 5 }
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false })

test.each([
  ['ArrowUp', false, { row: 4, column: 5 }],
  ['ArrowDown', false, { row: 6, column: 5 }],
  ['ArrowLeft', false, { row: 5, column: 4 }],
  ['ArrowRight', false, { row: 5, column: 6 }],
  ['ArrowDown', true, { row: 300, column: 5 }],
  ['Home', false, { row: 5, column: 0 }],
  ['End', false, { row: 5, column: 100 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 300, column: 100 }],
  ['PageDown', false, { row: 15, column: 5 }],
  ['PageUp', false, { row: 0, column: 5 }],
])('SCREEN-1: %s (with Ctrl: %s) moves to %o', (key, isCtrl, position) => {
  expect(movedPosition(from, press(key, isCtrl), size)).toEqual(position)
})

test('SCREEN-1: other keys are not handled', () => {
  for (const key of ['a', '1', 'Enter', 'Tab', ' '])
    expect(movedPosition(from, press(key), size)).toBeUndefined()
})

test('SCREEN-1: no sequence of keys leaves the grid', () => {
  const key = fc.constantFrom(
    'ArrowUp',
    'ArrowDown',
    'ArrowLeft',
    'ArrowRight',
    'Home',
    'End',
    'PageUp',
    'PageDown',
  )
  const steps = fc.array(fc.tuple(key, fc.boolean()), { maxLength: 40 })
  const upTo40 = fc.integer({ min: 1, max: 40 })
  const sizes = fc.record({ rows: upTo40, columns: upTo40, page: upTo40 })
  fc.assert(
    fc.property(steps, sizes, (pressed, { rows, columns, page }) => {
      let position = { row: 0, column: 0 }
      for (const [each, isCtrl] of pressed)
        position = movedPosition(position, press(each, isCtrl), { rows, columns, page }) ?? position
      expect(
        position.row >= 0 && position.row < rows && position.column >= 0 && position.column < columns,
      ).toBe(true)
    }),
  )
})

test('SCREEN-1: arrows stop at the edges, and the Command key counts as Ctrl', () => {
  const small = { rows: 21, columns: 4 }
  expect(movedPosition({ row: 0, column: 3 }, press('ArrowUp'), small)).toEqual({ row: 0, column: 3 })
  expect(movedPosition({ row: 5, column: 1 }, press('PageUp'), small)).toEqual({ row: 0, column: 1 })
  const command = { key: 'End', ctrlKey: false, metaKey: true }
  expect(movedPosition({ row: 5, column: 1 }, command, small)).toEqual({ row: 20, column: 3 })
})

test('SCREEN-2: when a grid shrinks, its tab stop moves to the nearest cell', () => {
  expect(withinGrid({ row: 9, column: 1 }, { rows: 3, columns: 2 })).toEqual({ row: 2, column: 1 })
  expect(withinGrid({ row: 9, column: 1 }, { rows: 0, columns: 0 })).toEqual({ row: 0, column: 0 })
})
