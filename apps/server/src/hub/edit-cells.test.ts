import { newEvent, newPerson, newTopic, variantOf } from '@planner/domain'
import { type InvocationInput, MAX_EDITED_CELLS, type SharedValue } from '@planner/protocol'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { LIMITS } from '../limits/limits.ts'
import { contentsOf } from '../rooms/contents.ts'
import { Room } from '../rooms/room.ts'
import { type Participant, registerTestEvent, sharedValue, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { EditCells } from './handlers/edits.ts'

let server: TestServer
let event: TestEvent
let ann: Participant
let bob: Participant
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.remove())
beforeEach(async () => {
  event = await registerTestEvent(server.url, 'planner')
  ann = await event.register('Ann', { newTopic: 'Tea' })
  bob = await event.register('Bob', { newTopic: 'Bees' })
  await bob.client.startAfresh()
})
afterEach(() => event.close())

type EditedCell = InvocationInput<'EditCells'>['cells'][number]
type Keys = Parameters<typeof sharedValue>[0]

const now = () => Date.now()
const seat = (topicId: string, value: boolean, timestamp = now()): EditedCell => ({
  tableName: 'assignments',
  sessionId: 1,
  topicGroupIndex: 0,
  userId: ann.id,
  topicId,
  value,
  timestamp,
})
const wish = (userId: string, topicId: string, value: string, timestamp = now()): EditedCell => ({
  tableName: 'preferences',
  userId,
  topicId,
  value,
  timestamp,
})
function payloadOf(keys: Keys, cells: EditedCell[]): InvocationInput<'EditCells'> {
  const { tableName: _t, value: _v, timestamp: _s, ...wire } = sharedValue(keys, { tableName: '', value: '' })
  return { ...wire, cells }
}
const edit = (cells: EditedCell[], keys: Keys = { admin: event.adminKey }, client = event.admin) =>
  client.invoke('EditCells', payloadOf(keys, cells))
const seats = async () =>
  Object.entries((await event.data()).persons.find(({ id }) => id === ann.id)?.assignments ?? {}).flatMap(
    ([key, { value }]) => (value ? [key] : []),
  )

test('LIVE-19: a move is one signal to each reader, stored as a whole, and its sender needs no echo', async () => {
  await edit([seat(ann.id, true)])
  for (const client of [bob.client, event.admin]) await client.startAfresh()
  const at = now() + 10
  expect(await edit([seat(ann.id, false, at), seat(bob.id, true, at)])).toEqual({ ok: true, applied: true })
  await bob.client.settle()
  const received = bob.client.all('ReceiveSharedValue')
  expect(received.map((values) => [values].flat().map(({ topicId, value }) => [topicId, value]))).toEqual([
    [
      [ann.id, false],
      [bob.id, true],
    ],
  ])
  expect(event.admin.all('ReceiveSharedValue')).toEqual([])
  expect(await seats()).toEqual([`1|${bob.id}|0`])
})

test('LIVE-19, PRIV-1: each reader gets of a change what they may read, and nothing where that is nothing', async () => {
  const path = 'parameters|ui|showScheduleTabToUsers'
  const setting = { eventAdminGuid: event.adminKey, path, value: false, timestamp: now() }
  expect(await event.admin.invoke('SendSettingValue', setting)).toMatchObject({ ok: true })
  for (const { client } of [ann, bob]) await client.startAfresh()
  await edit([seat(ann.id, true), { ...seat(ann.id, true), userId: bob.id }])
  for (const { client, id } of [ann, bob]) {
    await client.settle()
    const rows = client.all('ReceiveSharedValue').map((values) => [values].flat().map(({ userId }) => userId))
    expect(rows).toEqual([[id]])
  }
})

test('LIVE-19: the right to each cell is asked for, and one refusal leaves all as they were', async () => {
  const own = { personal: ann.key }
  const before = await event.data()
  const refusals = [
    await edit([wish(ann.id, bob.id, 'Yes'), wish(bob.id, ann.id, 'Yes')], own, ann.client),
    await edit([wish(ann.id, bob.id, 'Yes'), { ...seat(ann.id, true), tableName: 'pins' }], own, ann.client),
    await edit([wish(ann.id, bob.id, 'Yes'), wish(ann.id, bob.id, 'Yes', now() + 60_000)], own, ann.client),
    await edit([seat(ann.id, true), seat('nobody', true)]),
    await edit([seat(ann.id, true), wish(ann.id, bob.id, 'Perhaps')]),
    await edit([
      seat(ann.id, true),
      { ...wish(ann.id, bob.id, 'Yes'), tableName: 'weekDayHourAvailabilities' },
    ]),
    await edit([wish(ann.id, bob.id, 'Yes')], { share: event.shareKey }, ann.client),
  ]
  expect(refusals.map((ack) => (ack.ok ? '' : ack.reason))).toEqual([
    'notYourRow',
    'adminOnly',
    'clockAhead',
    'unknownAddress',
    'invalid',
    'unknownTable',
    'notRegistered',
  ])
  expect((await event.data()).persons).toEqual(before.persons)
})

test('LIVE-2: what is newer stays and comes back, the rest is applied; of one cell twice the newer value counts', async () => {
  const at = now()
  await edit([wish(ann.id, bob.id, 'Host', at + 20)])
  event.admin.forget()
  const cells = [wish(ann.id, bob.id, 'Yes', at), wish(bob.id, ann.id, 'Yes', at + 2)]
  expect(await edit([...cells, wish(bob.id, ann.id, '', at + 1)])).toEqual({ ok: true, applied: true })
  // It may wait for others that are sent with it.
  const back = [await event.admin.next('ReceiveSharedValue')].flat() as SharedValue[]
  expect(back.map(({ value, timestamp }) => [value, timestamp])).toEqual([['Host', at + 20]])
  const { persons } = await event.data()
  const wishOf = (userId: string, topicId: string) =>
    persons.find(({ id }) => id === userId)?.preferences[topicId]?.value
  expect([wishOf(ann.id, bob.id), wishOf(bob.id, ann.id)]).toEqual(['Host', 'Yes'])
})

test('LIMIT-3: every cell costs a token', async () => {
  const frozen = now()
  const other = await testServer({}, { now: () => frozen })
  const { admin, adminKey, close } = await registerTestEvent(other.url, 'planner')
  const cell = { tableName: 'fixedRooms', topicId: 'x', topicGroupIndex: 0, value: true, timestamp: frozen }
  const send = (count: number) =>
    admin.invoke('EditCells', payloadOf({ admin: adminKey }, Array<EditedCell>(count).fill(cell)))
  const statuses: number[] = []
  for (const count of [MAX_EDITED_CELLS, MAX_EDITED_CELLS, MAX_EDITED_CELLS, 1]) {
    const ack = await send(count)
    statuses.push(ack.ok ? 200 : ack.status)
  }
  expect(MAX_EDITED_CELLS * 3).toBe(LIMITS.connectionTokens.value)
  expect(statuses).toEqual([409, 409, 429, 409])
  close()
  await other.remove()
})

test('LIMIT-16: every new cell counts for how much an address adds', async () => {
  const taken: number[] = []
  const growth = { take: (_address: string, bytes: number) => taken.push(bytes) < 0 }
  const people = ['ann', 'bob'].map((id) => newPerson({ id, name: id, timestamp: 1, createdAt: 1 }))
  const contents = contentsOf({
    event: newEvent(variantOf('planner'), { id: 'event', timestamp: 1 }),
    keys: { adminKey: 'admin', shareKey: 'share' },
    persons: people.map((person) => ({ ...person, privateKey: person.id })),
    topics: people.map(({ id }) => newTopic({ id, ownerId: id, name: id, timestamp: 1 })),
    settings: [],
    cells: [],
    meetings: [],
  })
  const room = new Room(contents, { storage: {}, now, onReloaded: () => {}, onBroken: () => {} } as never)
  const payload = { cells: [wish('ann', 'bob', 'Yes'), wish('bob', 'ann', 'Yes')] } as never
  const authority = { room, viewer: { role: 'admin', personId: null } } as never
  const ack = await EditCells({ growth } as never, {} as never, payload, authority)
  expect([ack.ok ? '' : ack.reason, taken]).toEqual(['tooMuchAdded', [room.growthOf([], 2)]])
})
