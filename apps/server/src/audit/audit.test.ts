import type { AuditEntry } from '@planner/domain'
import type { Ack, WireAuditEntry } from '@planner/protocol'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ASSIGNED, type AuditActs, auditActs } from '../testing/audit-acts.ts'
import { eventForm, userForm } from '../testing/forms.ts'
import { openSession } from '../testing/open-session.ts'
import { TestClient } from '../testing/test-client.ts'
import { type Participant, registerTestEvent, sharedValue, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let event: TestEvent
let ann: Participant
let bob: Participant
let act: AuditActs
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.remove())
beforeEach(async () => {
  // Groups of one, so that a plan has some.
  const settings = { 'parameters|groups|minGroupSize': 1 }
  event = await registerTestEvent(server.url, 'planner', { considerContactPreferences: true, settings })
  ann = await event.register('Ann', { newTopic: 'Gardens', profile: 'Likes wild bees' })
  bob = await event.register('Bob', { newTopic: 'Tea', phone: '+372 5550 001' })
  act = auditActs(event, { ann, bob })
})
afterEach(() => event.close())

const actions = (entries: readonly Pick<AuditEntry, 'action'>[]) => entries.map(({ action }) => action)

describe('AUDIT-2: what is told', () => {
  test('the start, the stop and the end of a run, each once', async () => {
    await act.plan()
    await act.stop()
    await event.admin.next('ReceivePlan')
    // The start, the stop and the end, beside the two people who registered.
    await expect.poll(() => event.admin.all('AuditChanged').length).toBe(5)
    const entries = await act.entries({ kinds: ['schedule'] })
    expect(actions(entries)).toEqual(['planEnded', 'planStopped', 'planStarted'])
    expect(entries.map(({ actor }) => actor.kind)).toEqual(['server', 'adminLink', 'adminLink'])
  })

  test('an import as one entry with its numbers', async () => {
    const session = await openSession(server.url)
    const { variant, adminKey } = event
    const csv = 'Name;Bees;Trees\r\nAnn;#1 Yes!;\r\nCleo;Host;yes\r\n'
    const request = { variant: variant.id, adminKey, csv, adminName: ' Mari\nMets ' }
    const { length } = await act.entries()
    expect((await session.post('/api/Import/Preview', request)).status).toBe(200)
    expect((await session.post('/api/Import/Commit', request)).status).toBe(200)
    const entries = await act.entries()
    expect(entries.length).toBe(length + 1)
    expect(entries[0]).toMatchObject({
      action: 'imported',
      actor: { kind: 'adminLink', name: 'Mari Mets' },
      details: { numPeople: 2, numTopics: 2, numPreferences: 3 },
    })
  })

  test('an import with the personal key of an admin, by that person', async () => {
    await act.setAdmin(ann.id, true)
    const session = await openSession(server.url)
    const request = {
      variant: event.variant.id,
      adminKey: ann.key,
      csv: 'Name,Bees\r\nCleo,Yes\r\n',
      adminName: 'Mari',
    }
    expect((await session.post('/api/Import/Commit', request)).status).toBe(200)
    expect((await act.entries())[0]).toMatchObject({
      action: 'imported',
      actor: { kind: 'admin', personId: ann.id, name: '' },
    })
  })

  test('a person who registers with the share link, by themselves', async () => {
    expect((await act.entries())[0]).toMatchObject({
      action: 'personRegistered',
      subject: bob.id,
      actor: { kind: 'participant', personId: bob.id },
    })
  })

  test('a setting with its former and new value, an event and a person with the changed fields', async () => {
    await act.setting(7)
    await act.setting(7)
    const changed = eventForm({ description: 'Lake', name: 'Summer', considerContactPreferences: true })
    await event.admin.invoke('UpdateEvent', { adminKey: event.adminKey, event: changed })
    const user = userForm('Bob', { id: bob.id, profile: 'Pours', newTopic: 'Cakes' })
    await event.admin.invoke('UpdateUser', { user, key: event.adminKey })
    const [person, fields, value] = await act.entries()
    expect(value).toMatchObject({ action: 'settingChanged', subject: 'parameters|groups|maxGroupSize' })
    expect(value?.details).toEqual({ from: expect.any(Number), to: 7 })
    expect(fields?.details).toEqual({ fields: 'name,description' })
    expect(person).toMatchObject({ action: 'personChanged', subject: bob.id })
    expect(person?.details).toEqual({ fields: 'profile,topics' })
  })

  test('a place in the schedule with person, topic and group', async () => {
    await act.cell(ASSIGNED)
    expect((await act.entries())[0]).toMatchObject({
      action: 'scheduleChanged',
      subject: bob.id,
      topic: ann.id,
      details: { table: 'assignments', session: 1, group: 0, value: true },
    })
  })

  test('the same again within ten minutes counts as one entry', async () => {
    for (const value of ['Host', 'Yes', '']) await act.cell({ value, timestamp: Date.now() })
    await act.cell({ userId: ann.id, topicId: bob.id })
    const [other, same] = await act.entries()
    expect([other?.subject, other?.times]).toEqual([ann.id, 1])
    expect([same?.subject, same?.times]).toEqual([bob.id, 3])
  })
})

describe('AUDIT-9: two people who change places', () => {
  test('stand in one line, with the groups that they are in now', async () => {
    await act.seat(false)
    const { length } = await act.entries()
    expect(await act.seat(true)).toMatchObject({ ok: true, applied: true })
    const [swap, ...rest] = await act.entries()
    expect(rest).toHaveLength(length)
    expect(swap).toMatchObject({ action: 'placesSwapped', subject: ann.id, topic: bob.id })
    expect(swap?.details).toEqual({ session: 1, other: bob.id, otherTopic: ann.id })
  })

  test('stand cell by cell where anything else is changed with it, or nobody was there before', async () => {
    await act.seat(true)
    const seated = await act.entries({ kinds: ['schedule'] })
    expect(seated.length).toBeGreaterThan(1)
    expect(new Set(actions(seated))).toEqual(new Set(['scheduleChanged']))
    await act.seat(false, [{ sessionId: 2 }])
    expect(new Set(actions(await act.entries({ kinds: ['schedule'] })))).toEqual(new Set(['scheduleChanged']))
  })

  test('AUDIT-5: who is erased is gone from it, whichever of the two', async () => {
    await act.seat(false)
    await act.seat(true)
    await bob.client.invoke('RemoveUser', { key: bob.key, userId: bob.id })
    const swap = (await act.entries()).find(({ action }) => action === 'placesSwapped')
    expect(swap).toMatchObject({ subject: ann.id, topic: '', details: { other: '', otherTopic: ann.id } })
    expect(JSON.stringify(await act.entries())).not.toContain(bob.id)
  })
})

test("AUDIT-2: a participant's own choices, form and export are not told, nor are an admin's own choices", async () => {
  await act.setAdmin(ann.id, true)
  const before = await act.entries()
  const { client, key, id } = bob
  const own = { tableName: 'preferences', userId: id, topicId: ann.id, value: 'Yes' }
  await client.invoke('SendSharedValue', sharedValue({ personal: key }, own))
  await client.invoke('UpdateUser', { user: userForm('Bob', { profile: 'Pours' }), key })
  await client.invoke('ExportUser', { key, userId: id })
  const byAnn = { tableName: 'preferences', userId: ann.id, topicId: id, value: 'Yes' }
  const keys = { admin: event.adminKey, personal: ann.key }
  expect(await ann.client.invoke('SendSharedValue', sharedValue(keys, byAnn))).toMatchObject({ ok: true })
  expect(await act.entries()).toEqual(before)
})

describe('AUDIT-3: who', () => {
  test('a person who is an admin is told by their person, also when the page sends the admin key', async () => {
    await act.setAdmin(ann.id, true)
    const admin = await event.join(ann.key)
    await act.setting(7, admin)
    const rest = { path: 'parameters|groups|maxGroupSize', timestamp: Date.now() + 1 }
    await ann.client.invoke('SendSettingValue', { eventAdminGuid: ann.key, value: 8, ...rest })
    const actor = { kind: 'admin', personId: ann.id, name: '' }
    expect((await act.entries()).slice(0, 2).map((entry) => entry.actor)).toEqual([actor, actor])
  })

  test('the holder of the admin link by the name they gave, cleaned; with any other key it counts for nothing', async () => {
    const named = async (urlKey: string, adminName: string) => {
      const client = await event.connect()
      const ack = await client.invoke('JoinEventHub2', { urlKey, adminName })
      return { client, ack }
    }
    const mari = await named(event.adminKey, '  Mari\u202e \n Mets ')
    await act.setting(7, mari.client)
    const guest = await named(event.shareKey, 'Mari Mets')
    await act.setting(8, guest.client)
    const [second, first] = await act.entries()
    expect(first?.actor).toEqual({ kind: 'adminLink', personId: '', name: 'Mari Mets' })
    expect(second?.actor).toEqual({ kind: 'adminLink', personId: '', name: '' })
    expect((await named(event.adminKey, 'x'.repeat(61))).ack).toMatchObject({ ok: false, status: 400 })
  })
})

test('AUDIT-4: no key and nothing that people chose or wrote is in the audit', async () => {
  await act.cell({ value: 'Host' })
  await act.cell({ tableName: 'contactPreferences', topicId: ann.id, value: 'No' })
  await act.cell({ tableName: 'availabilities', topicId: null, sessionId: 1, value: 'No' })
  const user = userForm('Bob', { id: bob.id, profile: 'A secret profile', email: 'hidden@example.org' })
  await event.admin.invoke('UpdateUser', { user, key: event.adminKey })
  await event.admin.invoke('ExportUser', { key: event.adminKey, userId: bob.id })
  const rotated = await event.admin.invoke('RotateKeys', { adminKey: event.adminKey, rotateShareKey: true })
  if (!rotated.ok) throw new Error(rotated.message)
  const entries = await act.entries()
  expect(actions(entries.slice(0, 6))).toEqual([
    'keysReplaced',
    'exported',
    'personChanged',
    'choicesChanged',
    'choicesChanged',
    'choicesChanged',
  ])
  const choices = entries.filter(({ action }) => action === 'choicesChanged')
  for (const { details, topic } of choices) expect([Object.keys(details), topic]).toEqual([['table'], ''])
  const text = JSON.stringify(entries)
  const keys = [event.adminKey, event.shareKey, rotated.shareLink.split('=')[1], ann.key, bob.key]
  for (const secret of [...keys, 'Host', 'secret profile', '@example.org', '5550', 'wild bees'])
    expect(text).not.toContain(secret)
})

test('AUDIT-7: only admins read it, and only they are told that it grew', async () => {
  const other = await event.join(event.adminKey)
  const visitor = await event.join(event.shareKey)
  for (const client of [other, visitor, bob.client]) await client.startAfresh()
  await act.setting(7)
  await other.next('AuditChanged')
  expect((await act.entries({}, other))[0]?.action).toBe('settingChanged')
  for (const [client, adminKey] of [
    [visitor, event.shareKey],
    [bob.client, bob.key],
    [bob.client, ''],
  ] as const) {
    const ack = await client.invoke('ReadAudit', { adminKey })
    expect(ack).toMatchObject({ ok: false, status: 403, reason: 'adminOnly' })
    expect(JSON.stringify(client.received)).not.toContain('AuditChanged')
  }
})

test('AUDIT-7: it is read by pages, newest first, and by kind', async () => {
  await act.setting(7)
  await act.setAdmin(bob.id, true)
  const all = await act.entries()
  expect(actions(all)).toEqual([
    'adminGranted',
    'settingChanged',
    'personRegistered',
    'personRegistered',
    'eventRegistered',
  ])
  const pages: WireAuditEntry[][] = []
  let before: number | null = null
  do {
    const page: Ack<'ReadAudit'> = await event.admin.invoke('ReadAudit', {
      adminKey: event.adminKey,
      before,
      limit: 2,
    })
    if (!page.ok) throw new Error(page.message)
    pages.push(page.entries)
    before = page.next
  } while (before !== null)
  expect(pages.map(({ length }) => length)).toEqual([2, 2, 1])
  expect(pages.flat()).toEqual(all)
  expect(actions(await act.entries({ kinds: ['people', 'keys'] }))).toEqual([
    'adminGranted',
    'personRegistered',
    'personRegistered',
  ])
})

test('AUDIT-1: a refused change leaves no entry', async () => {
  const before = await act.entries()
  expect(await act.setting(1e9)).toMatchObject({ ok: false })
  expect(await act.cell({ topicId: 'nothing' })).toMatchObject({ ok: false })
  const bad = eventForm({ name: '' })
  expect(await event.admin.invoke('UpdateEvent', { adminKey: event.adminKey, event: bad })).toMatchObject({
    ok: false,
  })
  expect(await act.stop()).toMatchObject({ ok: false })
  const byBob = { key: bob.key, userId: ann.id }
  expect(await bob.client.invoke('RemoveUser', byBob)).toMatchObject({ ok: false })
  expect(await act.entries()).toEqual(before)
})

test('AUDIT-5: an erased person is gone from it, by id and by name', async () => {
  const named = await event.connect()
  await named.invoke('JoinEventHub2', { urlKey: event.adminKey, adminName: 'ANN' })
  await act.setting(7, named)
  await act.setAdmin(ann.id, true)
  await act.setAdmin(bob.id, true)
  await act.cell({ ...ASSIGNED, userId: bob.id, topicId: ann.id })
  const before = await act.entries()
  expect(JSON.stringify(before)).toContain(ann.id)
  await ann.client.invoke('RemoveUser', { key: ann.key, userId: ann.id })
  const after = await act.entries()
  expect(after.length).toBe(before.length + 1)
  expect(after[0]).toMatchObject({ action: 'personErased', subject: '', actor: { personId: '' } })
  expect(JSON.stringify(after)).not.toContain(ann.id)
  expect(JSON.stringify(after)).not.toContain('ANN')
  expect(JSON.stringify(after)).toContain(bob.id)
})

test('AUDIT-1: it outlives a restart', async () => {
  await act.setting(7)
  const before = await act.entries()
  server = await server.restart()
  const client = await new TestClient(server.url, event.variant.hubPath).connected()
  expect(await act.entries({}, client)).toEqual(before)
  client.close()
})
