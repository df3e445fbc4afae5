import {
  cellAddress,
  cellsOfPerson,
  cellsOfTopic,
  newEvent,
  newPerson,
  newTopic,
  type SettingKey,
  variantOf,
} from '@planner/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentsOf } from '../rooms/contents.ts'
import { Room } from '../rooms/room.ts'
import type { Storage, Write } from '../storage/storage.ts'
import { dataJson } from './data-json.ts'
import { dataFor, type Reader } from './visibility.ts'

const eventId = 'event'
const PEOPLE = ['ann', 'bob', 'cid']
const MATRIX = 'parameters|ui|showPreferenceMatrixToUsers'
const SCHEDULE = 'parameters|ui|showScheduleTabToUsers'

const readers: Reader[] = [
  { viewer: { role: 'admin', personId: null }, baseUrl: 'http://one' },
  { viewer: { role: 'admin', personId: 'ann' }, baseUrl: 'http://two' },
  { viewer: { role: 'participant', personId: 'ann' }, baseUrl: 'http://one' },
  { viewer: { role: 'participant', personId: 'bob' }, baseUrl: 'http://one' },
  { viewer: { role: 'participant', personId: 'bob' }, baseUrl: 'http://two' },
  { viewer: { role: 'visitor', personId: null }, baseUrl: 'http://one' },
]

const person = fc.constantFrom(...PEOPLE)
const table = fc.constantFrom(
  'preferences',
  'contactPreferences',
  'availabilities',
  'assignments',
  'weekDayHourAssignments',
  'fixedTopics',
)
/** One change of the room, or one read. */
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('read' as const), reader: fc.constantFrom(...readers) }),
  },
  fc.record({
    kind: fc.constant('cell' as const),
    table,
    userId: person,
    topicId: person,
    value: fc.constantFrom('Yes', 'No'),
  }),
  fc.record({
    kind: fc.constant('person' as const),
    id: person,
    name: fc.constantFrom('A', 'B'),
    isArchived: fc.boolean(),
    isWaiting: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('topic' as const), id: person, name: fc.constantFrom('T', 'U') }),
  fc.record({ kind: fc.constant('removeTopic' as const), id: person }),
  fc.record({ kind: fc.constant('removePerson' as const), id: person }),
  fc.record({
    kind: fc.constant('setting' as const),
    path: fc.constantFrom(MATRIX, SCHEDULE),
    value: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('event' as const), shows: fc.boolean() }),
)

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

test.each(['planner', 'heallo'] as const)(
  'PRIV-1: the cached JSON equals freshly filtered data after any sequence of changes (%s)',
  (variantId) => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const room = newRoom(variantId)
        let time = 10
        for (const each of steps) {
          time += 1
          if (each.kind !== 'read') void room.change(writesOf(room, each, time), { kind: 'dataReplaced' })
          else
            expect(JSON.parse(dataJson(each.reader, room, 5, { more: 1 }))).toEqual(plain(each.reader, room))
        }
        for (const reader of readers)
          expect(JSON.parse(dataJson(reader, room, 5, { more: 1 }))).toEqual(plain(reader, room))
      }),
      { numRuns: 200 },
    )
  },
)

const plain = (reader: Reader, room: Room) =>
  JSON.parse(JSON.stringify({ ...dataFor(reader, room, 5), more: 1 }))

function newRoom(variantId: 'planner' | 'heallo'): Room {
  const event = { ...newEvent(variantOf(variantId), { id: eventId, timestamp: 1 }), isRegistered: true }
  const persons = PEOPLE.map((id) => ({
    ...newPerson({ id, name: id, email: `${id}@example.org`, timestamp: 1 }),
    privateKey: `key-${id}`,
  }))
  const stored = {
    event,
    keys: { adminKey: 'admin', shareKey: 'share' },
    settings: [],
    persons,
    topics: PEOPLE.map((id) => newTopic({ id, ownerId: id, name: id, timestamp: 1 })),
    cells: [],
  }
  // Nothing is stored or loaded here.
  const storage = { write: async () => {} } as Partial<Storage> as Storage
  return new Room(contentsOf(stored), { storage, now: () => 1, onReloaded: () => {}, onBroken: () => {} })
}

function writesOf({ state, keys }: Room, each: Exclude<Step, { kind: 'read' }>, timestamp: number): Write[] {
  switch (each.kind) {
    case 'cell': {
      const { userId, topicId } = each
      const address = cellAddress(each.table as 'preferences', { userId, topicId, sessionId: 1 })
      return [{ kind: 'putCell', eventId, cell: { address, value: each.value, timestamp } }]
    }
    case 'person': {
      const { id, name, isArchived, isWaiting } = each
      const person = {
        ...newPerson({ id, name, email: `${name}@example.org`, timestamp }),
        isArchived,
        isWaiting,
        privateKey: `key-${id}`,
      }
      return [{ kind: 'putPerson', eventId, person }]
    }
    case 'topic':
      return [
        {
          kind: 'putTopic',
          eventId,
          topic: newTopic({ id: each.id, ownerId: each.id, name: each.name, timestamp }),
        },
      ]
    case 'removeTopic':
      return [
        { kind: 'removeTopic', eventId, topicId: each.id },
        { kind: 'removeCells', eventId, keys: cellsOfTopic(state, each.id) },
      ]
    case 'removePerson':
      return [
        { kind: 'removePerson', eventId, personId: each.id },
        { kind: 'removeCells', eventId, keys: cellsOfPerson(state, each.id) },
      ]
    case 'setting':
      return [
        { kind: 'putSetting', eventId, key: each.path as SettingKey, cell: { value: each.value, timestamp } },
      ]
    case 'event':
      return [
        {
          kind: 'putEvent',
          event: { ...state.event, allowUsersToSeeEachOthersTopicPreferences: each.shows },
          keys,
        },
      ]
  }
}
