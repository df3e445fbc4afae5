import { describe, expect, test } from 'vitest'
import { cellValue } from '../cells/read.ts'
import { EventBuilder } from '../testing/event-builder.ts'
import {
  assignRoomsEdits,
  chooseRoomEdits,
  type RoomSeeker,
  roomAddress,
  roomsForGroups,
} from './assign-rooms.ts'
import { scheduleOf } from './schedule.ts'

const HOUSE = 'Hall; 30\nLawn; 200\nCellar; 8'

/** An event with the topics a to f. */
function house(groupRooms = HOUSE, wishes: Record<string, string> = {}) {
  const event = new EventBuilder('planner', { numSessions: 3, groupRooms })
  for (const id of 'abcdef') event.topic(id, { roomWish: wishes[id] ?? '' })
  return event
}

type Group = [topicId: string, size: number, ...sessions: number[]]

const seekersOf = (event: EventBuilder, groups: readonly Group[]): RoomSeeker[] =>
  groups.flatMap(([topicId, size, ...sessions]) => {
    const topic = event.state.topics.get(topicId)
    return topic ? [{ topic, index: 0, size, sessions }] : []
  })

function roomsIn(event: EventBuilder, ...groups: Group[]): Record<string, unknown> {
  const { variant, state } = event
  event.apply(roomsForGroups(variant, state, seekersOf(event, groups)))
  return Object.fromEntries(
    seekersOf(event, groups).map((seeker) => [
      seeker.topic.id,
      cellValue(state, roomAddress('topicGroupRooms', seeker)),
    ]),
  )
}

function choose(event: EventBuilder, topicId: string, room: string) {
  const topic = event.state.topics.get(topicId)
  if (topic) event.apply(chooseRoomEdits({ topic, index: 0 }, room))
}

describe('SESSION-13: at the end of a plan', () => {
  test('the largest group of each session gets the largest room', () => {
    expect(roomsIn(house(), ['a', 3, 1], ['b', 9, 1], ['c', 5, 1], ['d', 2, 2])).toEqual({
      a: 'Cellar',
      b: 'Lawn',
      c: 'Hall',
      d: 'Lawn',
    })
  })

  test('the smallest groups have none when there are more groups than rooms', () => {
    const rooms = roomsIn(house(), ['a', 3, 1], ['b', 9, 1], ['c', 5, 1], ['d', 2, 1])
    expect(rooms).toEqual({ a: 'Cellar', b: 'Lawn', c: 'Hall', d: '' })
  })

  test('every group has a room that seats it where that can be, whoever wants a larger one', () => {
    expect(roomsIn(house(HOUSE, { b: 'Hall' }), ['a', 20, 1], ['b', 9, 1], ['c', 7, 1])).toEqual({
      a: 'Lawn',
      b: 'Hall',
      c: 'Cellar',
    })
    const crowded = house('Hall; 8\nLawn; 8\nCellar; 4')
    expect(roomsIn(crowded, ['a', 9, 1], ['b', 7, 1], ['c', 6, 1])).toEqual({
      a: 'Cellar',
      b: 'Hall',
      c: 'Lawn',
    })
  })

  test('groups of the same size are in the order of their topics', () => {
    expect(roomsIn(house(), ['c', 5, 1], ['b', 5, 1], ['a', 5, 1])).toEqual({
      a: 'Lawn',
      b: 'Hall',
      c: 'Cellar',
    })
  })

  test("a topic's wish is kept, of two the larger group's", () => {
    expect(roomsIn(house(HOUSE, { a: 'Lawn' }), ['a', 3, 1], ['b', 9, 1])).toEqual({ a: 'Lawn', b: 'Hall' })
    const both = house(HOUSE, { a: 'Cellar', b: 'Cellar', c: 'Garage' })
    expect(roomsIn(both, ['a', 3, 1], ['b', 7, 1], ['c', 1, 1])).toEqual({
      a: 'Lawn',
      b: 'Cellar',
      c: 'Hall',
    })
  })

  test('a wish is not kept where the room does not seat the group, or another one needs it', () => {
    const event = house(HOUSE, { a: 'Cellar', b: 'Lawn' })
    expect(roomsIn(event, ['a', 9, 1], ['b', 5, 1], ['c', 40, 1])).toEqual({
      a: 'Hall',
      b: 'Cellar',
      c: 'Lawn',
    })
  })

  test('a group of several sessions stays in a room that is there and free in all of them', () => {
    const event = house('Hall; 30\nLawn; 200; 1-2\nCellar; 8')
    expect(roomsIn(event, ['a', 9, 2, 3], ['b', 5, 1, 2], ['c', 4, 2], ['d', 3, 3])).toEqual({
      a: 'Hall',
      b: 'Lawn',
      c: 'Cellar',
      d: 'Cellar',
    })
  })
})

describe('SESSION-14: a group of several sessions', () => {
  test('has another room in some of them where no room seats it in all, and says so in one cell', () => {
    const event = house('Hall; 30; 1\nLawn; 30; 2-3')
    expect(roomsIn(event, ['a', 9, 1, 2, 3])).toEqual({ a: 'Hall; Lawn; Lawn' })
    event.people('p').assign('p', 'a', 1).assign('p', 'a', 3)
    const roomsThen = () =>
      [...(scheduleOf(event.variant, event.state).byKey.get('a|0')?.rooms ?? [])].map(([id, { name }]) => [
        id,
        name,
      ])
    expect(roomsThen()).toEqual([
      [1, 'Hall'],
      [3, 'Lawn'],
    ])
    choose(event, 'a', 'Lawn')
    expect(roomsThen()).toEqual([
      [1, 'Lawn'],
      [3, 'Lawn'],
    ])
  })
})

describe('SESSION-8: a room that is chosen by hand', () => {
  test('stays, and nobody else of the session gets it', () => {
    const event = house(HOUSE, { b: 'Lawn' })
    choose(event, 'a', 'Lawn')
    expect(roomsIn(event, ['a', 1, 1], ['b', 9, 1], ['c', 5, 2])).toEqual({
      a: 'Lawn',
      b: 'Hall',
      c: 'Lawn',
    })
  })

  test('is assigned anew once it is not on the list any more', () => {
    const event = house()
    choose(event, 'a', 'Lawn')
    event.state.event.groupRooms = 'Hall; 30'
    expect(roomsIn(event, ['a', 1, 1])).toEqual({ a: 'Hall' })
    event.state.event.groupRooms = 'Hall; 30\nBarn; 99'
    expect(roomsIn(event, ['a', 1, 1])).toEqual({ a: 'Barn' })
  })

  test('is left to the next plan by choosing none', () => {
    const event = house()
    choose(event, 'a', 'Cellar')
    choose(event, 'a', '')
    expect(roomsIn(event, ['a', 1, 1])).toEqual({ a: 'Lawn' })
  })

  test('stays when the rooms of the plan in force are assigned anew, which changes only what differs', () => {
    const event = house().people('p', 'q').start('a', 0, 0).start('b', 0, 0)
    event.assign('p', 'b').assign('q', 'b')
    const { variant, state } = event
    const anew = () => assignRoomsEdits(variant, state, scheduleOf(variant, state))
    const roomOf = (key: string) => scheduleOf(variant, state).byKey.get(key)?.rooms.get(1)?.name
    event.apply(anew())
    expect([roomOf('a|0'), roomOf('b|0'), anew()]).toEqual(['Hall', 'Lawn', []])
    choose(event, 'a', 'Lawn')
    expect(anew()).toMatchObject([{ address: { topicId: 'b' }, value: 'Hall' }])
  })
})
