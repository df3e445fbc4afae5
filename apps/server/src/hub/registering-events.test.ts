import { isMonday, plainSession, VARIANTS, type VariantId, variantOf } from '@planner/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventForm } from '../testing/forms.ts'
import { TestClient } from '../testing/test-client.ts'
import { keyOf, registerTestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.remove())

const registered = (variant: VariantId, changes = {}) => registerTestEvent(server.url, variant, changes)

test.each(VARIANTS.map(({ id }) => id))(
  'WIRE-1: %s has a hub of its own that registers an event',
  async (id) => {
    const event = await registered(id)
    const data = event.admin.last('RegisterEvent')
    expect(data.event).toMatchObject({ variant: id, name: 'Spring unconference', isRegistered: true })
    expect(data.event.numSessions).toBe(event.variant.defaults.numSessions)
    expect(data.event.sessionDurationInHours).toBe(event.variant.defaults.sessionDurationInHours)
    event.close()
  },
)

describe('RegisterEvent', () => {
  test('KEY-1: ids are 12 base62 characters, keys hold at least 122 random bits', async () => {
    const event = await registered('planner')
    const { event: wire } = event.admin.last('RegisterEvent')
    expect(wire.id).toMatch(/^[0-9A-Za-z]{12}$/)
    for (const key of [event.adminKey, event.shareKey]) {
      expect(key).toMatch(/^[\w-]+$/)
      expect(key.length * 6).toBeGreaterThanOrEqual(122)
    }
    expect(event.adminKey).not.toBe(event.shareKey)
    expect(keyOf(wire.adminLink)).toBe(event.adminKey)
    event.close()
  })

  test('EVENT-2, WIRE-14: the signal precedes the acknowledgement, and the connection becomes the admin', async () => {
    const event = await registered('planner')
    expect(event.admin.names()).toEqual(['RegisterEvent'])
    await event.register('Ann')
    expect((await event.admin.next('AddUser')).person.name).toBe('Ann')
    event.close()
  })

  test('VALID-13: validation errors are listed by field with 422, and nothing is registered', async () => {
    const event = await registered('planner')
    const ack = await event.admin.invoke('RegisterEvent', {
      event: eventForm({ name: ' ', email: 'ü@example.org', phone: '0123', newNumSessions: 11 }),
    })
    expect(ack).toMatchObject({
      ok: false,
      status: 422,
      fields: [
        { field: 'name', rule: 'required' },
        { field: 'email', rule: 'email' },
        { field: 'phone', rule: 'phone' },
        { field: 'numSessions', rule: 'range', params: { min: 1, max: 10 } },
      ],
    })
    expect(ack.ok ? '' : ack.message).toContain('numSessions must be a whole number from 1 to 10')
    event.close()
  })

  test('WIRE-6, VALID-12: the settings of the map are applied, a number sent as text as that number', async () => {
    const settings = { 'parameters|groups|maxGroupSize': '9', 'parameters|ui|showLanguagesField': true }
    const event = await registered('planner', { settings, numSessions: '3', sessionDurationInHours: '' })
    const { event: wire, settings: stored } = event.admin.last('RegisterEvent')
    expect(stored).toEqual({
      'parameters|groups|maxGroupSize': { value: 9, timestamp: expect.any(Number) },
      'parameters|ui|showLanguagesField': { value: true, timestamp: expect.any(Number) },
    })
    expect(wire.numSessions).toBe(3)
    event.close()
  })

  test('WIRE-6, VALID-11: settings that the variant does not take are refused by their keys, and nothing is stored', async () => {
    const event = await registered('planner')
    const settings = {
      'parameters|groups|maxGroupSize': 9,
      'parameters|groups|minGroupSize': 1000,
      'parameters|options|noIsHardConstraint': 'Perhaps',
      'parameters|ui|hideCalendar': true,
      'parameters|no|such': 1,
      secret: 1,
    }
    const refused = {
      ok: false,
      status: 422,
      reason: 'invalid',
      fields: [
        { field: 'settings.parameters|groups|minGroupSize', rule: 'range', params: { min: 1, max: 100 } },
        {
          field: 'settings.parameters|options|noIsHardConstraint',
          rule: 'notIn',
          params: { allowed: 'Hard, Soft' },
        },
        { field: 'settings.parameters|ui|hideCalendar', rule: 'notIn' },
        { field: 'settings.parameters|no|such', rule: 'notIn' },
        { field: 'settings', rule: 'notIn' },
      ],
    }
    const form = eventForm({ name: 'Autumn', settings })
    expect(await event.admin.invoke('RegisterEvent', { event: form })).toMatchObject(refused)
    const { adminKey } = event
    expect(await event.admin.invoke('UpdateEvent', { event: form, adminKey })).toMatchObject(refused)
    const many = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [`parameters|no|such${index}`, 1]),
    )
    const ack = await event.admin.invoke('RegisterEvent', { event: eventForm({ settings: many }) })
    expect(ack.ok || ack.fields?.length).toBe(10)
    const data = await event.data()
    expect([data.event.name, data.settings]).toEqual(['Spring unconference', {}])
    event.close()
  })

  test('an event with an admin key is already registered', async () => {
    const event = await registered('planner')
    const ack = await event.admin.invoke('RegisterEvent', { event: eventForm(), adminKey: event.adminKey })
    expect(ack).toMatchObject({ ok: false, status: 409, reason: 'alreadyRegistered' })
    event.close()
  })
})

describe('UpdateEvent', () => {
  test('EVENT-7: changes are broadcast, with the admin link for admins only', async () => {
    const event = await registered('planner')
    const ann = await event.register('Ann')
    const ack = await event.admin.invoke('UpdateEvent', {
      event: eventForm({ name: 'Autumn unconference', considerContactPreferences: true }),
      adminKey: event.adminKey,
    })
    expect(ack).toEqual({ ok: true })
    const atAnn = await ann.client.next('UpdateEvent')
    expect(atAnn.event).toMatchObject({ name: 'Autumn unconference', adminLink: '' })
    expect((await event.admin.next('UpdateEvent')).event.adminLink).toContain(event.adminKey)
    event.close()
  })

  test('SESSION-3: reducing the sessions keeps the cells of those that are switched off', async () => {
    const event = await registered('planner', { newNumSessions: 3 })
    const ann = await event.register('Ann')
    const edit = { tableName: 'availabilities', userId: ann.id, sessionId: 3, value: false }
    const keys = { eventAdminGuid: '', eventUserPrivateGuid: ann.key, eventShareGuid: '' }
    await ann.client.invoke('SendSharedValue', { ...keys, ...edit, timestamp: Date.now() })
    const resize = (newNumSessions: number) =>
      event.admin.invoke('UpdateEvent', { event: eventForm({ newNumSessions }), adminKey: event.adminKey })

    expect(await resize(2)).toEqual({ ok: true })
    expect((await event.data()).event).toMatchObject({ numSessions: 3, numEnabledSessions: 2 })
    const late = await ann.client.invoke('SendSharedValue', { ...keys, ...edit, timestamp: Date.now() })
    expect(late).toMatchObject({ ok: false, status: 409 })

    await resize(3)
    const [person] = (await event.data()).persons
    expect(person?.availabilities['3']).toMatchObject({ value: false })
    event.close()
  })

  test('SESSION-3, SESSION-12: numSessions 6 and newNumSessions 3 make six sessions of which three are enabled', async () => {
    const event = await registered('multiplanner', { numSessions: 6, newNumSessions: 3 })
    const told = async () => {
      const { numSessions, numEnabledSessions, sessions } = (await event.data()).event
      return [numSessions, numEnabledSessions, sessions.length]
    }
    const save = (fields: { numSessions?: number; newNumSessions?: number }) =>
      event.admin.invoke('UpdateEvent', { event: fields, adminKey: event.adminKey })
    expect(await told()).toEqual([6, 3, 6])
    await save({ newNumSessions: 8 })
    expect(await told()).toEqual([8, 8, 8])
    await save({ numSessions: 2 })
    expect(await told()).toEqual([8, 2, 8])
    expect(await save({ numSessions: 101, newNumSessions: 3 })).toMatchObject({ ok: false, status: 422 })
    expect(await told()).toEqual([8, 2, 8])
    event.close()
  })

  test('SESSION-9, SESSION-12: programs read date and times of sessions', async () => {
    const newSessionLabels = '23.11.2026 9:00-10:00 Opening\n10:30 Walk'
    const event = await registered('multiplanner', {
      newNumSessions: 2,
      newSessionLabels,
      timeZone: 'Asia/Kolkata',
    })
    const { event: wire } = await event.data()
    expect(wire.timeZone).toBe('Asia/Kolkata')
    expect(wire.sessions).toEqual([
      { id: 1, name: 'Opening', breakAfter: false, date: '2026-11-23', start: '09:00', end: '10:00' },
      { id: 2, name: 'Walk', breakAfter: false, date: '2026-11-23', start: '10:30', end: '' },
    ])
    await expect(registered('multiplanner', { timeZone: 'Nowhere/Atlantis' })).rejects.toThrow('timeZone')
    event.close()
  })

  test("SESSION-4, SESSION-5: session labels name the sessions, '---' marks a break, empty lines are dropped", async () => {
    const event = await registered('multiplanner', { newNumSessions: 4 })
    await event.admin.invoke('UpdateEvent', {
      event: eventForm({ newNumSessions: 4, newSessionLabels: ' Opening \n\n---\nMorning\r\nNoon' }),
      adminKey: event.adminKey,
    })
    const { event: wire } = await event.data()
    expect(wire.sessions).toEqual([
      { ...plainSession(1), name: 'Opening', breakAfter: true },
      { ...plainSession(2), name: 'Morning' },
      { ...plainSession(3), name: 'Noon' },
      plainSession(4),
    ])
    event.close()
  })

  test('SESSION-3: the number of sessions is kept when the form has no field for it', async () => {
    const event = await registered('weekdayhourplanner')
    await event.admin.invoke('UpdateEvent', {
      event: eventForm({ numSessions: 7 }),
      adminKey: event.adminKey,
    })
    expect((await event.data()).event.numSessions).toBe(1)
    event.close()
  })
})

test('EVENT-9: a form address that only looks like an allowed one is refused, and the allowed hosts are named', async () => {
  const client = await new TestClient(server.url, variantOf('planner').hubPath).connected()
  const event = eventForm({ googleFormUrl: 'https://docs.google.com@evil.example/' })
  const refused = await client.invoke('RegisterEvent', { event })
  expect(refused).toMatchObject({
    ok: false,
    status: 422,
    fields: [{ field: 'googleFormUrl', rule: 'formHost', params: { allowed: 'docs.google.com, forms.gle' } }],
  })
  const made = await client.invoke('RegisterEvent', { event: eventForm() })
  const update = await client.invoke('UpdateEvent', { event, adminKey: made.ok ? made.eventAdminGuid : '' })
  expect(update).toMatchObject({ ok: false, status: 422, fields: [{ rule: 'formHost' }] })
  client.close()
})

describe('zone and first Monday of a weekly event', () => {
  test('EVENT-19, WEEK-9: they are stored, reach everybody, and are told to the history', async () => {
    const event = await registered('weekdayhourplanner', {
      timeZone: 'Asia/Kolkata',
      firstMonday: '2026-11-23',
    })
    expect((await event.data()).event).toMatchObject({ timeZone: 'Asia/Kolkata', firstMonday: '2026-11-23' })
    const { client: ann } = await event.register('Ann')
    const update = (changes: object) =>
      event.admin.invoke('UpdateEvent', { event: changes, adminKey: event.adminKey })
    expect(await update({ firstMonday: '2026-11-30' })).toMatchObject({ ok: true })
    expect((await ann.next('UpdateEvent')).event).toMatchObject({
      timeZone: 'Asia/Kolkata',
      firstMonday: '2026-11-30',
    })
    const told = await event.admin.invoke('ReadAudit', { adminKey: event.adminKey })
    expect(JSON.stringify(told)).toContain('"fields":"firstMonday"')
    for (const [changes, field, rule] of [
      [{ timeZone: 'Nowhere/Atlantis' }, 'timeZone', 'zone'],
      [{ timeZone: '' }, 'timeZone', 'required'],
      [{ firstMonday: '2026-11-24' }, 'firstMonday', 'monday'],
      [{ firstMonday: '' }, 'firstMonday', 'required'],
    ] as const)
      expect(await update(changes)).toMatchObject({ status: 422, fields: [{ field, rule }] })
    event.close()
  })

  test('WEEK-9, WEEK-13: a weekly event without them is on UTC from the next Monday on; the matcher takes whole hours only', async () => {
    for (const id of ['weekdayhourplanner', 'reciprocity10', 'heallo'] as const) {
      const event = await registered(id)
      const { timeZone, firstMonday } = (await event.data()).event
      expect([timeZone, isMonday(firstMonday), Date.parse(firstMonday) > Date.now() - 86_400_000]).toEqual([
        'UTC',
        true,
        true,
      ])
      event.close()
    }
    await expect(registered('heallo', { timeZone: 'Asia/Kolkata' })).rejects.toThrow('timeZone')
    const other = await registered('planner', { timeZone: 'Asia/Kolkata', firstMonday: '2026-11-23' })
    expect((await other.data()).event).toMatchObject({ firstMonday: '' })
    other.close()
  })
})
