import {
  cellAddress,
  cellsOfPerson,
  cellsOfTopic,
  MEETING_FACT_STATES,
  newEvent,
  newPerson,
  newTopic,
  type SettingKey,
  variantOf,
} from '@planner/domain'
import { type EventData, isPacked, unpackData } from '@planner/protocol'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nextTurn } from '../../../limits/loop-turns.ts'
import { dataFor, type Reader } from '../../../readers/visibility.ts'
import { contentsOf } from '../../../rooms/contents.ts'
import { Room } from '../../../rooms/room.ts'
import type { Storage, Write } from '../../../storage/storage.ts'
import { howMany } from '../../../testing/chance.ts'
import { isOfOwnKind } from './reader-kind.ts'
import { type DataFormat, RoomData } from './room-data.ts'

const eventId = 'event'
const PEOPLE = ['ann', 'bob', 'cid']
const HIDE = 'parameters|ui|hideOneSidedWishes'
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
  'fixedRooms',
)
/** One change of the room, or one read. */
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('read' as const),
      reader: fc.constantFrom(...readers),
      format: fc.constantFrom<DataFormat>('plain', 'compact'),
    }),
  },
  // Serialising begins, or goes on for a turn, and other things happen before it ends.
  fc.record({ kind: fc.constant('begin' as const), reader: fc.constantFrom(...readers) }),
  fc.record({ kind: fc.constant('turn' as const) }),
  fc.record({
    kind: fc.constant('cell' as const),
    table,
    userId: person,
    topicId: person,
    value: fc.constantFrom('Yes', 'No', 'Yes reserved'),
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
    path: fc.constantFrom(MATRIX, SCHEDULE, HIDE),
    value: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('event' as const), shows: fc.boolean() }),
  fc.record({
    kind: fc.constant('meeting' as const),
    pair: fc.constantFrom(['ann', 'bob'], ['ann', 'cid'], ['bob', 'cid']),
    state: fc.constantFrom(...MEETING_FACT_STATES, null),
  }),
)

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

// Time passes quickly, so that all serialising is interrupted.
beforeEach(() => {
  let time = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    time += 6
    return time
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

test.each(['planner', 'heallo', '1on1'] as const)(
  'PRIV-1: what was serialised before equals freshly filtered data after any sequence of changes (%s)',
  async (variantId) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const room = newRoom(variantId)
        let time = 10
        for (const each of steps) {
          time += 1
          if (each.kind === 'read') await expectFresh(each.reader, room, each.format)
          else if (each.kind === 'turn') await nextTurn()
          else if (each.kind === 'begin') void RoomData.of(room).prepare(each.reader, 'compact')
          else void room.change(writesOf(room, each, time), { kind: 'dataReplaced' })
        }
        for (const reader of readers)
          for (const format of ['plain', 'compact'] as const) await expectFresh(reader, room, format)
      }),
      { numRuns: howMany({ gate: 40, soak: 400 }) },
    )
  },
)

test('the common part of compact data is the same bytes for all readers of a kind', async () => {
  const room = newRoom('planner')
  const packed = new Map(readers.map((reader) => [reader, undefined as Buffer | undefined]))
  for (const reader of readers) packed.set(reader, (await composed(reader, room, 'compact')).packed)
  const [one, two, ann, bob, bobElsewhere, visitor] = [...packed.values()]
  expect(one).toBe(two)
  expect(ann).toBe(bob)
  expect(bob).toBe(bobElsewhere)
  expect(new Set([one, ann, visitor]).size).toBe(3)
  expect([one, ann, visitor]).not.toContain(undefined)
})

async function expectFresh(reader: Reader, room: Room, format: DataFormat): Promise<void> {
  const { json, packed } = await composed(reader, room, format)
  const data = { ...JSON.parse(json), ...(packed ? { packed } : {}) }
  expect(isPacked(data)).toBe(format === 'compact' && !isOfOwnKind(room, reader.viewer))
  const seen = isPacked(data) ? await unpackData(data) : data
  expect(inOrder(seen)).toEqual(inOrder(plain(reader, room)))
}

/** Meetings are of no order. */
function inOrder(data: EventData): EventData {
  return {
    ...data,
    meetings: data.meetings.toSorted((a, b) => (String(a.personIds) < String(b.personIds) ? -1 : 1)),
  }
}

async function composed(reader: Reader, room: Room, format: DataFormat) {
  const data = RoomData.of(room)
  for (let wait = data.prepare(reader, format); wait; wait = data.prepare(reader, format)) await wait
  return data.compose(reader, format, 5, { more: 1 })
}

const plain = (reader: Reader, room: Room): EventData =>
  JSON.parse(JSON.stringify({ ...dataFor(reader, room, 5), more: 1 }))

function newRoom(variantId: 'planner' | 'heallo' | '1on1'): Room {
  const event = { ...newEvent(variantOf(variantId), { id: eventId, timestamp: 1 }), isRegistered: true }
  const persons = PEOPLE.map((id) => ({
    ...newPerson({
      id,
      name: id,
      email: `${id}@example.org`,
      showContactDetails: id !== 'cid',
      timestamp: 1,
    }),
    privateKey: `key-${id}`,
  }))
  const stored = {
    event,
    keys: { adminKey: 'admin', shareKey: 'share' },
    settings: [],
    persons,
    topics: PEOPLE.map((id) => newTopic({ id, ownerId: id, name: id, timestamp: 1 })),
    cells: [],
    meetings: [],
  }
  // Nothing is stored or loaded here.
  const storage = { write: async () => 0 } as Partial<Storage> as Storage
  return new Room(contentsOf(stored), { storage, now: () => 1, onReloaded: () => {}, onBroken: () => {} })
}

function writesOf(
  { state, keys }: Room,
  each: Exclude<Step, { kind: 'read' | 'begin' | 'turn' }>,
  timestamp: number,
): Write[] {
  switch (each.kind) {
    case 'cell': {
      const { userId, topicId } = each
      const address = cellAddress(each.table as 'preferences', { userId, topicId, sessionId: 1 })
      return [{ kind: 'putCell', eventId, cell: { address, value: each.value, timestamp } }]
    }
    case 'person': {
      const { id, name, isArchived, isWaiting } = each
      const person = {
        ...newPerson({ id, name, email: `${name}@example.org`, showContactDetails: isWaiting, timestamp }),
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
    case 'meeting': {
      const [a = '', b = ''] = each.pair
      const people = [a, b] as const
      if (each.state === null) return [{ kind: 'removeMeeting', eventId, people }]
      const by = each.state === 'cancelled' ? b : null
      const meeting = {
        people,
        week: 1,
        sessionId: 1,
        state: each.state,
        wishedBy: [a],
        agreedBy: [],
        said: [],
        cancelledBy: by,
        timestamp,
      }
      return [{ kind: 'putMeeting', eventId, meeting }]
    }
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
