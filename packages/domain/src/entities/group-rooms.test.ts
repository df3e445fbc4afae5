import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EventBuilder } from '../testing/event-builder.ts'
import { validateEvent } from '../validation/event.ts'
import { groupRoomsOf, isRoomThere, MAX_ROOM_CAPACITY, readRooms } from './group-rooms.ts'

const read = (text: string) =>
  readRooms(text).rooms.map(({ name, capacity, sessions }) => [name, capacity, sessions && [...sessions]])
const faults = (text: string) => readRooms(text).faults.map(({ line, fault }) => `${line} ${fault}`)

describe('SESSION-7: the list of rooms', () => {
  test('has a name and a capacity a line, and perhaps the sessions in which the room is there', () => {
    expect(read('Room A; 30\n\n  Lawn ;200; 1-3, 5 \r\nCellar, left;8;2')).toEqual([
      ['Room A', 30, null],
      ['Lawn', 200, [1, 2, 3, 5]],
      ['Cellar, left', 8, [2]],
    ])
  })

  test('can be pasted from the columns of a table', () => {
    expect(read('Room A\t30\nRoom B\t12\t2–4\nRoom C\t5\t')).toEqual([
      ['Room A', 30, null],
      ['Room B', 12, [2, 3, 4]],
      ['Room C', 5, null],
    ])
  })

  test('counts where the variant asks for it', () => {
    const of = (id: 'planner' | 'weekdayhourplanner') => {
      const { variant, state } = new EventBuilder(id, { groupRooms: 'Hall; 30' })
      return groupRoomsOf(variant, state.event).length
    }
    expect([of('planner'), of('weekdayhourplanner')]).toEqual([1, 0])
  })

  test('tells in which sessions a room is there', () => {
    const [hall, lawn] = readRooms('Hall; 30\nLawn; 9; 2').rooms
    expect([hall, lawn].map((room) => room && [isRoomThere(room, [1, 2]), isRoomThere(room, [2])])).toEqual([
      [true, true],
      [false, true],
    ])
  })

  test('is read whatever is typed, to rooms of different names with a true capacity', () => {
    const piece = fc.stringMatching(/^[AaB;0-9,\- \t\n]{0,12}$/)
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((lines) => lines.join('\n')),
        ),
        (text) => {
          const { rooms } = readRooms(text)
          const names = rooms.map(({ name }) => name.toLowerCase())
          expect(new Set(names).size).toBe(names.length)
          for (const { name, capacity, sessions } of rooms) {
            expect(name.trim()).not.toBe('')
            expect(capacity >= 1 && capacity <= MAX_ROOM_CAPACITY).toBe(true)
            expect(sessions === null || sessions.size > 0).toBe(true)
          }
        },
      ),
    )
  })
})

describe('VALID-18: the list of rooms is refused', () => {
  test.each([
    ['Room A', '1 roomLine'],
    ['Hall; 5\n; 30', '2 roomLine'],
    ['Room A; 0', '1 roomLine'],
    ['Room A; 10001', '1 roomLine'],
    ['Room A; 7.5', '1 roomLine'],
    ['Room A; 30; 1; 2', '1 roomLine'],
    ['Room A; 30; 3-1', '1 roomSessions'],
    ['Room A; 30; 0', '1 roomSessions'],
    ['Room A; 30; 2-101', '1 roomSessions'],
    ['Room A; 30; morning', '1 roomSessions'],
    ['Room A; 30\nroom a; 20', '2 roomTwice'],
  ])('%j with the line named: %s', (text, fault) => {
    expect(faults(text)).toEqual([fault])
  })

  test('by the first such line and the field, and where there are more than 100 rooms', () => {
    const { variant, state } = new EventBuilder('planner')
    const errors = (groupRooms: string) =>
      validateEvent(variant, { ...state.event, name: 'Spring', groupRooms })
    expect(errors('Hall; 5\nRoom A\nRoom B')).toEqual([
      {
        field: 'groupRooms',
        rule: 'roomLine',
        params: { line: 2, name: 'Room A', max: MAX_ROOM_CAPACITY },
      },
    ])
    const many = (number: number) =>
      Array.from({ length: number }, (_, index) => `Room ${index}; 10000`).join('\n')
    expect(errors(many(100))).toEqual([])
    expect(errors(many(101))).toEqual([{ field: 'groupRooms', rule: 'tooMany', params: { max: 100 } }])
  })
})
