import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Participant, registerTestEvent, sharedValue, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let event: TestEvent
let ann: Participant
beforeAll(async () => {
  server = await testServer()
  event = await registerTestEvent(server.url, 'planner', { groupRooms: ' Hall;30 \r\n\r\nLawn\t200\t1-2' })
  ann = await event.register('Ann', { newTopic: 'Gardens' })
})
afterAll(async () => {
  event.close()
  await server.remove()
})

const room = (value: string, keys: Parameters<typeof sharedValue>[0] = { admin: event.adminKey }) => ({
  ...sharedValue(keys, { tableName: 'topicGroupRooms', topicId: ann.id, topicGroupIndex: 0, value }),
})
const save = (groupRooms: string) =>
  event.admin.invoke('UpdateEvent', { event: { groupRooms }, adminKey: event.adminKey })

test('SESSION-7: rooms are stored one a line, and reach who is there at once', async () => {
  expect((await event.data()).event.groupRooms).toBe('Hall;30\nLawn; 200; 1-2')
  await save('Hall; 30\nLawn; 200')
  expect((await ann.client.next('UpdateEvent')).event.groupRooms).toBe('Hall; 30\nLawn; 200')
})

test('VALID-18: a list with a line that is no room is refused with its field and line, and nothing is saved', async () => {
  expect(await save('Hall; 30\nLawn; 0')).toMatchObject({
    ok: false,
    status: 422,
    fields: [{ field: 'groupRooms', rule: 'roomLine', params: { line: 2 } }],
  })
  expect((await event.data()).event.groupRooms).toBe('Hall; 30\nLawn; 200')
})

test('SESSION-8, ROLE-5: admins alone choose the room of a group, from the list', async () => {
  const byAnn = await ann.client.invoke('SendSharedValue', room('Hall', { personal: ann.key }))
  expect(byAnn).toMatchObject({ ok: false, status: 403, reason: 'adminOnly' })
  expect(await event.admin.invoke('SendSharedValue', room('Garage'))).toMatchObject({
    ok: false,
    status: 422,
    reason: 'invalid',
  })
  ann.client.forget()
  expect(await event.admin.invoke('SendSharedValue', room('Hall'))).toEqual({ ok: true, applied: true })
  expect(await ann.client.next('ReceiveSharedValue')).toMatchObject({ topicId: ann.id, value: 'Hall' })
  const { topics } = await event.data()
  expect(topics[0]?.topicGroupRoom).toMatchObject({ 0: { value: 'Hall' } })
})

test('AUDIT-2: the list of rooms and the room of a group are told', async () => {
  const read = await event.admin.invoke('ReadAudit', { adminKey: event.adminKey })
  expect('entries' in read && read.entries.slice(0, 2)).toMatchObject([
    { action: 'scheduleChanged', topic: ann.id, details: { table: 'topicGroupRooms', value: 'Hall' } },
    { action: 'eventChanged', details: { fields: 'groupRooms' } },
  ])
})

test('SESSION-13: a topic wishes for a room by its name', async () => {
  const topics = [{ id: ann.id, roomWish: ' Lawn ' }]
  await ann.client.invoke('UpdateUser', { user: { topics, removedTopics: [] }, key: ann.key })
  expect((await event.data()).topics[0]?.roomWish).toBe('Lawn')
})
