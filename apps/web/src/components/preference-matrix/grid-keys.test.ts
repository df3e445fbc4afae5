import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movedPlace } from './grid-keys.ts'

const size = { rows: 301, columns: 101, page: 10 }
const from = { row: 5, column: 5 }

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
])('%s (with Ctrl: %s) leads to %o', (key, isCtrl, place) => {
  expect(movedPlace(from, key, isCtrl, size)).toEqual(place)
})

test('other keys lead nowhere', () => {
  for (const key of ['a', '1', 'Enter', 'Tab', ' '])
    expect(movedPlace(from, key, false, size)).toBeUndefined()
})

test('no sequence of keys leaves the grid', () => {
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
  const sizes = fc.record({ rows: fc.integer({ min: 1, max: 40 }), columns: fc.integer({ min: 1, max: 40 }) })
  fc.assert(
    fc.property(steps, sizes, (pressed, { rows, columns }) => {
      let place = { row: 0, column: 0 }
      for (const [each, isCtrl] of pressed)
        place = movedPlace(place, each, isCtrl, { rows, columns, page: 10 }) ?? place
      expect(place.row >= 0 && place.row < rows && place.column >= 0 && place.column < columns).toBe(true)
    }),
  )
})
