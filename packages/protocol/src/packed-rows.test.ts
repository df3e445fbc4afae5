import { gzipSync } from 'node:zlib'
import {
  type AddressedCell,
  cellAddress,
  cellKey,
  emptyEventState,
  MEETING_FACT_STATES,
  type MeetingFact,
  type MutableEventState,
  newEvent,
  newPerson,
  newTopic,
  pairKey,
  sortedPair,
  TABLE_NAMES,
  VARIANTS,
  type VariantDescription,
  variantOf,
} from '@planner/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EventData, WirePerson } from './entities.ts'
import { eventDataToWire, eventToWire, meetingToWire, personToWire, topicToWire } from './event-data.ts'
import { RowPacker } from './pack-rows.ts'
import { isPacked, unpackData } from './unpack-rows.ts'

const LINK_BASE = 'https://planner.example'
const ID = fc.constantFrom('ann', 'bob', 'ann_1', 'Zoë-7', 'length')

const person = fc
  .record({
    id: ID,
    name: fc.string(),
    email: fc.constantFrom('', 'a@x.org'),
    numUserSessions: fc.option(fc.nat(9)),
    languages: fc.array(fc.constantFrom('et', 'de')),
    isEventAdmin: fc.boolean(),
    timestamp: fc.nat(),
    // A field that only some rows have.
    unknownYet: fc.option(fc.nat(3), { nil: undefined }),
  })
  .map(({ unknownYet, ...fields }) => ({
    ...newPerson(fields),
    ...(unknownYet === undefined ? {} : { unknownYet }),
  }))

const RANGE = { startTime: '00:00', endTime: '03:00', scaleColor: '#B7E1CD' }
const topic = fc
  .record({
    id: ID,
    ownerId: ID,
    name: fc.string(),
    topicGroupTimeRange: fc.constantFrom(null, Array(7).fill([RANGE])),
    topicGroupOnEveryWeek: fc.boolean(),
    timestamp: fc.nat(),
  })
  .map((fields) => newTopic(fields))

const timestamp = fc.oneof(
  fc.integer({ min: 1.7e12, max: 1.8e12 }),
  fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }).map((time) => time + 0),
)
const cell: fc.Arbitrary<AddressedCell> = fc
  .record({
    table: fc.constantFrom(...TABLE_NAMES),
    userId: ID,
    topicId: ID,
    sessionId: fc.nat(3),
    topicGroupIndex: fc.nat(2),
    hour: fc.nat(167),
    value: fc.constantFrom('', 'Yes', '1', 1, 7, true, false, null),
    timestamp,
  })
  .map(({ table, value, timestamp, ...parts }) => ({ address: cellAddress(table, parts), value, timestamp }))

const meeting: fc.Arbitrary<MeetingFact> = fc
  .record({
    pair: fc.tuple(ID, ID).filter(([a, b]) => a !== b),
    week: fc.nat(9),
    sessionId: fc.option(fc.nat(9)),
    state: fc.constantFrom(...MEETING_FACT_STATES),
    by: fc.constantFrom(0, 1, 2, 3),
    wishers: fc.constantFrom([], [0], [1], [0, 1]),
    agreed: fc.constantFrom([], [0], [1], [0, 1]),
    timestamp,
  })
  .map(({ pair, by, wishers, agreed, ...fields }) => {
    const people = sortedPair(...pair)
    const [wishedBy = [], agreedBy = []] = [wishers, agreed].map((each) =>
      each.flatMap((index) => people[index] ?? []),
    )
    return {
      ...fields,
      people,
      wishedBy,
      agreedBy,
      said: [],
      cancelledBy: [...people, 'organiser', null][by] ?? null,
    }
  })

const contents = fc.record({
  persons: fc.uniqueArray(person, { selector: ({ id }) => id }),
  topics: fc.uniqueArray(topic, { selector: ({ id }) => id }),
  cells: fc.array(cell, { maxLength: 30 }),
  meetings: fc.array(meeting, { maxLength: 9 }),
})
type Contents = typeof contents extends fc.Arbitrary<infer T> ? T : never

function stateOf(
  variant: VariantDescription,
  { persons, topics, cells, meetings }: Contents,
): MutableEventState {
  const state = emptyEventState(newEvent(variant, { id: 'event', timestamp: 1 }))
  for (const each of persons) state.persons.set(each.id, each)
  for (const each of topics) state.topics.set(each.id, each)
  for (const each of cells) state.cells.set(cellKey(each.address), each)
  for (const each of meetings) state.meetings.set(pairKey(...each.people), each)
  return state
}

const personsOf = ({ persons }: MutableEventState, linkBase: string): WirePerson[] =>
  [...persons.values()].map(({ email, phone, ...rest }) =>
    personToWire({ email, phone, ...rest }, [], {
      email,
      phone,
      personalLink: rest.isEventAdmin ? `${linkBase}/personal?key=${rest.id}` : '',
    }),
  )

function plainOf(variant: VariantDescription, state: MutableEventState): EventData {
  const data = eventDataToWire(state, {
    event: eventToWire(variant, state, { shareGuid: '', shareLink: '', adminLink: '' }),
    persons: personsOf(state, LINK_BASE),
    timestamp: 7,
  })
  return JSON.parse(JSON.stringify(data))
}

function pack(state: MutableEventState): Uint8Array<ArrayBuffer> {
  const packer = new RowPacker()
  for (const each of personsOf(state, '')) packer.addPerson(each)
  for (const each of state.topics.values()) packer.addTopic(topicToWire(each))
  for (const each of state.cells.values()) packer.addCell(each)
  for (const each of state.meetings.values()) packer.addMeeting(meetingToWire(each))
  return gzipSync([...packer.json()].join(''))
}

test.each(VARIANTS)('WIRE-18: compact data are read as the plain data ($id)', async (variant) => {
  await fc.assert(
    fc.asyncProperty(contents, async (each) => {
      const state = stateOf(variant, each)
      const plain = plainOf(variant, state)
      const packed = {
        ...plain,
        persons: [],
        topics: [],
        meetings: [],
        packed: pack(state),
        linkBase: LINK_BASE,
      }
      expect(await unpackData(packed)).toEqual(plain)
    }),
    { numRuns: 60 },
  )
})

test('WIRE-18: rows beside the packed ones replace them or are added to them', async () => {
  const variant = variantOf('planner')
  const contentsOf = (...names: string[]): Contents => ({
    persons: names.map((name) => newPerson({ id: name.slice(0, 3), name, timestamp: 1 })),
    topics: names.map((name) => newTopic({ id: name.slice(0, 3), ownerId: 'ann', name, timestamp: 1 })),
    cells: [
      { address: cellAddress('preferences', { userId: 'ann', topicId: 'bob' }), value: 'Yes', timestamp: 1 },
    ],
    meetings: [],
  })
  const before = stateOf(variant, contentsOf('ann', 'bob'))
  const after = plainOf(variant, stateOf(variant, contentsOf('ann', 'bob the builder', 'cid')))
  const data = {
    ...after,
    persons: after.persons.slice(1),
    topics: after.topics.slice(1),
    packed: pack(before),
    linkBase: '',
  }
  expect(isPacked(data)).toBe(true)
  expect(isPacked(after)).toBe(false)
  expect(await unpackData(data)).toEqual(after)
})

test('compact data that are damaged are refused', async () => {
  const variant = variantOf('planner')
  const state = stateOf(variant, { persons: [], topics: [], cells: [], meetings: [] })
  const packed = pack(state).slice(0, 15)
  await expect(unpackData({ ...plainOf(variant, state), packed, linkBase: LINK_BASE })).rejects.toThrow()
})
