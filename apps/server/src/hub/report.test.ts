import { afterAll, beforeAll, expect, test } from 'vitest'
import { solveHere } from '../planning/testing/searches.ts'
import { registerTestEvent, sharedValue } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({}, { searches: { startSolver: solveHere } })
})
afterAll(() => server.remove())

const SHOW = 'parameters|ui|showPlanReport'

test('REPORT-2, REPORT-8, SETTING-17: organisers read the report on two screens after each change, others sums while they are shown', async () => {
  const settings = { 'parameters|groups|solverTimeLimit': 5, 'parameters|groups|minGroupSize': 1 }
  const event = await registerTestEvent(server.url, 'planner', { settings })
  const { admin, adminKey } = event
  const second = await event.join(adminKey)
  const people = []
  for (const name of ['Ann', 'Bob', 'Cid', 'Dan', 'Eve'])
    people.push(await event.register(name, name === 'Ann' ? { topics: [{ name: 'Tea' }] } : {}))
  const [ann, bob] = people
  if (!ann || !bob) throw new Error('Nobody is there')
  const visitor = await event.join(event.shareKey)
  const read = (client: typeof admin, key: string) => client.invoke('ReadReport', { key })
  const nothing = { ok: true, report: null, shared: null, isLate: false }
  expect(await read(admin, adminKey)).toMatchObject(nothing)

  const topicId = (await event.data(adminKey)).topics[0]?.id ?? ''
  for (const { id } of people)
    await admin.invoke(
      'SendSharedValue',
      sharedValue({ admin: adminKey }, { tableName: 'preferences', userId: id, topicId, value: 'Yes' }),
    )
  admin.forget()
  await admin.invoke('PlanEvent', { adminKey })
  await admin.next('ReceivePlan')
  const made = await read(admin, adminKey)
  expect(made).toMatchObject({ report: { made: { data: 'same', isSamePlan: true } }, isLate: false })
  expect(await read(second, adminKey)).toEqual(made)
  expect(made.ok && made.report?.satisfaction).toHaveLength(5)

  // A change of one screen is in the report of the other.
  second.forget()
  await bob.client.invoke(
    'SendSharedValue',
    sharedValue({ personal: bob.key }, { tableName: 'preferences', userId: bob.id, topicId, value: '' }),
  )
  await second.next('ReceiveSharedValue')
  expect(await read(second, adminKey)).toMatchObject({
    report: { made: { data: 'changed', isSamePlan: true }, uncompared: 'dataChanged' },
  })

  expect(await read(ann.client, ann.key)).toMatchObject(nothing)
  const show = (value: boolean) =>
    admin.invoke('SendSettingValue', { eventAdminGuid: adminKey, path: SHOW, value, timestamp: Date.now() })
  await show(true)
  const shown = await read(ann.client, ann.key)
  expect(shown).toMatchObject({ report: null, shared: { people: 5 } })
  for (const { id } of people) expect(JSON.stringify(shown)).not.toContain(id)
  expect(await visitor.invoke('ReadReport', { key: event.shareKey })).toMatchObject({ reason: 'notYourRow' })
  await show(false)
  expect(await read(ann.client, ann.key)).toMatchObject(nothing)
  event.close()
})

test('REPORT-8, PRIV-10: where one-sided wishes are hidden nobody but organisers reads sums of them', async () => {
  const hide = 'parameters|ui|hideOneSidedWishes'
  const event = await registerTestEvent(server.url, '1on1', { settings: { [SHOW]: true, [hide]: true } })
  const { admin, adminKey } = event
  const people = []
  for (const name of ['Ann', 'Bob', 'Cid', 'Dan', 'Eve']) people.push(await event.register(name))
  const [ann, bob] = people
  if (!ann || !bob) throw new Error('Nobody is there')
  const wish = { tableName: 'preferences', userId: ann.id, topicId: bob.id, value: 'Yes' }
  await ann.client.invoke('SendSharedValue', sharedValue({ personal: ann.key }, wish))
  await admin.invoke('PlanEvent', { adminKey })
  await admin.next('ReceivePlan')
  const read = async (client: typeof admin, key: string) => client.invoke('ReadReport', { key })
  expect(await read(admin, adminKey)).toMatchObject({ report: {}, shared: { people: 5 } })
  expect(await read(bob.client, bob.key)).toMatchObject({ report: null, shared: null })
  const shown = { eventAdminGuid: adminKey, path: hide, value: false, timestamp: Date.now() }
  await admin.invoke('SendSettingValue', shown)
  expect(await read(bob.client, bob.key)).toMatchObject({ shared: { people: 5 } })
  event.close()
})
