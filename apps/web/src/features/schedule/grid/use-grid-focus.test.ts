import { expect, test } from 'vitest'
import { moveBy } from './use-grid-focus.ts'

const move = (key: string, ctrlKey = false) =>
  moveBy({ key, ctrlKey, metaKey: false }, { row: 5, column: 1 }, 20, 3)

test('ux "keyboard": arrows move by one cell and stop at the edges', () => {
  expect(move('ArrowDown')).toEqual({ row: 6, column: 1 })
  expect(move('ArrowLeft')).toEqual({ row: 5, column: 0 })
  expect(moveBy({ key: 'ArrowUp', ctrlKey: false, metaKey: false }, { row: 0, column: 3 }, 20, 3)).toEqual({
    row: 0,
    column: 3,
  })
})

test('ux "keyboard": Home and End stay in the row, with Ctrl they reach the corners', () => {
  expect(move('End')).toEqual({ row: 5, column: 3 })
  expect(move('Home', true)).toEqual({ row: 0, column: 0 })
  expect(move('End', true)).toEqual({ row: 20, column: 3 })
  expect(move('PageUp')).toEqual({ row: 0, column: 1 })
})

test('ux "keyboard": other keys are left to the page', () => {
  expect(move(' ')).toBeUndefined()
  expect(move('Tab')).toBeUndefined()
})
