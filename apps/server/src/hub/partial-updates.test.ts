import { VARIANTS } from '@planner/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerTestEvent, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.remove())

const personIn = async (event: TestEvent, id: string) => {
  const { persons, topics } = await event.data()
  const { timestamp: _, ...person } = persons.find((each) => each.id === id) ?? { timestamp: 0 }
  return {
    person,
    topics: topics.filter(({ ownerId }) => ownerId === id).map(({ timestamp, ...rest }) => rest),
  }
}

describe.each(VARIANTS.map(({ id }) => [id] as const))('%s', (variantId) => {
  let event: TestEvent
  beforeAll(async () => {
    event = await registerTestEvent(server.url, variantId, {
      email: 'eve@example.org',
      description: 'By the lake',
    })
  })
  afterAll(() => event.close())

  test('WIRE-22: a name alone changes the name and leaves everything else of a person', async () => {
    const { id, key, client } = await event.register('Ann', {
      phone: '+37255512345',
      profile: 'Digs.',
      numUserSessions: 2,
      newNumMeetingRequests: 7,
      languages: ['et'],
      topics: [{ name: 'Bees' }, { name: 'Tea' }],
    })
    const before = await personIn(event, id)
    expect(await client.invoke('UpdateUser', { user: { name: 'Anna' }, key })).toEqual({ ok: true })
    const { person, topics } = await personIn(event, id)
    expect({ person, topics }).toEqual({ ...before, person: { ...before.person, name: 'Anna' } })
    expect(person).toMatchObject({ email: 'ann@example.org', phone: '+37255512345', profile: 'Digs.' })
    expect(topics.map(({ name }) => name)).toEqual(['Bees', 'Tea'])
  })

  test('WIRE-22: two people who save different fields at once do not overwrite each other', async () => {
    const { id, key, client } = await event.register('Bob', { numUserSessions: 1, newTopic: 'Gardens' })
    const acks = await Promise.all([
      client.invoke('UpdateUser', { user: { phone: '+37255512345' }, key }),
      event.admin.invoke('UpdateUser', { user: { id, profile: 'Pours.' }, key: event.adminKey }),
      client.invoke('UpdateUser', { user: { topics: [{ name: 'Seas' }], removedTopics: [] }, key }),
      event.admin.invoke('UpdateUser', {
        user: { id, topics: [{ id, name: 'Big gardens' }], removedTopics: [] },
        key: event.adminKey,
      }),
      event.admin.invoke('UpdateEvent', { event: { name: 'Autumn' }, adminKey: event.adminKey }),
      event.admin.invoke('UpdateEvent', {
        event: { considerContactPreferences: true },
        adminKey: event.adminKey,
      }),
    ])
    expect(acks).toEqual(acks.map(() => ({ ok: true })))
    const { person, topics } = await personIn(event, id)
    expect(person).toMatchObject({ email: 'bob@example.org', phone: '+37255512345', profile: 'Pours.' })
    expect(topics.map(({ name }) => name)).toEqual(['Big gardens', 'Seas'])
    const data = await event.data()
    expect(data.event).toMatchObject({
      name: 'Autumn',
      considerContactPreferences: true,
      email: 'eve@example.org',
      description: 'By the lake',
    })
  })

  test('WIRE-22, VALID-13: what is required is checked on the result', async () => {
    const { key, client } = await event.register('Cy', { numUserSessions: 1 })
    expect(await client.invoke('UpdateUser', { user: { name: '' }, key })).toMatchObject({
      status: 422,
      fields: [{ field: 'name', rule: 'required' }],
    })
    expect(await client.invoke('UpdateUser', { user: { profile: 'Reads.' }, key })).toEqual({ ok: true })
    const register = { user: { profile: 'Reads.' }, key: event.adminKey }
    expect(await event.admin.invoke('RegisterUser', register)).toMatchObject({ status: 422 })
    const unnamed = await event.admin.invoke('UpdateEvent', {
      event: { name: ' ' },
      adminKey: event.adminKey,
    })
    expect(unnamed).toMatchObject({ status: 422, fields: [{ field: 'name', rule: 'required' }] })
    const blank = await (await event.connect()).invoke('RegisterEvent', { event: {} })
    expect(blank).toMatchObject({ status: 422, fields: [{ field: 'name', rule: 'required' }] })
  })
})
