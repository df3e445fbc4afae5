import { sessionResponse } from '@planner/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { userForm } from '../testing/forms.ts'
import { openSession } from '../testing/open-session.ts'
import { registerTestEvent, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

const DAY = 86_400_000
const START = Date.UTC(2026, 9, 5, 9, 30)
const iso = (at: number) => new Date(at).toISOString()

const SITE = {
  supportEmail: 'help@site.example',
  websiteUrl: '',
  newsletterEmail: '',
  footerText: '© Site',
}

let server: TestServer
let event: TestEvent
let now = START
beforeAll(async () => {
  server = await testServer({ site: SITE, formHosts: ['forms.site.example'] }, { now: () => now })
  event = await registerTestEvent(server.url, 'planner', { languageCode: 'et' })
})
afterAll(async () => {
  event.close()
  await server.remove()
})

const ask = async (path: string, call = 'InitSession', headers: Record<string, string> = {}) => {
  const address = `${server.url}/api/Auth/${call}/0?path=${encodeURIComponent(path)}`
  return sessionResponse.parse(await (await fetch(address, { headers })).json())
}
const asPerson = (key: string) => ask(`/planner/participant/?tab=2&personalKey=${key}`)
const asAdmin = () => ask(`/planner/admin/?adminInvite=${event.adminKey}`)

test('HTTP-7, HTTP-16: with a key the session says who is there and since when, however they were added', async () => {
  now = START + DAY
  const ann = await event.register('Ann')
  now = START + 2 * DAY
  const user = userForm('Bob')
  const added = await event.admin.invoke('RegisterUser', { user, key: event.adminKey })
  const session = await openSession(server.url)
  const table = { variant: 'planner', adminKey: event.adminKey, csv: 'Name;Tea\r\nCleo;Yes\r\n' }
  expect((await session.post('/api/Import/Commit', table)).status).toBe(200)
  const cleo = (await event.data()).persons.find(({ name }) => name === 'Cleo')
  const keys = [added.ok ? added.eventUserPrivateGuid : '', cleo?.personalLink.split('=')[1] ?? '']
  now = START + 3 * DAY
  await ann.client.invoke('UpdateUser', { user: userForm('Ann', { profile: 'Changed' }), key: ann.key })
  await event.admin.invoke('UpdateEvent', { event: { languageCode: 'de' }, adminKey: event.adminKey })

  const ofEvent = {
    eventName: 'Spring unconference',
    eventCreatedOn: iso(START),
    plan: 'free',
    upgradeDate: iso(START),
    eventLanguageCode: 'et',
  }
  const asAnn = await asPerson(ann.key)
  expect(asAnn).toMatchObject({
    ...ofEvent,
    isLoggedIn: true,
    name: 'Ann',
    userId: ann.id,
    userEmail: 'ann@example.org',
    userCreatedOn: iso(START + DAY),
    isAdmin: false,
    permissions: [],
  })
  for (const key of keys)
    expect(await asPerson(key)).toMatchObject({ ...ofEvent, userCreatedOn: iso(START + 2 * DAY) })
  expect(await asAdmin()).toMatchObject({
    ...ofEvent,
    isLoggedIn: true,
    name: '',
    userCreatedOn: '',
    isAdmin: true,
    permissions: ['EVENT_ADMIN'],
  })
  const asVisitor = await ask(`/planner/share/?participantInvite=${event.shareKey}`, 'UserIsActive')
  expect(asVisitor).toMatchObject({ ...ofEvent, isLoggedIn: false, isAdmin: false, permissions: [] })
})

test('HTTP-16: a person who was made admin is one', async () => {
  const dora = await event.register('Dora')
  await event.admin.invoke('SetEventAdmin', { adminKey: event.adminKey, userId: dora.id, isEventAdmin: true })
  expect(await asPerson(dora.key)).toMatchObject({
    name: 'Dora',
    isAdmin: true,
    permissions: ['EVENT_ADMIN'],
  })
})

test('HTTP-16: without a key, or with one that opens nothing, the session says nothing of anybody', async () => {
  const paths = [
    '',
    '/welcome/',
    '/planner/admin/?adminInvite=',
    `/planner/admin/?adminInvite=${'x'.repeat(24)}`,
  ]
  const tooLong = `/planner/admin/?adminInvite=${event.adminKey}&x=${'x'.repeat(2000)}`
  for (const path of [...paths, tooLong])
    expect(await ask(path)).toMatchObject({
      isLoggedIn: false,
      name: '',
      userCreatedOn: '',
      eventName: '',
      eventCreatedOn: '',
      plan: '',
      upgradeDate: '',
      isAdmin: false,
      permissions: [],
      eventLanguageCode: '',
    })
})

test('HTTP-16: the language is that of the page', async () => {
  const languageOf = async (accepted: string) =>
    (await ask('/welcome/', 'UserIsActive', { 'accept-language': accepted })).languageCode
  expect([await languageOf('et'), await languageOf('de-AT'), await languageOf('fr')]).toEqual([
    'et',
    'de',
    'en-GB',
  ])
})

test('HTTP-17, EVENT-23: the session says who runs the site, and which forms may be embedded', async () => {
  expect(await ask('/welcome/')).toMatchObject({ site: SITE, formHosts: ['forms.site.example'] })
})

test('HTTP-16: when somebody was added stays on the server', async () => {
  const data = JSON.stringify(await event.data())
  expect(data).not.toContain('createdAt')
  expect(data).not.toContain('languageCode')
})

test('HTTP-16: of what earlier versions stored, the history says when it was made', async () => {
  const eve = await event.register('Eve')
  const { id: eventId } = (await event.data()).event
  server = await server.restart(async (storage) => {
    const stored = await storage.loadEvent(eventId)
    if (!stored) throw new Error('The event is gone.')
    const { createdAt: _, languageCode: __, ...former } = stored.event
    const person = stored.persons.find(({ id }) => id === eve.id)
    if (!person) throw new Error('Eve is gone.')
    const { createdAt: ___, ...before } = person
    await storage.write([
      { kind: 'putEvent', event: former, keys: stored.keys },
      { kind: 'putPerson', eventId, person: { ...before, registeredAt: null } },
    ])
  })
  expect(await asPerson(eve.key)).toMatchObject({
    eventCreatedOn: iso(START),
    upgradeDate: iso(START),
    eventLanguageCode: 'en-GB',
    userCreatedOn: iso(now),
  })
})
