import { type OutwardAddresses, outwardAddresses } from '@planner/protocol'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserSession, openSession } from '../../testing/open-session.ts'
import { registerTestEvent, sharedValue, type TestEvent } from '../../testing/test-event.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { READS_PER_HOUR } from './calendar-routes.ts'

let server: TestServer
let session: BrowserSession
let now = Date.UTC(2026, 10, 27, 12, 0, 1)
beforeAll(async () => {
  server = await testServer({ requestsPerMinute: 100_000 }, { now: () => now })
  session = await openSession(server.url)
})
afterAll(() => server.remove())

function tick(): number {
  now += 1
  return now
}

const TIMES = '2026-11-28 9:30-10:15\n10:25-11:10'

async function planned() {
  const event = await registerTestEvent(server.url, 'planner', {
    name: 'Harbour',
    newNumSessions: 2,
    newSessionLabels: TIMES,
    timeZone: 'Europe/Tallinn',
  })
  const ann = await event.register('Ann', { newTopic: 'Gardens' })
  const bob = await event.register('Bob', { newTopic: 'Bees' })
  const put = async (tableName: string, value: boolean | number | string, address: object) => {
    const cell = { tableName, value, timestamp: tick(), ...address }
    const ack = await event.admin.invoke(
      'SendSharedValue',
      sharedValue({ admin: event.adminKey }, cell as never),
    )
    expect(ack).toMatchObject({ ok: true })
  }
  const place = (userId: string, topicId: string, sessionId: number, isIn = true) =>
    put('assignments', isIn, { userId, topicId, sessionId, topicGroupIndex: 0 })
  const start = (topicId: string, slot: number) =>
    put('weekDayHourAssignments', slot, { topicId, topicGroupIndex: 0, sessionId: 0 })
  await start(ann.id, 0)
  await start(bob.id, 1)
  await place(ann.id, ann.id, 1)
  await place(bob.id, ann.id, 1)
  await place(ann.id, bob.id, 2)
  return { event, ann, bob, place, start }
}

async function addresses(event: TestEvent, key: string): Promise<OutwardAddresses> {
  const { status, body } = await session.post('/api/Outward/Addresses', { variant: event.variant.id, key })
  expect(status).toBe(200)
  return outwardAddresses.parse(body)
}

async function change(event: TestEvent, key: string, changes: object) {
  const { status, body } = await session.post('/api/Outward/Change', {
    variant: event.variant.id,
    key,
    ...changes,
  })
  return { status, body }
}

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers })

async function read(path: string) {
  const answer = await get(path)
  expect([path, answer.status]).toEqual([path, 200])
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()))
  return calendar.getAllSubcomponents('vevent').map((each) => {
    const { summary, sequence, uid } = new ICAL.Event(each)
    return {
      summary,
      sequence,
      uid,
      status: each.getFirstPropertyValue('status'),
      start: String(each.getFirstPropertyValue('dtstart')),
    }
  })
}

test('PUBLISH-1, PUBLISH-6: a person’s calendar follows the plan, and what is gone is cancelled', async () => {
  const { event, ann, bob, place, start } = await planned()
  const { person } = await addresses(event, bob.key)
  const path = person?.calendar ?? ''
  const first = await read(path)
  expect(first).toMatchObject([
    { summary: 'Gardens', sequence: 0, status: 'CONFIRMED', start: '2026-11-28T09:30:00' },
  ])
  const text = await (await get(`${path}?lang=de`)).text()
  expect(text).toContain('Leitung: Ann')
  for (const secret of [bob.key, ann.key, event.adminKey, event.shareKey, bob.id])
    expect(text).not.toContain(secret)
  // The group moves to the second session, with its people.
  await start(ann.id, 1)
  await place(bob.id, ann.id, 1, false)
  await place(bob.id, ann.id, 2)
  expect(await read(path)).toMatchObject([
    { uid: first[0]?.uid, sequence: 1, status: 'CONFIRMED', start: '2026-11-28T10:25:00' },
  ])
  await place(bob.id, ann.id, 2, false)
  expect(await read(path)).toMatchObject([{ uid: first[0]?.uid, sequence: 2, status: 'CANCELLED' }])
  event.close()
})

test('PUBLISH-1: hosts have what they host, with how many come', async () => {
  const { event, ann, bob } = await planned()
  const { person } = await addresses(event, ann.key)
  expect(await read(person?.hostCalendar ?? '')).toMatchObject([{ summary: 'Gardens' }])
  expect(await (await get(person?.hostCalendar ?? '')).text()).toContain('2 people come')
  expect((await addresses(event, bob.key)).person?.hostCalendar).not.toBe('')
  event.close()
})

test('PUBLISH-3: an address opens nothing once it is replaced, its person is archived or the programme is not public', async () => {
  const { event, bob } = await planned()
  const former = (await addresses(event, bob.key)).person?.calendar ?? ''
  expect((await change(event, bob.key, { calendar: 'renew' })).status).toBe(200)
  const next = (await addresses(event, bob.key)).person?.calendar ?? ''
  expect(next).not.toBe(former)
  expect([(await get(former)).status, (await get(next)).status]).toEqual([404, 200])

  expect((await change(event, bob.key, { wall: { isOn: true } })).status).toBe(403)
  expect(
    (await session.post('/api/Outward/Addresses', { variant: 'planner', key: event.shareKey })).status,
  ).toBe(403)
  expect(
    (await session.post('/api/Outward/Addresses', { variant: 'planner', key: 'x'.repeat(24) })).status,
  ).toBe(404)
  expect((await session.post('/api/Outward/Addresses', { variant: 'planner' })).status).toBe(400)

  expect((await addresses(event, event.adminKey)).event?.programme).toEqual({
    isOn: false,
    showsNames: true,
    path: '',
  })
  const on = await change(event, event.adminKey, { programme: { isOn: true, showsNames: false } })
  const programme = outwardAddresses.parse(on.body).event?.programme.path ?? ''
  const calendar = `${programme}calendar.ics`
  expect((await read(calendar)).map(({ summary }) => summary)).toEqual(['Gardens', 'Bees'])
  expect(await (await get(calendar)).text()).not.toContain('Ann')
  await change(event, event.adminKey, { programme: { isOn: true, showsNames: true } })
  expect(await (await get(calendar)).text()).toContain('Host: Ann')
  await change(event, event.adminKey, { programme: { isOn: false, showsNames: true } })
  expect((await get(calendar)).status).toBe(404)
  const again = await change(event, event.adminKey, {
    programme: { isOn: true, showsNames: true, renew: true },
  })
  expect(outwardAddresses.parse(again.body).event?.programme.path).not.toBe(programme)
  expect((await get(calendar)).status).toBe(404)

  await event.admin.invoke('ArchiveUser', {
    adminKey: event.adminKey,
    userId: bob.id,
    isArchived: true,
  } as never)
  const forged = next.replace(/.\.ics$/, (end) => (end.startsWith('A') ? 'B.ics' : 'A.ics'))
  expect((await get(forged)).status).toBe(404)
  for (const odd of ['/feed/x.ics', '/feed/p...ics', `/feed/${'p.'.repeat(300)}.ics`, '/feed/g.a..b.ics'])
    expect([odd, (await get(odd)).status]).toEqual([odd, 404])
  event.close()
})

test('PUBLISH-4: who has it already is told so, and who asks too often is to wait', async () => {
  const { event, bob } = await planned()
  const path = (await addresses(event, bob.key)).person?.calendar ?? ''
  const etag = (await get(path)).headers.get('etag') ?? ''
  expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
  for (let reads = 2; reads < READS_PER_HOUR; reads += 1) await get(path, { 'if-none-match': etag })
  const refused = await get(path)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.text()).toMatch(/Please ask again/)
  event.close()
})

test('PUBLISH-5: while the schedule is hidden a calendar that was told of it keeps what it has', async () => {
  const { event, ann, bob } = await planned()
  const shows = async (value: boolean) =>
    event.admin.invoke('SendSettingValue', {
      eventAdminGuid: event.adminKey,
      path: 'parameters|ui|showScheduleTabToUsers',
      value,
      timestamp: tick(),
    })
  await shows(false)
  const path = (await addresses(event, bob.key)).person?.calendar ?? ''
  expect(await read(path)).toEqual([])
  await shows(true)
  expect(await read(path)).toHaveLength(1)
  await shows(false)
  const hidden = await get(path)
  expect([hidden.status, hidden.headers.get('retry-after')]).toEqual([503, '3600'])
  expect(await hidden.text()).not.toContain(ann.id)
  await shows(true)
  expect(await read(path)).toMatchObject([{ sequence: 0, status: 'CONFIRMED' }])
  event.close()
})
