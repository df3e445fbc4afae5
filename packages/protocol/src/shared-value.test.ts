import { cellAddress, type TableName } from '@planner/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addressesOfRange,
  addressFromWire,
  hoursOfRange,
  sharedValueToWire,
  toWireCell,
} from './shared-value.ts'

test('WIRE-9: the address of a shared value survives a round trip', () => {
  const address = fc
    .record({
      table: fc.constantFrom<TableName>(
        'preferences',
        'contactPreferences',
        'assignments',
        'availabilities',
        'weekDayHourAssignments',
        'fixedTopics',
      ),
      userId: fc.constantFrom('ann', 'bob'),
      topicId: fc.constantFrom('ann', 'ann_1'),
      sessionId: fc.nat(100),
      topicGroupIndex: fc.nat(9),
    })
    .map(({ table, ...parts }) => cellAddress(table, parts))
  fc.assert(
    fc.property(address, (each) => {
      expect(addressFromWire(sharedValueToWire(each, 'Yes', 5))).toEqual(each)
    }),
  )
})

test('LIVE-12: an unknown table has no address', () => {
  const rest = { sessionId: null, userId: 'ann', topicId: 'ann', topicGroupIndex: null }
  expect(addressFromWire({ tableName: 'salaries', ...rest })).toBeUndefined()
  expect(addressFromWire({ tableName: 'constructor', ...rest })).toBeUndefined()
})

describe('LIVE-8: a rectangle of the week', () => {
  const range = (rangeStartD1: number, rangeStartD2: number, rangeEndD1: number, rangeEndD2: number) =>
    hoursOfRange({ rangeStartD1, rangeStartD2, rangeEndD1, rangeEndD2 })

  test('covers hours from 0, Monday 00:00, to 167, Sunday 23:00', () => {
    expect(range(1, 1, 1, 1)).toEqual([0])
    expect(range(7, 24, 7, 24)).toEqual([167])
    expect(range(2, 10, 3, 11)).toEqual([33, 34, 57, 58])
    expect(range(1, 1, 7, 24)).toEqual(Array.from({ length: 168 }, (_, hour) => hour))
  })

  test('of one hour is the wire format of a cell of the week, and survives a round trip', () => {
    for (let hour = 0; hour < 168; hour += 1) {
      const address = cellAddress('weekDayHourAvailabilities', { userId: 'ann', hour })
      const cell = toWireCell({ address, value: true, timestamp: 1 })
      if (cell.wireFormat !== 'rectangle') throw new Error('The hour is sent as a value')
      expect(addressesOfRange({ ...cell.payload, userId: 'ann' })).toEqual([address])
    }
  })

  test('does not depend on the order of its corners', () => {
    const corner = fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 24 }))
    fc.assert(
      fc.property(corner, corner, ([d1, h1], [d2, h2]) => {
        const hours = range(d1, h1, d2, h2)
        expect(range(d2, h2, d1, h1)).toEqual(hours)
        expect(range(d1, h2, d2, h1)).toEqual(hours)
        expect(hours.length).toBe((Math.abs(d1 - d2) + 1) * (Math.abs(h1 - h2) + 1))
      }),
    )
  })
})
