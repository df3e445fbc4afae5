import type { Ack } from '@planner/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerTestEvent, sharedValue, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.remove())

type Client = TestEvent['admin']

async function checked(client: Client, adminKey: string): Promise<Extract<Ack<'CheckPlan'>, { ok: true }>> {
  const ack = await client.invoke('CheckPlan', { adminKey })
  if (!ack.ok) throw new Error(`The check was refused: ${ack.message}`)
  return ack
}

test('CHECK-1, CHECK-5: both screens of organisers are told what stands in the way, and after a change of either what still does', async () => {
  const event = await registerTestEvent(server.url, 'planner', {
    settings: { 'parameters|groups|minGroupSize': 2 },
  })
  const other = await event.join(event.adminKey)
  const ann = await event.register('Ann', { newTopic: 'Tea' })
  const bob = await event.register('Bob')
  const [first, second] = [await checked(event.admin, event.adminKey), await checked(other, event.adminKey)]
  expect(second).toEqual(first)
  expect(first.findings).toContainEqual(
    expect.objectContaining({ code: 'topicTooFew', topicId: ann.id, number: 1, needed: 2 }),
  )
  const { remedies } = first.findings.find(({ code }) => code === 'topicTooFew') ?? { remedies: [] }
  const change = { what: 'setting', path: 'parameters|groups|minGroupSize', value: 1 }
  expect(remedies[0]).toMatchObject({ changes: [change] })

  const heard = other.next('ReceiveSharedValue')
  const value = { tableName: 'preferences', userId: bob.id, topicId: ann.id, value: 'Yes' } as const
  await bob.client.invoke('SendSharedValue', sharedValue({ personal: bob.key }, value))
  await heard
  for (const client of [event.admin, other]) {
    const { counts } = await checked(client, event.adminKey)
    expect(counts.map(({ code }) => code)).not.toContain('topicTooFew')
  }

  expect(await ann.client.invoke('CheckPlan', { adminKey: ann.key })).toMatchObject({
    ok: false,
    reason: 'adminOnly',
  })
  event.close()
})

test('CHECK-6: where people meet in pairs organisers are told who can meet nobody and whom others ask in vain', async () => {
  const event = await registerTestEvent(server.url, 'reciprocity')
  const email = { email: 'somebody@example.org' }
  const ann = await event.register('Ann', email)
  const bob = await event.register('Bob', email)
  const value = { tableName: 'preferences', userId: ann.id, topicId: bob.id, value: 'Yes' } as const
  await ann.client.invoke('SendSharedValue', sharedValue({ personal: ann.key }, value))
  const { findings } = await checked(event.admin, event.adminKey)
  expect(findings.map(({ code, personId }) => [code, personId])).toEqual(
    expect.arrayContaining([
      ['nobodyToMeet', ann.id],
      ['wishesNotMutual', bob.id],
    ]),
  )
  event.close()
})

test('CHECK-4: what a change of a finding names is taken by the edits that there are, and ends the finding', async () => {
  const event = await registerTestEvent(server.url, 'planner', { numSessions: 2, newNumSessions: 2 })
  const { admin, adminKey } = event
  const ann = await event.register('Ann', { newTopic: 'Tea' })
  const bob = await event.register('Bob')
  const value = { tableName: 'preferences', userId: bob.id, topicId: ann.id, value: 'Yes' } as const
  await bob.client.invoke('SendSharedValue', sharedValue({ personal: bob.key }, value))
  const told = async (personId: string) =>
    (await checked(admin, adminKey)).findings.filter((each) => each.personId === personId)
  expect(await told(bob.id)).toMatchObject([
    {
      code: 'personTooFewTopics',
      number: 1,
      needed: 2,
      remedies: [{ changes: [{ what: 'wants', value: 1 }] }],
    },
  ])

  const wants = { id: bob.id, isEventAdmin: false, numUserSessions: 1 }
  expect(await admin.invoke('UpdateUser', { user: wants, key: adminKey })).toMatchObject({ ok: true })
  expect(await told(bob.id)).toEqual([])

  expect(await told(ann.id)).toMatchObject([{ code: 'personTooFewTopics' }])
  await admin.invoke('UpdateEvent', { event: { numberOfGroupsForTopic: 2, settings: {} }, adminKey })
  const topics = [{ id: ann.id, numberOfGroups: 2 }]
  const more = { id: ann.id, isEventAdmin: false, topics, removedTopics: [] }
  expect(await admin.invoke('UpdateUser', { user: more, key: adminKey })).toMatchObject({ ok: true })
  expect(await told(ann.id)).toEqual([])
  event.close()
})
