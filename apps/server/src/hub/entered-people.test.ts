import { afterAll, beforeAll, expect, test } from 'vitest'
import { userForm } from '../testing/forms.ts'
import { registerTestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.remove())

test('PERSON-40: whom a helper has entered is marked until they open their own link, and nobody marks themselves', async () => {
  const event = await registerTestEvent(server.url, 'planner')
  const user = { ...userForm('Ann'), isEnteredByOthers: true }
  const ack = await event.admin.invoke('RegisterUser', { user, key: event.adminKey })
  if (!ack.ok) throw new Error(ack.message)
  const visitor = await event.join(event.shareKey)
  const own = await visitor.invoke('RegisterUser', {
    user: { ...userForm('Bob'), isEnteredByOthers: true },
    key: event.shareKey,
  })
  if (!own.ok) throw new Error(own.message)
  const marks = async () =>
    Object.fromEntries(
      (await event.data()).persons.map(({ name, isEnteredByOthers }) => [name, isEnteredByOthers]),
    )
  expect(await marks()).toEqual({ Ann: true, Bob: false })
  // Others do not learn who has a phone.
  const seen = (await event.data(own.eventUserPrivateGuid)).persons.find(({ name }) => name === 'Ann')
  expect(seen?.isEnteredByOthers).toBe(false)
  event.admin.forget()
  await event.join(ack.eventUserPrivateGuid)
  const { person } = await event.admin.next('UpdateUser')
  expect(person).toMatchObject({ name: 'Ann', isEnteredByOthers: false })
  expect(await marks()).toEqual({ Ann: false, Bob: false })
  event.close()
})
