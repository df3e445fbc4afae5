import { afterAll, beforeAll, expect, test } from 'vitest'
import { userForm } from '../testing/forms.ts'
import { type Participant, registerTestEvent, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.remove())

const onMonday = (event: TestEvent, firstMonday: string) =>
  event.admin.invoke('UpdateEvent', { event: { firstMonday }, adminKey: event.adminKey })
const register = (event: TestEvent, name: string, timeZone: string) =>
  event.register(name, { timeZone, numUserSessions: 1 })
/** The offsets that somebody has been told since they last forgot, by person. */
const told = ({ client }: Pick<Participant, 'client'>) =>
  Object.fromEntries(
    client.all('UpdateUser').map(({ person }) => [person.id, person.timeZoneOffsetInHours] as const),
  )

test('WEEK-3: another first Monday changes offsets in one transaction and tells of those people alone', async () => {
  const event = await registerTestEvent(server.url, 'heallo', { firstMonday: '2027-01-04' })
  const york = await register(event, 'York', 'America/New_York')
  const tallinn = await register(event, 'Tallinn', 'Europe/Tallinn')
  const tokyo = await register(event, 'Tokyo', 'Asia/Tokyo')
  const all = [york, tallinn, tokyo, { client: event.admin }]
  const visitor = await event.join(event.shareKey)
  const offsets = async () =>
    Object.fromEntries(
      (await event.data()).persons.map(({ id, timeZoneOffsetInHours }) => [id, timeZoneOffsetInHours]),
    )
  const winter = { [york.id]: -5, [tallinn.id]: 2, [tokyo.id]: 9 }
  expect(await offsets()).toEqual(winter)
  const saved = (await event.data()).persons.map(({ timestamp }) => timestamp)

  for (const { client } of all) await client.startAfresh()
  expect(await onMonday(event, '2027-07-05')).toMatchObject({ ok: true })
  for (const each of all) {
    await each.client.settle()
    expect(told(each)).toEqual({ [york.id]: -4, [tallinn.id]: 3 })
    expect(each.client.names()).not.toContain('ReloadData')
  }
  const ofOthers = tokyo.client.all('UpdateUser').map(({ person }) => person)
  expect(ofOthers).toMatchObject([{ timeZone: '' }, { timeZone: '' }])
  await visitor.settle()
  expect(visitor.names().filter((name) => name === 'UpdateUser')).toEqual([])
  expect((await event.data()).persons.map(({ timestamp }) => timestamp)).toEqual(saved)

  const audit = await event.admin.invoke('ReadAudit', { adminKey: event.adminKey })
  const entries = audit.ok ? audit.entries : []
  expect(entries.filter(({ action }) => action === 'eventChanged')).toHaveLength(1)
  expect(entries.filter(({ action }) => action === 'personChanged')).toEqual([])

  // Within the same months of the year nothing changes.
  for (const { client } of all) await client.startAfresh()
  await onMonday(event, '2027-07-12')
  for (const each of all) {
    await each.client.settle()
    expect(told(each)).toEqual({})
  }
  event.close()
  server = await server.restart()
  const stored = await registerTestEvent(server.url, 'heallo')
  const data = await stored.data(event.adminKey)
  expect(data.persons.map(({ timeZoneOffsetInHours }) => timeZoneOffsetInHours).sort()).toEqual([-4, 3, 9])
  stored.close()
})

test('WEEK-3: another first Monday of many people is told by one reload each', async () => {
  const event = await registerTestEvent(server.url, 'heallo', { firstMonday: '2027-01-04' })
  const ann = await register(event, 'Ann', 'America/New_York')
  const people = Array.from({ length: 100 }, (_, index) =>
    userForm(`Person ${index}`, { timeZone: 'America/New_York', numUserSessions: 1 }),
  )
  const acks = await Promise.all(
    people.map((user) => event.admin.invoke('RegisterUser', { user, key: event.adminKey })),
  )
  expect(acks.filter(({ ok }) => !ok)).toEqual([])
  for (const client of [ann.client, event.admin]) await client.startAfresh()
  await onMonday(event, '2027-07-05')
  for (const client of [ann.client, event.admin]) {
    const { persons } = await client.next('ReloadData')
    expect(new Set(persons.map(({ timeZoneOffsetInHours }) => timeZoneOffsetInHours))).toEqual(new Set([-4]))
    expect(client.all('UpdateUser')).toEqual([])
  }
  event.close()
})
