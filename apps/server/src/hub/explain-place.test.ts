import type { Ack } from '@planner/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { solveHere } from '../planning/testing/searches.ts'
import { type Participant, registerTestEvent, sharedValue } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({}, { searches: { startSolver: solveHere } })
})
afterAll(() => server.remove())

function cardOf(ack: Ack<'ExplainPlace'>) {
  if (!ack.ok) throw new Error(`The card was refused: ${ack.message}`)
  return ack.card
}

test('WHY-1, WHY-3 to WHY-5, WHY-7: organisers and the person ask why, before and after the plan changes on another screen', async () => {
  const settings = { 'parameters|groups|minGroupSize': 1, 'parameters|groups|maxGroupSize': 2 }
  const event = await registerTestEvent(server.url, 'planner', { settings, numSessions: 1 })
  const [tea, go, cid, dan] = await Promise.all([
    event.register('Tea', { newTopic: 'Tea' }),
    event.register('Go', { newTopic: 'Go' }),
    event.register('Cid'),
    event.register('Dan'),
  ])
  if (!tea || !go || !cid || !dan) throw new Error('Somebody is missing')
  const { admin, adminKey } = event
  const topics = new Map((await event.data()).topics.map(({ id, ownerId }) => [ownerId, id]))
  const topicOf = ({ id }: Participant) => topics.get(id) ?? ''
  const set = (tableName: string, userId: string | null, topicId: string, value: unknown) =>
    admin.invoke(
      'SendSharedValue',
      sharedValue(
        { admin: adminKey },
        {
          tableName,
          topicId,
          value: value as never,
          topicGroupIndex: 0,
          ...(userId === null ? { sessionId: null } : { userId, sessionId: 1 }),
        },
      ),
    )
  const ask = async ({ client, key }: Pick<Participant, 'client' | 'key'>, userId = cid.id) =>
    cardOf(await client.invoke('ExplainPlace', { key, userId, sessionId: 1 }))
  const organiser = { client: admin, key: adminKey }
  expect(await ask(cid)).toBeNull()

  await set('preferences', cid.id, topicOf(tea), '#1 Yes!')
  await set('preferences', cid.id, topicOf(go), 'Yes')
  for (const { id } of [tea, dan]) await set('assignments', id, topicOf(tea), true)
  await set('assignments', go.id, topicOf(go), true)
  await set('assignments', cid.id, topicOf(go), true)
  for (const each of [tea, go]) await set('weekDayHourAssignments', null, topicOf(each), 0)
  const told = await ask(organiser)
  expect(told).toMatchObject({
    kind: 'groups',
    status: 'placed',
    groups: [{ topicId: topicOf(go), rank: 2 }],
    better: [{ topicId: topicOf(tea), reason: 'full', cost: { worth: 'worse', breaks: expect.any(Array) } }],
  })
  expect(await ask(cid)).toMatchObject({ better: [{ reason: 'full', cost: null }] })

  // Somebody leaves on another screen: both are told the new state.
  await cid.client.startAfresh()
  await set('assignments', dan.id, topicOf(tea), false)
  await cid.client.next('ReceiveSharedValue')
  expect(await ask(cid)).toMatchObject({ better: [{ reason: 'notPossible', cost: null }] })
  expect(await ask(organiser)).not.toEqual(told)

  for (const [userId, refused] of [
    [cid.id, 'notYourRow'],
    ['', 'notYourRow'],
  ] as const)
    expect(await admin.invoke('ExplainPlace', { key: event.shareKey, userId })).toMatchObject({
      ok: false,
      reason: refused,
    })
  expect(await tea.client.invoke('ExplainPlace', { key: tea.key, userId: cid.id })).toMatchObject({
    ok: false,
    reason: 'notYourRow',
  })
  expect(
    cardOf(await cid.client.invoke('ExplainPlace', { key: cid.key, userId: '', sessionId: 9 })),
  ).toBeNull()
  event.close()
})

test('WHY-8: where people meet in pairs the card has the reasons of their wishes', async () => {
  const event = await registerTestEvent(server.url, '1on1', {
    settings: { 'parameters|groups|solverTimeLimit': 5 },
  })
  const one = { newNumMeetingRequests: 1 }
  const [ann, bob, cid] = [
    await event.register('Ann', one),
    await event.register('Bob', one),
    await event.register('Cid', one),
  ]
  for (const { client, key, id } of [ann, cid]) {
    const wish = { tableName: 'preferences', userId: id, topicId: bob.id, value: 'Yes' }
    await client.invoke('SendSharedValue', sharedValue({ personal: key }, wish))
  }
  event.admin.forget()
  await event.admin.invoke('PlanEvent', { adminKey: event.adminKey })
  await event.admin.next('ReceivePlan')
  const cards = await Promise.all(
    [ann, cid].map(async ({ client, key, id }) =>
      cardOf(await client.invoke('ExplainPlace', { key, userId: id })),
    ),
  )
  expect(cards.map((card) => card?.kind === 'meetings' && [card.met, card.reasons.length]).sort()).toEqual([
    [0, 1],
    [1, 0],
  ])
  const left = cards.find((card) => card?.kind === 'meetings' && card.met === 0)
  expect(left).toMatchObject({ wanted: 1, reasons: [{ to: bob.id, reason: 'notPossible' }] })
  const asked = await event.admin.invoke('ExplainPlace', {
    key: event.adminKey,
    userId: left?.personId ?? '',
  })
  expect(cardOf(asked)).toMatchObject({ reasons: [{ to: bob.id, reason: 'otherCapacity' }] })
  event.close()
})
