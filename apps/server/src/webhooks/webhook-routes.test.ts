import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReceiver } from '../testing/receiver.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { hookedEvent, hookedServer, verified } from './testing/hooked-event.ts'

let server: TestServer
beforeAll(async () => {
  server = await hookedServer()
})
afterAll(() => server.remove())

const added = (address: string, kinds: readonly string[] = ['plan.changed']) => ({ address, kinds })

test('WEBHOOK-8: organisers alone, each by a key of their own', async () => {
  const hooked = await hookedEvent(server)
  const { event, ann, call } = hooked
  const { id } = await hooked.add('https://hooks.example.org/')
  const bodies = {
    List: {},
    Add: added('https://a.example.org/'),
    Remove: { id },
    Test: { id },
    Replace: { id },
    SwitchOn: { id },
  }
  for (const [route, body] of Object.entries(bodies)) {
    for (const key of [ann.key, event.shareKey])
      expect([route, await call(route as 'List', body, key)]).toMatchObject([route, { status: 403 }])
    expect([route, await call(route as 'List', body, 'nobody')]).toMatchObject([route, { status: 404 }])
    expect([route, await call(route as 'List', { ...body, variant: 'matcher' })]).toMatchObject([
      route,
      { status: 404 },
    ])
  }
  event.close()
})

test('WEBHOOK-1: an event has up to five, each with an address and a kind that can be', async () => {
  const { event, call, ask } = await hookedEvent(server)
  for (let number = 1; number <= 5; number += 1)
    expect((await ask('Add', added(`https://hooks.example.org/${number}`))).webhooks).toHaveLength(number)
  expect(await call('Add', added('https://hooks.example.org/6'))).toMatchObject({
    status: 422,
    body: { reason: 'tooManyWebhooks' },
  })
  for (const body of [
    added('https://a.example.org/', []),
    added('https://a.example.org/', ['plan.made']),
    {},
  ])
    expect(await call('Add', body)).toMatchObject({ status: 400, body: { reason: 'unreadable' } })
  const [first] = (await ask('List')).webhooks
  expect((await ask('Remove', { id: first?.id })).webhooks).toHaveLength(4)
  expect(await call('Remove', { id: first?.id })).toMatchObject({
    status: 404,
    body: { reason: 'webhookUnknown' },
  })
  event.close()
})

test('WEBHOOK-1: what cannot be an address is refused with what is allowed', async () => {
  const strict = await testServer()
  const { event, call } = await hookedEvent(strict)
  for (const address of ['http://hooks.example.org/', 'https://10.0.0.1/', 'https://[::1]:8443/', 'nonsense'])
    expect(await call('Add', added(address))).toMatchObject({
      status: 422,
      body: { reason: 'webhookAddress', error: expect.stringContaining('address must') },
    })
  event.close()
  await strict.remove()
})

test('WEBHOOK-1: a name that leads inside a network is refused when a message is sent', async () => {
  const strict = await testServer()
  const { event, ask } = await hookedEvent(strict)
  const { made } = await ask('Add', added('https://localhost:8443/'))
  const { webhooks } = await ask('Test', { id: made?.id })
  expect(webhooks[0]?.log).toMatchObject([{ kind: 'test', outcome: 'failed', why: 'NOT_PUBLIC' }])
  event.close()
  await strict.remove()
})

test('WEBHOOK-3: the secret is told when it is made and never again, and a replaced one signs nothing', async () => {
  const receiver = await openReceiver()
  const hooked = await hookedEvent(server)
  const { id, secret } = await hooked.add(receiver.url)
  expect(JSON.stringify(await hooked.ask('List'))).not.toContain('whsec_')
  await hooked.ask('Test', { id })
  const { made } = await hooked.ask('Replace', { id })
  expect(made?.secret).toMatch(/^whsec_/)
  expect(made?.secret).not.toBe(secret)
  await hooked.ask('Test', { id })
  const [before, after] = receiver.received
  if (!before || !after || !made) throw new Error('There are two messages.')
  expect(verified(secret, before)).toMatchObject({ type: 'test', data: { variant: 'planner' } })
  expect(verified(made.secret, after)).toMatchObject({ type: 'test' })
  expect(() => verified(secret, after)).toThrow()
  hooked.event.close()
  await receiver.close()
})

test('WEBHOOK-3: with the admin link its secret ends, until organisers replace it', async () => {
  const receiver = await openReceiver()
  const hooked = await hookedEvent(server)
  const { event, call } = hooked
  const { id } = await hooked.add(receiver.url, ['person.registered'])
  const ack = await event.admin.invoke('RotateKeys', { adminKey: event.adminKey, rotateAdminKey: true })
  if (!ack.ok) throw new Error(ack.message)
  const adminKey = ack.eventAdminGuid
  await event.register('Dora')
  const list = async () => (await call('List', {}, adminKey)).body
  await expect.poll(list).toMatchObject({ webhooks: [{ id, off: 'linkReplaced', numWaiting: 0 }] })
  expect(receiver.received).toEqual([])
  const { body } = await call('Replace', { id }, adminKey)
  expect(body).toMatchObject({ webhooks: [{ off: null }], made: { id } })
  await event.register('Eve')
  await expect.poll(() => receiver.received).toMatchObject([{ body: { data: { numNew: 1 } } }])
  event.close()
  await receiver.close()
})

test('WEBHOOK-3: replaced before anybody has noticed that its secret had ended, it is told of what comes alone', async () => {
  const slow = await hookedServer({ lookMs: 300 })
  const receiver = await openReceiver()
  const { event, call, add } = await hookedEvent(slow)
  const { id } = await add(receiver.url, ['person.registered'])
  const ack = await event.admin.invoke('RotateKeys', { adminKey: event.adminKey, rotateAdminKey: true })
  if (!ack.ok) throw new Error(ack.message)
  await event.register('Dora')
  await call('Replace', { id }, ack.eventAdminGuid)
  await event.register('Eve')
  await expect.poll(() => receiver.received).toMatchObject([{ body: { data: { numNew: 1 } } }])
  event.close()
  await receiver.close()
  await slow.remove()
})

test('WEBHOOK-8: test messages are few in a minute, and the history tells of changes', async () => {
  const { event, call, ask } = await hookedEvent(server)
  const { made } = await ask('Add', added('http://127.0.0.1:9/'))
  const statuses: number[] = []
  for (let number = 0; number < 11; number += 1) statuses.push((await call('Test', { id: made?.id })).status)
  // A minute may begin meanwhile.
  expect([200, 429]).toContain(statuses.at(-1))
  expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200])
  const history = await event.admin.invoke('ReadAudit', { adminKey: event.adminKey })
  expect(history).toMatchObject({
    entries: expect.arrayContaining([
      expect.objectContaining({ action: 'webhookChanged', details: { done: 'added' } }),
    ]),
  })
  expect(JSON.stringify(history)).not.toContain('127.0.0.1')
  event.close()
})
