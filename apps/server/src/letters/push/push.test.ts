import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type MailServer, openMailServer } from '../../testing/mail-server.ts'
import { openSession } from '../../testing/open-session.ts'
import { plan } from '../../testing/planned-event.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { lettersOfEvent, lettersServer } from '../testing/letters-of-event.ts'
import { mailAndPush, pushCalls } from './testing/push-of-people.ts'
import { newDevice, openPushService, type PushService, TAKEN } from './testing/push-service.ts'

let mails: MailServer
let service: PushService
let server: TestServer
beforeAll(async () => {
  mails = await openMailServer()
  service = await openPushService()
  server = await lettersServer(mails, {}, { config: mailAndPush(mails) })
})
beforeEach(() => {
  mails.received.length = 0
  service.taken.length = 0
  service.faults.length = 0
  service.answer = TAKEN
})
afterAll(async () => {
  await server.remove()
  await service.close()
  await mails.close()
})

/** The log of an event once nothing waits any more. */
const settled = async ({ ask }: Awaited<ReturnType<typeof lettersOfEvent>>) => {
  await expect.poll(async () => (await ask('Overview')).numWaiting, { timeout: 5000 }).toBe(0)
  return (await ask('Overview')).log
}

test('PUSH-1: where nobody can be told on devices nobody is asked to, and nothing is kept', async () => {
  const off = await lettersServer(mails)
  const { ann, event } = await lettersOfEvent(off)
  const { call, state } = await pushCalls(off.url)
  expect(await state(ann.key)).toEqual({ publicKey: '', isOn: false })
  const { subscription } = newDevice('https://push.example.org/device')
  expect(await call('Subscribe', ann.key, { subscription })).toMatchObject({
    status: 409,
    body: { reason: 'pushOff' },
  })
  expect(await call('Test', ann.key)).toMatchObject({ status: 409, body: { reason: 'pushOff' } })
  event.close()
  await off.remove()
})

test('PUSH-2: a person is told on a device from then on, until it ends, by their own key alone', async () => {
  const letters = await lettersOfEvent(server)
  const { event, ann, bob, preview } = letters
  const { call, state, turnOn, test } = await pushCalls(server.url)
  const { publicKey } = await state(ann.key)
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
  const { endpoint } = await turnOn(service, ann.key)
  expect(await state(ann.key, endpoint)).toEqual({ publicKey, isOn: true })
  expect(await state(ann.key)).toEqual({ publicKey, isOn: false })
  expect(await state(bob.key, endpoint)).toEqual({ publicKey, isOn: false })
  for (const key of [event.adminKey, event.shareKey])
    for (const route of ['Key', 'Test'] as const)
      expect(await call(route, key)).toMatchObject({ status: 403, body: { reason: 'notRegistered' } })
  expect(await call('Key', 'nobody')).toMatchObject({ status: 404, body: { reason: 'unknownKey' } })

  expect(await test(ann.key)).toEqual({ isSent: true })
  expect(await test(bob.key)).toEqual({ isSent: false })
  expect(service.taken.map(({ message }) => message)).toEqual([
    {
      title: expect.any(String),
      body: 'This is how you will be told.',
      url: `/planner/participant/?personalKey=${ann.key}`,
      tag: expect.stringMatching(/^[\w-]{32}$/),
    },
  ])
  // Organisers are told that it reaches somebody, and nothing else.
  expect((await preview('reminder')).addressees).toContainEqual({ personId: ann.id, mail: null, push: true })
  const off = await call('Unsubscribe', ann.key, { endpoint })
  expect(off).toEqual({ status: 200, body: { publicKey, isOn: false } })
  expect(await test(ann.key)).toEqual({ isSent: false })
  event.close()
})

test('PUSH-2: of more than five devices the one added first is told no more, and tests are limited', async () => {
  const { event, ann } = await lettersOfEvent(server)
  const { state, turnOn, test, call } = await pushCalls(server.url)
  const devices: string[] = []
  for (let device = 0; device < 6; device++) devices.push((await turnOn(service, ann.key)).endpoint)
  const isOn = await Promise.all(devices.map(async (endpoint) => (await state(ann.key, endpoint)).isOn))
  expect(isOn).toEqual([false, true, true, true, true, true])
  expect(await test(ann.key)).toEqual({ isSent: true })
  expect(service.taken.map(({ endpoint }) => endpoint).sort()).toEqual(devices.slice(1).sort())
  for (let times = 1; times < 10; times++) expect(await test(ann.key)).toEqual({ isSent: true })
  expect(await call('Test', ann.key)).toMatchObject({ status: 429, body: { reason: 'tooManyRequests' } })
  event.close()
})

test('PUSH-2: what is no device of a public push service is refused', async () => {
  const strict = await lettersServer(
    mails,
    {},
    { config: { ...mailAndPush(mails), webhooksAllowPrivate: false } },
  )
  const { event, ann } = await lettersOfEvent(strict)
  const { call, state } = await pushCalls(strict.url)
  const { keys } = newDevice('').subscription
  const subscribe = (endpoint: string, changes: object = {}) =>
    call('Subscribe', ann.key, { subscription: { endpoint, keys: { ...keys, ...changes } } })
  for (const endpoint of [
    'http://169.254.169.254/latest/meta-data',
    'https://169.254.169.254/',
    'https://localhost/push',
    'https://localhost:8443/push',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'http://push.example.org/',
    'https://user:secret@push.example.org/',
    'https://push.example.org:22/',
    'file:///etc/passwd',
    'no address',
    '',
  ])
    expect([endpoint, await subscribe(endpoint)]).toMatchObject([
      endpoint,
      { status: 422, body: { reason: 'pushAddress', error: expect.stringMatching(/address|public host/) } },
    ])
  const good = 'https://push.example.org/device'
  for (const changes of [
    { p256dh: '' },
    { p256dh: keys.p256dh.slice(1) },
    { p256dh: `${keys.p256dh}=` },
    { auth: 'short' },
    { auth: `${keys.auth}AA` },
    { auth: 7 },
  ])
    expect([changes, await subscribe(good, changes)]).toMatchObject([
      changes,
      { status: 400, body: { reason: 'unreadable' } },
    ])
  const noPoint = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url')
  expect(await subscribe(good, { p256dh: noPoint })).toMatchObject({ status: 422 })
  expect(await subscribe(`https://push.example.org/${'x'.repeat(2000)}`)).toMatchObject({ status: 400 })
  expect(await state(ann.key, good)).toMatchObject({ isOn: false })

  const eventId = (await event.data()).event.id
  // However such an address came into the database, nothing is sent there.
  const { publicKey } = await state(ann.key)
  const subscription = service.subscribe(publicKey)
  event.close()
  const again = await strict.restart((storage) =>
    storage.write([
      {
        kind: 'putPushDevice',
        eventId,
        personId: ann.id,
        device: { id: 'd', at: 1, subscription: JSON.stringify({ ...subscription, publicKey }) },
        keep: 5,
      },
    ]),
  )
  const calls = await pushCalls(again.url)
  expect(await calls.test(ann.key)).toEqual({ isSent: false })
  expect([service.taken, service.faults]).toEqual([[], []])
  await again.remove()
})

test('PUSH-4: a letter goes by mail and to all devices of the person, encrypted and signed, and counts once', async () => {
  const letters = await lettersOfEvent(server)
  const { event, ann, bob, cid, send, ofKind, addresses, preview } = letters
  await addresses()
  const { turnOn } = await pushCalls(server.url)
  const devices = [await turnOn(service, cid.key), await turnOn(service, cid.key)]
  await plan(event)
  const { letter } = await preview('plan', cid.id)
  expect((await send('plan', [ann.id, cid.id])).numQueued).toBe(2)
  const log = await settled(letters)
  expect(log.map(({ personId, channel, outcome }) => [personId, channel, outcome].join()).sort()).toEqual(
    [`${ann.id},mail,sent`, `${cid.id},mail,sent`, `${cid.id},push,sent`].sort(),
  )
  expect(mails.received).toHaveLength(2)
  expect(service.faults).toEqual([])
  expect(service.taken.map(({ endpoint }) => endpoint).sort()).toEqual(
    devices.map(({ endpoint }) => endpoint).sort(),
  )
  const [first] = service.taken
  expect(first?.claims.sub).toBe('mailto:planner@site.example')
  expect(first?.headers).toMatchObject({ ttl: '86400', urgency: 'normal', topic: first?.message.tag })
  expect(first?.message).toMatchObject({
    title: letter?.subject,
    url: `/planner/participant/?personalKey=${cid.key}`,
  })
  expect(first?.message.body).toMatch(/^This is your plan:\n- /)
  expect(first?.message.body).not.toMatch(/:\/\/|Hello/)
  expect([await ofKind('plan'), await ofKind('planChanged')]).toMatchObject([
    { numConcerned: 1 },
    { numConcerned: 0 },
  ])
  // Whom mail does not reach is told on a device alone.
  await bob.client.invoke('UpdateUser', { user: { email: '' }, key: bob.key })
  await turnOn(service, bob.key)
  expect(await ofKind('plan')).toMatchObject({ numConcerned: 1, numReached: 1 })
  expect((await send('plan')).numQueued).toBe(1)
  await settled(letters)
  expect(mails.received).toHaveLength(2)
  expect(service.taken).toHaveLength(3)
  expect(await ofKind('plan')).toMatchObject({ numConcerned: 0 })
  event.close()
})

test('PUSH-5: a device that is gone is forgotten, one that is busy is told later, and a refusal is final', async () => {
  const letters = await lettersOfEvent(server)
  const { event, ann, bob, cid, send } = letters
  const { turnOn, state } = await pushCalls(server.url)
  const [gone, busy, wrong] = [
    await turnOn(service, ann.key),
    await turnOn(service, bob.key),
    await turnOn(service, cid.key),
  ]
  const good = await turnOn(service, cid.key)
  let isBusy = true
  service.answer = (response, endpoint) => {
    if (endpoint === gone.endpoint) response.writeHead(410)
    else if (endpoint === busy.endpoint && isBusy) response.writeHead(429, { 'retry-after': '1' })
    else response.writeHead(endpoint === wrong.endpoint ? 403 : 201)
    response.end()
  }
  await plan(event)
  const from = performance.now()
  expect((await send('plan')).numQueued).toBe(3)
  await expect.poll(() => service.taken.some(({ endpoint }) => endpoint === busy.endpoint)).toBe(true)
  isBusy = false
  const log = await settled(letters)
  expect(performance.now() - from).toBeGreaterThan(900)
  const of = ({ id }: { id: string }) =>
    log.find(({ personId, channel }) => personId === id && channel === 'push')
  expect(await state(ann.key, gone.endpoint)).toMatchObject({ isOn: false })
  expect(of(ann)).toMatchObject({ outcome: 'refused', why: '410' })
  expect(of(bob)).toMatchObject({ outcome: 'sent' })
  // One of two devices is enough.
  expect(of(cid)).toMatchObject({ outcome: 'sent' })
  expect(await state(cid.key, wrong.endpoint)).toMatchObject({ isOn: true })
  expect(await state(cid.key, good.endpoint)).toMatchObject({ isOn: true })
  event.close()
})

test('PUSH-3: keys and devices outlive a restart; devices go with the person and with their link, and no export has them', async () => {
  const first = await lettersServer(mails, {}, { config: mailAndPush(mails) })
  const { event, ann, bob, cid } = await lettersOfEvent(first)
  const before = await pushCalls(first.url)
  const { publicKey } = await before.state(ann.key)
  const devices = [
    await before.turnOn(service, ann.key),
    await before.turnOn(service, bob.key),
    await before.turnOn(service, cid.key),
  ]
  const session = await openSession(first.url)
  const own = { variant: 'planner', adminKey: event.adminKey }
  const exported = JSON.stringify((await session.post('/api/Event/Export', own)).body)
  for (const { endpoint, keys } of devices)
    for (const secret of [endpoint, keys.auth, keys.p256dh]) expect(exported).not.toContain(secret)
  expect(await event.admin.invoke('RemoveUser', { userId: bob.id, key: event.adminKey })).toMatchObject({
    ok: true,
  })
  expect(await cid.client.invoke('ReplacePersonalLink', { key: cid.key })).toMatchObject({ ok: true })
  const eventId = (await event.data()).event.id
  event.close()
  const again = await first.restart(async ({ push }) => {
    expect(await push.people(eventId)).toEqual([ann.id])
  })
  const after = await pushCalls(again.url)
  expect(await after.state(ann.key, devices[0]?.endpoint)).toEqual({ publicKey, isOn: true })
  expect(await after.test(ann.key)).toEqual({ isSent: true })
  expect(service.taken).toHaveLength(1)

  // With other keys nothing is sent to a device until it has subscribed again.
  const keys = { publicKey: newDevice('').subscription.keys.p256dh, privateKey: 'A'.repeat(43) }
  const other = await again.restart((storage) =>
    storage.write([{ kind: 'putPushKeys', keys, instead: publicKey }]),
  )
  const calls = await pushCalls(other.url)
  expect(await calls.state(ann.key, devices[0]?.endpoint)).toEqual({ publicKey: keys.publicKey, isOn: true })
  expect(await calls.test(ann.key)).toEqual({ isSent: false })
  expect([service.taken.length, service.faults]).toEqual([1, []])
  await other.remove()
})
