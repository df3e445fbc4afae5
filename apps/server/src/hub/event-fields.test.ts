import { afterAll, beforeAll, expect, test } from 'vitest'
import { userForm } from '../testing/forms.ts'
import { registerTestEvent, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let event: TestEvent
const DESCRIPTION = 'By the lake.\n\nBring a cup.'
beforeAll(async () => {
  server = await testServer()
  const passwords: object = { adminPassword: 'swordfish', sharePassword: 'swordfish' }
  event = await registerTestEvent(server.url, 'planner', { description: DESCRIPTION, ...passwords })
})
afterAll(async () => {
  event.close()
  await server.remove()
})

test('EVENT-24: a password that a form says is neither told nor exported', async () => {
  const form: object = { ...userForm('Pat'), password: 'swordfish' }
  const ack = await event.admin.invoke('RegisterUser', { user: form, key: event.adminKey })
  expect(ack.ok).toBe(true)
  const changes: object = { name: 'Spring unconference', sharePassword: 'swordfish' }
  await event.admin.invoke('UpdateEvent', { event: changes, adminKey: event.adminKey })
  const data = await event.data()
  expect(data.event).toMatchObject({ adminPassword: '', sharePassword: '' })
  expect(data.persons.map(({ name, password }) => [name, password])).toEqual([['Pat', '']])
  const pat = data.persons[0]?.id ?? ''
  const exported = await event.admin.invoke('ExportUser', { key: event.adminKey, userId: pat })
  expect(exported.ok).toBe(true)
  expect(JSON.stringify([data, exported, event.admin.last('AddUser')])).not.toContain('swordfish')
})

test('EVENT-26: whoever opens the share link reads the description with its lines', async () => {
  const visitor = await event.connect()
  await visitor.invoke('JoinEventHub2', { urlKey: event.shareKey })
  expect(visitor.last('JoinEventHub').event.description).toBe(DESCRIPTION)
})

test('PERSON-16: admins are told who has saved a form, others whether that was themselves', async () => {
  const [ann, bob, olga] = [
    await event.register('Ann'),
    await event.register('Bob'),
    await event.register('Olga'),
  ]
  await event.admin.invoke('SetEventAdmin', { adminKey: event.adminKey, userId: olga.id, isEventAdmin: true })
  const elsewhere = await event.join(ann.key)
  const readers = { ann: elsewhere, bob: bob.client, olga: await event.join(olga.key), admin: event.admin }
  /** What each is told when somebody saves Ann's name. */
  const told = async (name: string, key: string) => {
    for (const client of Object.values(readers)) await client.startAfresh()
    const ack = await event.admin.invoke('UpdateUser', { user: { id: ann.id, name }, key })
    expect(ack.ok).toBe(true)
    const originators = Object.entries(readers).map(async ([reader, client]) => {
      const { person } = await client.next('UpdateUser')
      return [reader, person.updateOriginatorUserShareGuid]
    })
    return Object.fromEntries(await Promise.all(originators))
  }
  expect(await told('Anna', ann.key)).toEqual({ ann: ann.id, bob: '', olga: ann.id, admin: ann.id })
  expect(await told('Anne', olga.key)).toEqual({ ann: '', bob: '', olga: olga.id, admin: olga.id })
  expect(await told('Ann', event.adminKey)).toEqual({ ann: '', bob: '', olga: '', admin: '' })
})
