import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cellValue } from '../cells/read.ts'
import { groupRoomsOf, isRoomThere } from '../entities/group-rooms.ts'
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
    expect(roomsIn(both, ['a', 3, 1], ['b', 9, 1], ['c', 1, 1])).toEqual({
      a: 'Lawn',
      b: 'Cellar',
      c: 'Hall',
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
    const roomOf = (key: string) => scheduleOf(variant, state).byKey.get(key)?.room?.name
    event.apply(anew())
    expect([roomOf('a|0'), roomOf('b|0'), anew()]).toEqual(['Hall', 'Lawn', []])
    choose(event, 'a', 'Lawn')
    expect(anew()).toMatchObject([{ address: { topicId: 'b' }, value: 'Hall' }])
  })
})

const capacities = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 })
const planned = fc.uniqueArray(
  fc.record({
    topicId: fc.constantFrom(...'abcdef'),
    size: fc.integer({ min: 0, max: 6 }),
    sessions: fc.subarray([1, 2, 3], { minLength: 1 }),
    wish: fc.constantFrom('', '', 'R0', 'R1', 'R9'),
    chosen: fc.constantFrom('', '', '', 'R0', 'R9'),
  }),
  { selector: ({ topicId }) => topicId },
)

test('SESSION-13: groups of a session share no room, and the larger one has the larger of those it could have', () => {
  fc.assert(
    fc.property(capacities, planned, (sizes, plan) => {
      // The second room is not there in session 3.
      const lines = sizes.map((capacity, index) => `R${index}; ${capacity}${index === 1 ? '; 1-2' : ''}`)
      const wishes = Object.fromEntries(plan.map(({ topicId, wish }) => [topicId, wish]))
      const event = house(lines.join('\n'), wishes)
      for (const { topicId, chosen } of plan) if (chosen !== '') choose(event, topicId, chosen)
      const named = roomsIn(
        event,
        ...plan.map(({ topicId, size, sessions }): Group => [topicId, size, ...sessions]),
      )
      const rooms = groupRoomsOf(event.variant, event.state.event)
      const groups = plan.map((group) => {
        const room = rooms.find(({ name }) => name === named[group.topicId])
        const isKept = room !== undefined && (room.name === group.chosen || room.name === group.wish)
        return { ...group, room, isKept, isByHand: rooms.some(({ name }) => name === group.chosen) }
      })
      const meet = (a: (typeof groups)[number], b: (typeof groups)[number]) =>
        a !== b && a.sessions.some((id) => b.sessions.includes(id))
      for (const group of groups) {
        const beside = groups.filter((other) => meet(group, other))
        const inRoom = beside.filter(({ room }) => room !== undefined && room === group.room)
        expect(inRoom.every(({ isByHand }) => isByHand && group.isByHand)).toBe(true)
        if (group.isKept) continue
        const before = beside.filter(({ size, isKept }) => isKept || size >= group.size)
        const couldHave = rooms
          .filter((room) => isRoomThere(room, group.sessions) && !before.some((other) => other.room === room))
          .map(({ capacity }) => capacity)
        expect(group.room?.capacity ?? 0).toBeGreaterThanOrEqual(Math.max(0, ...couldHave))
      }
    }),
  )
})
