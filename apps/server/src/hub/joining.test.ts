import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerTestEvent, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let event: TestEvent
beforeAll(async () => {
  server = await testServer()
  event = await registerTestEvent(server.url, 'planner')
})
afterAll(async () => {
  event.close()
  await server.remove()
})

describe('KEY-4, KEY-5: JoinEventHub2 joins with the role of the key', () => {
  test('ROLE-1, KEY-2: the admin key gives the admin role, with the admin key and both links', async () => {
    const client = await event.connect()
    expect(await client.invoke('JoinEventHub2', { urlKey: event.adminKey })).toEqual({
      ok: true,
      role: 'admin',
    })
    const joined = client.last('JoinEventHub')
    expect(joined).toMatchObject({ role: 'admin', isAdminView: true, eventAdminGuid: event.adminKey })
    expect(joined.event.adminLink).toBe(`${server.url}/planner/admin/?adminInvite=${event.adminKey}`)
    expect(joined.event.shareLink).toBe(`${server.url}/planner/share/?participantInvite=${event.shareKey}`)
  })

  test('ROLE-1: the share key gives the visitor role without the admin key', async () => {
    const client = await event.connect()
    expect(await client.invoke('JoinEventHub2', { urlKey: event.shareKey })).toEqual({
      ok: true,
      role: 'visitor',
    })
    expect(client.last('JoinEventHub')).toMatchObject({ eventAdminGuid: '', event: { adminLink: '' } })
  })

  test('ROLE-1, KEY-2: a private key gives the role of its participant, with the personal link', async () => {
    const ann = await event.register('Ann')
    const client = await event.connect()
    expect(await client.invoke('JoinEventHub2', { urlKey: ann.key })).toEqual({
      ok: true,
      role: 'participant',
    })
    expect(client.last('JoinEventHub')).toMatchObject({
      eventUserShareGuid: ann.id,
      eventUserPrivateGuid: ann.key,
      personalLink: `${server.url}/planner/participant/?personalKey=${ann.key}`,
      eventAdminGuid: '',
    })
  })

  test('ROLE-1: the private key of an event admin gives the admin role as that person', async () => {
    const ack = await event.admin.invoke('RegisterUser', {
      user: { name: 'Ada', isEventAdmin: true },
      key: event.adminKey,
    })
    if (!ack.ok) throw new Error(ack.message)
    const client = await event.connect()
    expect(await client.invoke('JoinEventHub2', { urlKey: ack.eventUserPrivateGuid })).toEqual({
      ok: true,
      role: 'admin',
    })
    expect(client.last('JoinEventHub')).toMatchObject({
      eventAdminGuid: event.adminKey,
      eventUserShareGuid: ack.eventUserShareGuid,
    })
  })

  test('an unknown key is rejected with 404, in the acknowledgement and as ReceiveException', async () => {
    const client = await event.connect()
    const refused = await client.invoke('JoinEventHub2', { urlKey: 'x'.repeat(24) })
    expect(refused).toMatchObject({ ok: false, status: 404, reason: 'unknownKey' })
    expect(client.last('ReceiveException')).toMatchObject({ status: 404 })
  })

  test('without a key nothing is joined: the event exists only after RegisterEvent', async () => {
    const client = await event.connect()
    expect(await client.invoke('JoinEventHub2', { urlKey: '' })).toEqual({ ok: true, role: 'none' })
    expect(client.names()).not.toContain('JoinEventHub')
  })
})
