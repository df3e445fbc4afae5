import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Cell, type CellAddress, cellAddress, cellKey, parseCellKey, supersedes } from './address.ts'
import { TABLE_NAMES } from './tables.ts'

const id = fc.stringMatching(/^[0-9A-Za-z]{12}(_[1-9])?$/)
const address: fc.Arbitrary<CellAddress> = fc
  .record({
    table: fc.constantFrom(...TABLE_NAMES),
    userId: id,
    topicId: id,
    sessionId: fc.nat(100),
    topicGroupIndex: fc.nat(9),
    hour: fc.nat(167),
  })
  .map(({ table, ...parts }) => cellAddress(table, parts))

describe('cell keys', () => {
  test('can be parsed to the same address', () => {
    fc.assert(
      fc.property(address, (each) => {
        expect(parseCellKey(cellKey(each))).toEqual(each)
      }),
    )
  })

  test('are unique per cell', () => {
    fc.assert(
      fc.property(address, address, (a, b) => {
        expect(cellKey(a) === cellKey(b)).toBe(JSON.stringify(a) === JSON.stringify(b))
      }),
    )
  })

  test('do not depend on parts that the table does not use', () => {
    const parts = { userId: 'ann', topicId: 'gardens' }
    expect(cellKey(cellAddress('preferences', { ...parts, sessionId: 3, hour: 9 }))).toBe(
      cellKey(cellAddress('preferences', parts)),
    )
  })

  test.each(['', 'salaries|ann', 'preferences|ann', 'preferences|ann|gardens|1', 'toString|a|b'])(
    '%s is not a cell key',
    (text) => expect(parseCellKey(text)).toBeUndefined(),
  )
})

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
