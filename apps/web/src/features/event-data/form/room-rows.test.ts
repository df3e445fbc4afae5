import { readRooms } from '@planner/domain'
import { expect, test } from 'vitest'
import { EMPTY_ROW, pastedRows, roomRows, roomsOfRows } from './room-rows.ts'

test('SESSION-15: rows are the lines of the list, and the list is what its rows say', () => {
  const list = 'Hall; 30\nLoft; 12; 1-3, 5'
  expect(roomRows(list)).toEqual([
    { name: 'Hall', seats: '30', sessions: '' },
    { name: 'Loft', seats: '12', sessions: '1-3, 5' },
  ])
  expect(roomsOfRows(roomRows(list))).toBe(list)
  expect(roomsOfRows(roomRows('Hall;30\r\n\r\nLoft\t12\t1-3'))).toBe('Hall; 30\nLoft; 12; 1-3')
})

test('SESSION-15: an empty row is no room, and one that is not whole stays what was typed', () => {
  const rows = [{ ...EMPTY_ROW, name: ' Hall ' }, EMPTY_ROW, { ...EMPTY_ROW, seats: '9' }]
  expect(roomsOfRows(rows)).toBe('Hall; \n; 9')
  expect(roomRows(roomsOfRows(rows))).toEqual([
    { ...EMPTY_ROW, name: 'Hall' },
    { ...EMPTY_ROW, seats: '9' },
  ])
})

test.each([
  'Hall\t30\nLoft\t12\t1-3',
  'Hall; 30\nLoft; 12; 1-3',
  'Hall, 30\nLoft, 12, 1-3',
  'Room\tSeats\nHall\t30\nLoft\t12\t1-3',
])(
  'SESSION-15: a table that is pasted becomes rows, whatever sets its columns apart and without its head: %j',
  (table) => {
    const rows = pastedRows(table)
    expect(readRooms(roomsOfRows(rows ?? [])).rooms.map(({ name, capacity }) => [name, capacity])).toEqual([
      ['Hall', 30],
      ['Loft', 12],
    ])
    expect(rows?.at(-1)?.sessions).toBe('1-3')
  },
)

test('SESSION-15: one text is pasted into its field, several names are as many rows', () => {
  expect(pastedRows('Hall')).toBeNull()
  expect(pastedRows('Hall, first floor')).toBeNull()
  expect(pastedRows('Hall\n\nLoft\n')?.map(({ name }) => name)).toEqual(['Hall', 'Loft'])
  expect(pastedRows('Hall\t30')).toEqual([{ name: 'Hall', seats: '30', sessions: '' }])
})
