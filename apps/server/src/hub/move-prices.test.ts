import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerTestEvent, sharedValue } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.remove())

test('SCHED-44: an organiser reads what each move of somebody does, of the plan as another organiser has just left it', async () => {
  const event = await registerTestEvent(server.url, 'planner')
  const ann = await event.register('Ann', { newTopic: 'Tea' })
  const bob = await event.register('Bob')
  const other = await event.join(event.adminKey)
  const keys = { admin: event.adminKey }
  const topicId = (await event.data()).topics.find(({ ownerId }) => ownerId === ann.id)?.id ?? ''
  const group = { topicId, topicGroupIndex: 0 }
  const set = (value: Parameters<typeof sharedValue>[1]) =>
    other.invoke('SendSharedValue', sharedValue(keys, value))
  const sit = (userId: string, value: boolean) =>
    set({ tableName: 'assignments', ...group, userId, sessionId: 1, value })
  const ask = async (personId: string, from: typeof group | null) => {
    const ack = await event.admin.invoke('PriceMoves', { adminKey: event.adminKey, personId, from })
    if (!ack.ok) throw new Error(`The moves were refused: ${ack.message}`)
    return ack.moves
  }
  await set({ tableName: 'preferences', userId: bob.id, topicId, value: 'Yes' })
  await set({ tableName: 'weekDayHourAssignments', ...group, sessionId: 0, value: 0 })

  // Nobody is in it yet, and it has a time.
  expect(await ask(bob.id, null)).toMatchObject({
    satisfaction: 0,
    groups: [{ ...group, satisfaction: 1, breaches: expect.any(Number) }],
  })
  await sit(ann.id, true)
  await sit(bob.id, true)
  expect(await ask(bob.id, group)).toMatchObject({
    satisfaction: 1,
    groups: [{ ...group, satisfaction: 0, trend: -1 }],
  })
  await sit(bob.id, false)
  expect(await ask(bob.id, null)).toMatchObject({
    satisfaction: 0,
    groups: [{ ...group, satisfaction: 1, trend: 1 }],
  })
  expect(await ask('nobody', null)).toBeNull()

  expect(
    await bob.client.invoke('PriceMoves', { adminKey: bob.key, personId: bob.id, from: null }),
  ).toMatchObject({ ok: false, reason: 'adminOnly' })
  event.close()
})

test('SCHED-68: an organiser reads what exchanges do where they ask for them, and nobody else reads it', async () => {
  const event = await registerTestEvent(server.url, 'planner')
  const keys = { admin: event.adminKey }
  const ann = await event.register('Ann', { newTopic: 'Tea' })
  const bob = await event.register('Bob', { newTopic: 'Bread' })
  const { topics } = await event.data()
  const groupOf = (ownerId: string) => ({
    topicId: topics.find((topic) => topic.ownerId === ownerId)?.id ?? '',
    topicGroupIndex: 0,
  })
  for (const { id } of [ann, bob]) {
    const group = groupOf(id)
    const set = (value: Parameters<typeof sharedValue>[1]) =>
      event.admin.invoke('SendSharedValue', sharedValue(keys, value))
    await set({ tableName: 'weekDayHourAssignments', ...group, sessionId: 0, value: 0 })
    await set({ tableName: 'assignments', ...group, userId: id, sessionId: 1, value: true })
  }
  const asked = { personId: ann.id, from: groupOf(ann.id), withSwaps: true }
  const ack = await event.admin.invoke('PriceMoves', { adminKey: event.adminKey, ...asked })
  expect(ack).toMatchObject({ moves: { swaps: [{ ...groupOf(bob.id), personId: bob.id }] } })
  const plain = await event.admin.invoke('PriceMoves', {
    adminKey: event.adminKey,
    ...asked,
    withSwaps: false,
  })
  expect(plain.ok && plain.moves?.swaps).toBeUndefined()
  expect(await bob.client.invoke('PriceMoves', { adminKey: bob.key, ...asked })).toMatchObject({
    ok: false,
    reason: 'adminOnly',
  })
  event.close()
})

test('SCHED-44: where people meet in pairs there are no moves between groups', async () => {
  const event = await registerTestEvent(server.url, '1on1')
  const ann = await event.register('Ann')
  const asked = { adminKey: event.adminKey, personId: ann.id, from: null }
  expect(await event.admin.invoke('PriceMoves', asked)).toEqual({ ok: true, moves: null })
  event.close()
})
