import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cell, supersedes } from './address.ts'

// Few timestamps and values, so that ties are common.
const cell: fc.Arbitrary<Cell> = fc.record({
  timestamp: fc.integer({ min: 0, max: 3 }),
  value: fc.constantFrom('', 'Yes', 'No', '1', '10', 1, 10, true, false, null),
})
const isSame = (a: Cell, b: Cell) => a.timestamp === b.timestamp && a.value === b.value

test('LIVE-2: the later write wins', () => {
  expect(supersedes({ value: '', timestamp: 2 }, { value: 'Yes', timestamp: 1 })).toBe(true)
  expect(supersedes({ value: 'Yes', timestamp: 1 }, { value: '', timestamp: 2 })).toBe(false)
  expect(supersedes({ value: '', timestamp: 0 }, undefined)).toBe(true)
})

test('LIVE-2: of two different cells exactly one supersedes the other; none supersedes itself', () => {
  fc.assert(
    fc.property(cell, cell, (a, b) => {
      expect(supersedes(a, b) !== supersedes(b, a)).toBe(!isSame(a, b))
    }),
  )
})

test('LIVE-2: the order is transitive, so replicas converge in any order of delivery', () => {
  fc.assert(
    fc.property(cell, cell, cell, (a, b, c) => {
      fc.pre(supersedes(a, b) && supersedes(b, c))
      expect(supersedes(a, c)).toBe(true)
    }),
  )
})
