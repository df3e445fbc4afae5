import { joinFormResponse } from '@planner/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerTestEvent, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
const events: TestEvent[] = []
beforeAll(async () => {
  server = await testServer()
})
afterAll(async () => {
  for (const event of events) event.close()
  await server.remove()
})

const opened = async (
  ...parameters: Parameters<typeof registerTestEvent> extends [string, ...infer R] ? R : never
) => {
  const event = await registerTestEvent(server.url, ...parameters)
  events.push(event)
  return event
}
const ask = async (path: string, query = '', headers: Record<string, string> = {}) => {
  const answer = await fetch(`${server.url}/api/Event/Join/?path=${encodeURIComponent(path)}${query}`, {
    headers,
  })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return joinFormResponse.parse(await answer.json())
}
const invited = ({ variant, shareKey }: TestEvent, query = '', headers = {}) =>
  ask(`${variant.routeBase}/share/?participantInvite=${shareKey}`, query, headers)

test('JOIN-2: a share key tells the fields of the event’s form, what others will see, and no more than visitors read', async () => {
  const event = await opened('planner', { description: 'By the sea.' })
  await event.register('Ann')
  const { form, texts } = await invited(event)
  expect(form).toMatchObject({
    isWhole: true,
    title: 'Join Spring unconference',
    description: 'By the sea.',
    fields: [
      { field: 'name', label: 'Your name (required)', isRequired: true, value: '' },
      { field: 'topics', label: 'Topic', isRequired: false, value: '' },
    ],
  })
  expect(form?.seen).toContain('They also see how you rate the topics.')
  expect(texts.register).toBe('Register user')
  expect(JSON.stringify(form)).not.toContain('Ann')

  await event.admin.invoke('UpdateEvent', { event: { showAdvancedFields: true }, adminKey: event.adminKey })
  const advanced = (await invited(event)).form
  expect(advanced?.isWhole).toBe(false)
  expect(advanced?.fields.map(({ field }) => field)).toEqual(['name', 'topics'])
})

test('JOIN-2, SCREEN-3, ROUTE-13: every variant says its own words, and suggests a name where it does', async () => {
  const pairs = (await invited(await opened('1on1'))).form
  expect(pairs?.fields.find(({ field }) => field === 'topics')?.help).toContain('talk about')
  const { form } = await invited(await opened('multiplanner'))
  expect(form?.fields[0]?.value).toMatch(/^\w+ \w+ \w+ \d{3}$/)
})

test('JOIN-2, REG-4: there is no form for other keys, nor while registration is closed', async () => {
  const event = await opened('planner')
  const { key } = await event.register('Ann')
  expect((await ask('/planner/share/?participantInvite=nothing')).form).toBeNull()
  expect((await ask(`/planner/admin/?adminInvite=${event.adminKey}`)).form).toBeNull()
  expect((await ask(`/planner/participant/?personalKey=${key}`)).form).toBeNull()
  expect((await ask('x'.repeat(3000))).form).toBeNull()
  const path = 'parameters|ui|allowRegistration'
  const setting = { eventAdminGuid: event.adminKey, path, value: false, timestamp: Date.now() }
  await event.admin.invoke('SendSettingValue', setting)
  expect((await invited(event)).form).toBeNull()
})

test('JOIN-2, TEXT-5: its texts are in the language wanted, else in that of the browser', async () => {
  const event = await opened('planner')
  expect((await invited(event, '&lang=et')).languageCode).toBe('et')
  expect((await invited(event, '&lang=fr,de-AT')).texts.register).toBe('Registrieren')
  expect((await invited(event, '', { 'accept-language': 'de' })).languageCode).toBe('de')
})
