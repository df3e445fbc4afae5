import { expect, onTestFinished, test } from 'vitest'
import { solveHere } from '../planning/testing/searches.ts'
import { TestClient } from '../testing/test-client.ts'
import { type Participant, registerTestEvent, sharedValue } from '../testing/test-event.ts'
import { testServer } from '../testing/test-server.ts'

test('MEET-23, MODEL-61: whoever went without in an earlier week comes first, not whoever wishes for most today, also after a restart', async () => {
  const server = await testServer({}, { searches: { startSolver: solveHere } })
  const settings = { 'parameters|groups|solverTimeLimit': 5, 'parameters|softRules|fairness': 0 }
  const event = await registerTestEvent(server.url, '1on1', { numSessions: 1, settings })
  const { adminKey } = event
  const ann = await event.register('Ann', { newNumMeetingRequests: 1 })
  const [bob, cid] = [await event.register('Bob'), await event.register('Cid')]
  const dan = await event.register('Dan', { newNumMeetingRequests: 1 })
  const eve = await event.register('Eve')
  const wish = async (from: Participant, to: Participant, value = 'Yes') => {
    const cell = { tableName: 'preferences', userId: from.id, topicId: to.id, value }
    const ack = await from.client.invoke('SendSharedValue', sharedValue({ personal: from.key }, cell))
    expect(ack.ok).toBe(true)
  }
  const plan = async (admin: TestClient) => {
    admin.forget()
    expect(await admin.invoke('PlanEvent', { adminKey })).toMatchObject({ ok: true })
    expect(await admin.next('ReceivePlan')).not.toHaveProperty('error')
  }
  const confirm = async (by: Participant, other: Participant) =>
    expect(
      await by.client.invoke('ConfirmMeeting', { key: by.key, personIds: [by.id, other.id] }),
    ).toMatchObject({ applied: true })

  // The first week: two wish for one who has a single meeting.
  await wish(bob, ann)
  await wish(cid, ann)
  await plan(event.admin)
  const [granted] = (await event.data()).meetings
  const [winner, loser] = granted?.personIds.includes(bob.id) ? [bob, cid] : [cid, bob]
  await confirm(ann, winner)
  expect(await event.admin.invoke('CloseWeek', { adminKey, week: 1 })).toMatchObject({ ok: true })

  // The second: others meet, and whoever went without wishes for nothing.
  await wish(loser, ann, '')
  await wish(eve, winner)
  await plan(event.admin)
  await confirm(eve, winner)
  expect(await event.admin.invoke('CloseWeek', { adminKey, week: 2 })).toMatchObject({ ok: true })

  // The third: both wish for one, Eve for others too. A saved form keeps what they went without.
  await wish(loser, dan)
  for (const other of [dan, ann, loser]) await wish(eve, other)
  expect(JSON.stringify(await event.data())).not.toContain('meetingsWithout')
  event.close()
  const again = await server.restart()
  onTestFinished(() => again.remove())
  const admin = new TestClient(again.url, event.variant.hubPath)
  await (await admin.connected()).invoke('JoinEventHub2', { urlKey: adminKey })
  await plan(admin)
  await admin.invoke('JoinEventHub2', { urlKey: adminKey })
  const reserved = admin
    .last('JoinEventHub')
    .meetings.filter(({ state }) => state === 'reserved')
    .map(({ personIds }) => [...personIds].sort())
  expect(reserved).toContainEqual([loser.id, dan.id].sort())
  expect(reserved).not.toContainEqual([eve.id, dan.id].sort())
  admin.close()
})
