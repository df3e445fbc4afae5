import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerTestEvent, sharedValue } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.remove())

test('PLAN-18: who comes late is put into groups with room, nobody moves, and everybody sees it as an edit by hand', async () => {
  const event = await registerTestEvent(server.url, 'planner')
  const keys = { admin: event.adminKey }
  const ann = await event.register('Ann', { newTopic: 'Tea' })
  const bob = await event.register('Bob')
  const cem = await event.register('Cem')
  const other = await event.join(event.adminKey)
  const topicId = (await event.data()).topics.find(({ ownerId }) => ownerId === ann.id)?.id ?? ''
  const group = { topicId, topicGroupIndex: 0 }
  const set = (value: Parameters<typeof sharedValue>[1]) =>
    event.admin.invoke('SendSharedValue', sharedValue(keys, value))
  const place = async () => {
    const ack = await event.admin.invoke('PlaceLatePeople', { adminKey: event.adminKey })
    if (!ack.ok) throw new Error(`It was refused: ${ack.message}`)
    return ack.places
  }
  const setting = (path: string, value: number) =>
    event.admin.invoke('SendSettingValue', {
      ...{ eventAdminGuid: event.adminKey, path, value, timestamp: Date.now() },
    })

  // Without a plan there is nothing to be put into.
  expect(await place()).toBeNull()
  await setting('parameters|groups|minGroupSize', 2)
  for (const { id } of [bob]) await set({ tableName: 'preferences', userId: id, topicId, value: 'Yes' })
  await set({ tableName: 'weekDayHourAssignments', ...group, sessionId: 0, value: 0 })
  await set({ tableName: 'assignments', ...group, userId: ann.id, sessionId: 1, value: true })

  const heard = other.next('ReceiveSharedValue', (values) =>
    [values].flat().some(({ tableName, userId }) => tableName === 'assignments' && userId === bob.id),
  )
  const first = await place()
  expect(first?.placed).toEqual([{ personId: bob.id, ...group, sessionIds: [1], isNew: false }])
  expect(first?.left.find(({ personId }) => personId === cem.id)?.reason).toBe('noWish')
  expect([await heard].flat()).toMatchObject([{ userId: bob.id, topicId, sessionId: 1, value: true }])

  const persons = (await event.data()).persons
  const seats = persons.map(({ id, assignments }) => [id, Object.keys(assignments).length])
  expect(seats).toEqual(
    expect.arrayContaining([
      [ann.id, 1],
      [bob.id, 1],
      [cem.id, 0],
    ]),
  )
  const audit = await event.admin.invoke('ReadAudit', { adminKey: event.adminKey })
  expect(audit.ok && audit.entries[0]).toMatchObject({ action: 'latePlaced', details: { people: 1 } })

  // Nobody else has a place to go to: nothing is written.
  expect(await place()).toMatchObject({ placed: [], timestamp: 0 })
  expect(await bob.client.invoke('PlaceLatePeople', { adminKey: bob.key })).toMatchObject({
    ok: false,
    reason: 'adminOnly',
  })
  event.close()
})

test('PLAN-18: where people meet in pairs nobody is placed', async () => {
  const event = await registerTestEvent(server.url, '1on1')
  expect(await event.admin.invoke('PlaceLatePeople', { adminKey: event.adminKey })).toEqual({
    ok: true,
    places: null,
  })
  event.close()
})
