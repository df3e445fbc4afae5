import { afterAll, beforeAll, expect, test } from 'vitest'
import { solveHere } from '../planning/testing/searches.ts'
import { registerTestEvent, sharedValue } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({}, { searches: { startSolver: solveHere } })
})
afterAll(() => server.remove())

test('PLAN-18: who comes late is put into groups with room, nobody moves, and everybody sees it as an edit by hand', async () => {
  const event = await registerTestEvent(server.url, 'planner')
  const keys = { admin: event.adminKey }
  const ann = await event.register('Ann', { newTopic: 'Tea' })
  const bob = await event.register('Bob')
  const cem = await event.register('Cem')
  const other = await event.join(event.adminKey)
  const topicId = (await event.data()).topics.find(({ ownerId }) => ownerId === ann.id)?.id ?? ''
  const group = { topicId, topicGroupIndex: 0 }
  const set = (value: Parameters<typeof sharedValue>[1]) =>
    event.admin.invoke('SendSharedValue', sharedValue(keys, value))
  const place = async () => {
    const ack = await event.admin.invoke('PlaceLatePeople', { adminKey: event.adminKey })
    if (!ack.ok) throw new Error(`It was refused: ${ack.message}`)
    return ack.places
  }
  const setting = (path: string, value: number) =>
    event.admin.invoke('SendSettingValue', {
      eventAdminGuid: event.adminKey,
      path,
      value,
      timestamp: Date.now(),
    })

  // Without a plan there is nothing to be put into.
  expect(await place()).toBeNull()
  await setting('parameters|groups|minGroupSize', 2)
  for (const { id } of [bob]) await set({ tableName: 'preferences', userId: id, topicId, value: 'Yes' })
  await set({ tableName: 'weekDayHourAssignments', ...group, sessionId: 0, value: 0 })
  await set({ tableName: 'assignments', ...group, userId: ann.id, sessionId: 1, value: true })

  const heard = other.next('ReceiveSharedValue', (values) =>
    [values].flat().some(({ tableName, userId }) => tableName === 'assignments' && userId === bob.id),
  )
  const first = await place()
  expect(first?.placed).toEqual([{ personId: bob.id, ...group, sessionIds: [1], isNew: false }])
  expect(first?.left.find(({ personId }) => personId === cem.id)?.reason).toBe('noWish')
  expect([await heard].flat()).toMatchObject([{ userId: bob.id, topicId, sessionId: 1, value: true }])

  const persons = (await event.data()).persons
  const seats = persons.map(({ id, assignments }) => [id, Object.keys(assignments).length])
  expect(seats).toEqual(
    expect.arrayContaining([
      [ann.id, 1],
      [bob.id, 1],
      [cem.id, 0],
    ]),
  )
  const audit = await event.admin.invoke('ReadAudit', { adminKey: event.adminKey })
  expect(audit.ok && audit.entries[0]).toMatchObject({ action: 'latePlaced', details: { people: 1 } })

  // Nobody else has a place to go to: nothing is written.
  expect(await place()).toMatchObject({ placed: [], timestamp: 0 })
  expect(await bob.client.invoke('PlaceLatePeople', { adminKey: bob.key })).toMatchObject({
    ok: false,
    reason: 'adminOnly',
  })
  event.close()
})

test.each([
  ['1on1', 1],
  ['reciprocity', 2],
] as const)(
  'PLAN-36: in %s who comes late gets meetings beside those that there are, which stay',
  async (variant, sessions) => {
    const event = await registerTestEvent(server.url, variant, { numSessions: sessions })
    const adminKey = event.adminKey
    const people = await Promise.all(
      ['Ann', 'Bob', 'Cem', 'Dee'].map((name) => event.register(name, { newTopic: name })),
    )
    const [ann, bob, cem, dee] = people as [Person, Person, Person, Person]
    type Person = (typeof people)[number]
    const topics = (await event.data()).topics
    const wish = async (from: Person, to: Person) => {
      const topicId = topics.find(({ ownerId }) => ownerId === to.id)?.id ?? ''
      await event.admin.invoke(
        'SendSharedValue',
        sharedValue(
          { admin: adminKey },
          { tableName: 'preferences', userId: from.id, topicId, value: 'Yes' },
        ),
      )
    }
    const both = async (a: Person, b: Person) => {
      await wish(a, b)
      await wish(b, a)
    }
    const place = async (takeOut?: [string, string][]) => {
      const ack = await event.admin.invoke('PlaceLatePeople', { adminKey, ...(takeOut ? { takeOut } : {}) })
      if (!ack.ok) throw new Error(`It was refused: ${ack.message}`)
      return ack.places
    }
    const meetings = async () =>
      (await event.data()).meetings.map(({ personIds: pair, state, sessionId }) => [
        [...pair].sort().join(),
        state,
        sessionId,
      ])

    await both(ann, bob)
    expect(await place()).toBeNull()
    await event.admin.invoke('PlanEvent', { adminKey })
    await event.admin.next('ReceivePlan')
    const before = await meetings()
    expect(before).toHaveLength(1)

    await both(ann, cem)
    await both(cem, dee)
    const added = await place()
    expect(added?.placed).toEqual([])
    const pairs = added?.meetings.map((each) => [...each.people].sort().join()) ?? []
    expect(pairs.sort()).toEqual([[ann.id, cem.id].sort().join(), [cem.id, dee.id].sort().join()].sort())
    const after = await meetings()
    expect(after).toEqual(expect.arrayContaining(before))
    expect(after).toHaveLength(3)
    const times = after.flatMap(([pair, , session]) =>
      String(pair)
        .split(',')
        .map((id) => `${id} ${session}`),
    )
    if (sessions > 1) expect(new Set(times).size).toBe(times.length)
    const audit = await event.admin.invoke('ReadAudit', { adminKey })
    expect(audit.ok && audit.entries[0]).toMatchObject({ action: 'latePlaced', details: { people: 3 } })
    expect(await place()).toMatchObject({ meetings: [] })

    // Committed meanwhile, one of them stays; the other is as if it had never been planned.
    await event.admin.invoke('ConfirmMeeting', { key: adminKey, personIds: [ann.id, cem.id] })
    await place(added?.meetings.map((each) => each.people))
    expect((await meetings()).map(([pair, state]) => [pair, state])).toEqual(
      expect.arrayContaining([
        [[ann.id, bob.id].sort().join(), 'reserved'],
        [[ann.id, cem.id].sort().join(), 'committed'],
      ]),
    )
    expect(await meetings()).toHaveLength(2)
    expect((await place())?.meetings.map((each) => [...each.people].sort().join())).toEqual([
      [cem.id, dee.id].sort().join(),
    ])
    event.close()
  },
)
