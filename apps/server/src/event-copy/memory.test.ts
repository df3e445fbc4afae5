import { newPerson, VARIANTS } from '@planner/domain'
import { copiedEvent, type EventExport, eventExport } from '@planner/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BrowserSession, openSession } from '../testing/open-session.ts'
import { places, plan, wish } from '../testing/planned-event.ts'
import { TestClient } from '../testing/test-client.ts'
import { keyOf, registerTestEvent, sharedValue } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { remembering } from './memory.ts'

let server: TestServer
let session: BrowserSession
beforeAll(async () => {
  server = await testServer({ limits: { eventsPerHour: 1000, connections: 1000 } })
  session = await openSession(server.url)
})
afterAll(() => server.remove())

const exported = async (adminKey: string, variant = 'planner'): Promise<EventExport> =>
  eventExport.parse((await session.post('/api/Event/Export', { variant, adminKey })).body)

/** What each person of an event is remembered by, by name. */
const memoryIn = ({ people }: EventExport) =>
  Object.fromEntries(
    people.map(({ name, meetingsWithout, wentShort, formerGroups }) => [
      name,
      { meetingsWithout, wentShort, formerGroups },
    ]),
  )

const withMemory = (file: EventExport, memory: Record<string, object>) => ({
  ...file,
  people: file.people.map((person) => ({ ...person, ...memory[String(person.name)] })),
})

async function duplicate(adminKey: string, variant = 'planner'): Promise<string> {
  const request = { variant, adminKey, name: 'Next', withPeople: true }
  const { body } = await session.post('/api/Event/Duplicate', request)
  return keyOf(copiedEvent.parse(body).adminLink)
}

async function bring(file: object): Promise<string> {
  return keyOf(copiedEvent.parse((await session.post('/api/Import/Event', file)).body).adminLink)
}

/** An event whose one group has a seat for one of two people, who wish for it alike. */
async function oneSeat(more: object = {}) {
  const settings = {
    'parameters|groups|solverTimeLimit': 5,
    'parameters|groups|minGroupSize': 1,
    'parameters|groups|maxGroupSize': 2,
    'parameters|rules|preferNewPersonToPersonContacts': false,
    ...more,
  }
  const event = await registerTestEvent(server.url, 'planner', { numSessions: 1, settings })
  const ann = await event.register('Ann', { newTopic: 'Gardens' })
  for (const name of ['Bob', 'Cid']) await wish(await event.register(name), ann.id, 'Yes')
  return event
}

describe('EVENT-41: a next event remembers', () => {
  test('who went short and who met, so that at equal wishes another one has the seat', async () => {
    const event = await oneSeat()
    await plan(event)
    const first = await event.data()
    const nameOf = (id: string | undefined) => first.persons.find((person) => person.id === id)?.name ?? ''
    const seated = places(first).map((place) => nameOf(place.split(' ')[0]))
    const [winner, loser] = seated.includes('Bob') ? ['Bob', 'Cid'] : ['Cid', 'Bob']

    const adminKey = await duplicate(event.adminKey)
    const next = await exported(adminKey)
    const met = { meetingsWithout: 0, wentShort: 0, formerGroups: [1] }
    expect(memoryIn(next)).toEqual({
      Ann: met,
      [winner]: met,
      [loser]: { meetingsWithout: 0, wentShort: 100, formerGroups: [] },
    })

    const admin = await new TestClient(server.url, event.variant.hubPath).connected()
    await admin.invoke('JoinEventHub2', { urlKey: adminKey })
    const data = admin.last('JoinEventHub')
    const own = await new TestClient(server.url, event.variant.hubPath).connected()
    await own.invoke('JoinEventHub2', { urlKey: keyOf(data.persons[0]?.personalLink ?? '') })
    for (const told of [data, own.last('JoinEventHub')])
      for (const field of ['wentShort', 'formerGroups', 'meetingsWithout'])
        expect(JSON.stringify(told)).not.toContain(field)
    own.close()
    const idOf = (name: string) => data.persons.find((person) => person.name === name)?.id ?? ''
    for (const name of ['Bob', 'Cid']) {
      const choice = { tableName: 'preferences', userId: idOf(name), topicId: idOf('Ann'), value: 'Yes' }
      expect(await admin.invoke('SendSharedValue', sharedValue({ admin: adminKey }, choice))).toMatchObject({
        ok: true,
      })
    }
    await plan({ ...event, admin, adminKey })
    await admin.invoke('JoinEventHub2', { urlKey: adminKey })
    const placed = places(admin.last('JoinEventHub')).map((place) => place.split(' ')[0])
    expect(placed.sort()).toEqual([idOf('Ann'), idOf(loser)].sort())

    // What was lacked adds up over events, and groups go on being counted.
    const third = memoryIn(await exported(await duplicate(adminKey)))
    expect(third).toEqual({
      Ann: { ...met, formerGroups: [1, 2] },
      [winner]: { meetingsWithout: 0, wentShort: 100, formerGroups: [1] },
      [loser]: { meetingsWithout: 0, wentShort: 100, formerGroups: [2] },
    })
    admin.close()
    event.close()
  })

  test('nothing of an event without a plan in force', async () => {
    const event = await oneSeat()
    const none = { meetingsWithout: 0, wentShort: 0, formerGroups: [] }
    expect(memoryIn(await exported(await duplicate(event.adminKey)))).toEqual({
      Ann: none,
      Bob: none,
      Cid: none,
    })
    event.close()
  })

  test('of pairs who went without, MEET-23', async () => {
    const event = await registerTestEvent(server.url, '1on1')
    await event.register('Ann', { email: 'ann@x.org' })
    const file = withMemory(await exported(event.adminKey, '1on1'), { Ann: { meetingsWithout: 3 } })
    const next = await duplicate(await bring(file), '1on1')
    expect(memoryIn(await exported(next, '1on1')).Ann?.meetingsWithout).toBe(3)
    event.close()
  })

  test('at most 1000 points and the newest 200 groups', () => {
    const former = Array.from({ length: 200 }, (_, group) => group + 5)
    const ann = newPerson({ id: 'ann', timestamp: 0, wentShort: 990, formerGroups: former })
    const bob = newPerson({ id: 'bob', timestamp: 0 })
    const [next, other] = remembering([ann, bob], { short: [['ann', 30]], groups: [['ann', 'bob']] })
    expect(next).toMatchObject({ wentShort: 1000, formerGroups: [...former.slice(1), 205] })
    expect(other).toMatchObject({ wentShort: 0, formerGroups: [205] })
  })
})

describe('FILES-5: the file of an event', () => {
  const memory = { meetingsWithout: 4, wentShort: 120, formerGroups: [1, 9] }

  test.each(VARIANTS.map(({ id }) => id))('takes along what %s remembers, without loss', async (variant) => {
    const event = await registerTestEvent(server.url, variant)
    await event.register('Ann', { email: 'ann@x.org', numUserSessions: 1 })
    const file = withMemory(await exported(event.adminKey, variant), { Ann: memory })
    expect(memoryIn(await exported(await bring(file), variant)).Ann).toEqual(memory)
    event.close()
  })

  test('of former versions has none of it, and one that cannot be is refused by its path', async () => {
    const event = await registerTestEvent(server.url, 'planner')
    await event.register('Ann')
    const file = await exported(event.adminKey)
    const former = file.people.map(
      ({ meetingsWithout: _, wentShort: __, formerGroups: ___, ...person }) => person,
    )
    const none = { meetingsWithout: 0, wentShort: 0, formerGroups: [] }
    expect(memoryIn(await exported(await bring({ ...file, people: former }))).Ann).toEqual(none)
    for (const [field, value] of [
      ['meetingsWithout', -1],
      ['wentShort', 1001],
      ['formerGroups', [1, 1]],
      ['formerGroups', Array.from({ length: 201 }, (_, group) => group)],
    ] as const) {
      const { status, body } = await session.post(
        '/api/Import/Event',
        withMemory(file, { Ann: { [field]: value } }),
      )
      expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(`people[0].${field}`)])
    }
    event.close()
  })
})
