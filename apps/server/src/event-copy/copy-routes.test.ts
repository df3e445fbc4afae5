import { copiedEvent, type EventExport, eventExport } from '@planner/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BrowserSession, openSession } from '../testing/open-session.ts'
import { plan, twoTopics } from '../testing/planned-event.ts'
import { keyOf, registerTestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let elsewhere: TestServer
let session: BrowserSession
let there: BrowserSession
beforeAll(async () => {
  const limits = { eventsPerHour: 1000, connections: 1000 }
  ;[server, elsewhere] = await Promise.all([testServer({ limits }), testServer({ limits })])
  ;[session, there] = await Promise.all([openSession(server.url), openSession(elsewhere.url)])
})
afterAll(() => Promise.all([server.remove(), elsewhere.remove()]))

async function exported(at: BrowserSession, adminKey: string, variant = 'planner'): Promise<EventExport> {
  return eventExport.parse((await at.post('/api/Event/Export', { variant, adminKey })).body)
}

/** Rows of a table are in no order. */
const sortedTables = (tables: EventExport['tables']) =>
  Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => [name, rows.map((row) => JSON.stringify(row)).sort()]),
  )
const withoutHead = ({ exportedAt: _, planRuns: __, tables, ...file }: EventExport) => ({
  ...file,
  tables: sortedTables(tables),
})
const bring = async (at: BrowserSession, file: object) => at.post('/api/Import/Event', file)

describe('FILES-5: an exported event', () => {
  test('is brought to another installation without loss: ids, times of edits, versions, cell by cell', async () => {
    const { event, ann, cid } = await twoTopics(server)
    await plan(event)
    await plan(event)
    const file = await exported(session, event.adminKey)
    expect(file.plans.length).toBeGreaterThan(1)
    expect(file.tables.assignments?.length).toBeGreaterThan(0)
    const { status, body } = await bring(there, file)
    expect([status, body]).toEqual([200, expect.objectContaining({ numPeople: 3 })])
    const brought = copiedEvent.parse(body)
    const again = await exported(there, keyOf(brought.adminLink))
    expect(withoutHead(again)).toEqual(withoutHead(file))
    // Nobody's former link opens it, and people have new ones.
    const text = JSON.stringify(body)
    for (const key of [event.adminKey, event.shareKey, ann.key, cid.key]) expect(text).not.toContain(key)
    event.close()
  })

  test('gets ids of its own where it is there already, and a file of the former format is read', async () => {
    const { event } = await twoTopics(server)
    await plan(event)
    const { plans, ...former } = await exported(session, event.adminKey)
    const { body } = await bring(session, { ...former, format: 'planner-event/1' })
    const again = await exported(session, keyOf(copiedEvent.parse(body).adminLink))
    expect(again.event.id).not.toBe(former.event.id)
    expect(sortedTables(again.tables)).toEqual(sortedTables(former.tables))
    expect([plans.length > 0, again.plans]).toEqual([true, []])
    const { body: full } = await bring(session, { ...former, plans })
    const copy = await exported(session, keyOf(copiedEvent.parse(full).adminLink))
    expect(copy.plans.map(({ id: _, ...each }) => each)).toEqual(plans.map(({ id: _, ...each }) => each))
    event.close()
  })

  test('is refused as a whole with the field that cannot be, and nothing is made', async () => {
    const { event } = await twoTopics(server)
    const file = await exported(session, event.adminKey)
    const refused = async (changes: object) => {
      const { status, body } = await bring(session, { ...file, ...changes })
      const { error, reason } = body as { error: string; reason: string }
      return [status, reason, error]
    }
    const [person] = file.people
    expect(await refused({ format: 'planner-event/9' })).toEqual([
      422,
      'eventFileNewer',
      expect.stringContaining('planner-event/9'),
    ])
    expect(await refused({ format: 'x' })).toEqual([422, 'noEventFile', expect.any(String)])
    expect(await refused({ people: [{ ...person, name: 7 }] })).toEqual([
      422,
      'eventFileInvalid',
      expect.stringContaining('people[0].name must be a text'),
    ])
    expect(await refused({ people: [person, person] })).toMatchObject([
      422,
      'eventFileInvalid',
      expect.stringContaining('people[1].id'),
    ])
    expect(await refused({ event: { ...file.event, variant: 'chess' } })).toMatchObject([
      422,
      'eventFileInvalid',
      expect.stringContaining('event.variant'),
    ])
    const timed = (newSessionLabels: string, timeZone = 'Europe/Tallinn') =>
      refused({ event: { ...file.event, numSessions: 2, newSessionLabels, timeZone } })
    expect(await timed('2026-11-28 9:00-10:00\n9:30')).toMatchObject([
      422,
      'eventFileInvalid',
      expect.stringContaining(
        'event.newSessionLabels must be times that do not overlap: session 2 begins before session 1',
      ),
    ])
    expect(await timed('2026-03-29 3:30-5:00\n6:00')).toMatchObject([
      422,
      'eventFileInvalid',
      expect.stringContaining('the clocks leave out 03:30 on the day of session 1'),
    ])
    const cell = { userId: 'nobody', topicId: 'nothing', value: 'Yes', timestamp: 1 }
    expect(await refused({ tables: { preferences: [cell] } })).toMatchObject([
      422,
      'eventFileInvalid',
      expect.stringContaining('tables.preferences[0]'),
    ])
    expect(await refused({ tables: { secrets: [cell] } })).toMatchObject([
      422,
      'eventFileInvalid',
      expect.any(String),
    ])
    expect(
      await refused({ settings: { 'parameters|groups|maxGroupSize': { value: -4, timestamp: 1 } } }),
    ).toMatchObject([422, 'eventFileInvalid', expect.stringContaining('maxGroupSize')])
    const broken = await fetch(`${server.url}/api/Import/Event`, {
      method: 'POST',
      headers: { cookie: session.cookie, 'x-csrf-token': session.token, 'content-type': 'application/json' },
      body: '{"format":',
    })
    expect(broken.status).toBeGreaterThanOrEqual(400)
    event.close()
  })
})

describe('EVENT-40: an event is duplicated', () => {
  test('with its form and settings, and with everybody and their topics, or nobody', async () => {
    const { event, ann } = await twoTopics(server)
    await plan(event)
    const request = { variant: 'planner', adminKey: event.adminKey, name: 'Next year' }
    const copyOf = async (withPeople: boolean) => {
      const { body } = await session.post('/api/Event/Duplicate', { ...request, withPeople })
      return exported(session, keyOf(copiedEvent.parse(body).adminLink))
    }
    const before = await exported(session, event.adminKey)
    const [alone, all] = [await copyOf(false), await copyOf(true)]
    expect(alone).toMatchObject({
      event: { name: 'Next year', lastPlannerEndTime: null },
      people: [],
      topics: [],
      plans: [],
    })
    expect(Object.keys(alone.settings).sort()).toEqual(Object.keys(before.settings).sort())
    expect(all.people.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Cid'])
    expect(all.topics.map(({ name }) => name)).toEqual(['Gardens', 'Bees'])
    expect(all.tables.preferences?.map(({ value }) => value)).toEqual(['Host', 'Host'])
    expect(all.tables.assignments).toEqual([])
    expect(
      (await session.post('/api/Event/Duplicate', { ...request, adminKey: ann.key, withPeople: true }))
        .status,
    ).toBe(403)
    expect(
      (await session.post('/api/Event/Duplicate', { ...request, name: ' ', withPeople: true })).status,
    ).toBe(400)
    event.close()
  })

  test('for pairs it remembers who has met whom', async () => {
    const event = await registerTestEvent(server.url, '1on1')
    const [ann, bob] = [
      await event.register('Ann', { email: 'ann@x.org' }),
      await event.register('Bob', { email: 'bob@x.org' }),
    ]
    const file = await exported(session, event.adminKey, '1on1')
    const meeting = {
      personIds: [ann.id, bob.id].sort(),
      week: 1,
      sessionId: null,
      state: 'committed',
      wishedBy: [ann.id, bob.id],
      agreedBy: [ann.id, bob.id],
      said: [],
      contact: null,
      cancelledBy: null,
      timestamp: 5,
    }
    const { body } = await bring(session, { ...file, meetings: [meeting] })
    const met = copiedEvent.parse(body)
    const next = await session.post('/api/Event/Duplicate', {
      variant: '1on1',
      adminKey: keyOf(met.adminLink),
      name: 'Next',
      withPeople: true,
    })
    const copy = await exported(session, keyOf(copiedEvent.parse(next.body).adminLink), '1on1')
    expect(copy.meetings).toMatchObject([{ state: 'past', personIds: meeting.personIds }])
    expect(copy.event.meetingWeek).toBe(2)
    expect(copy.tables.preferences?.map(({ value }) => value)).toEqual(['Yes past', 'Yes past'])
    event.close()
  })
})
