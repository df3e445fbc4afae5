import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CellAddress, cellAddress, cellKey, parseCellKey } from './address.ts'
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
