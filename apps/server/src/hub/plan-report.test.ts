import type { Ack } from '@planner/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { solveHere } from '../planning/testing/searches.ts'
import { type Participant, registerTestEvent, sharedValue, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({}, { searches: { startSolver: solveHere } })
})
afterAll(() => server.remove())

const wish = (from: Participant, to: Participant) =>
  from.client.invoke(
    'SendSharedValue',
    sharedValue(
      { personal: from.key },
      { tableName: 'preferences', userId: from.id, topicId: to.id, value: 'Yes' },
    ),
  )

async function plan({ admin, adminKey }: TestEvent): Promise<void> {
  admin.forget()
  await admin.invoke('PlanEvent', { adminKey, keepPreviousPlan: true })
  const planned = await admin.next('ReceivePlan')
  if ('error' in planned) throw new Error(`There is no plan: ${planned.error}`)
}

function reportOf(ack: Ack<'ReadPlanReport'>) {
  if (!ack.ok) throw new Error(`The report was refused: ${ack.message}`)
  return ack.report
}

const reported = async ({ client, key }: Pick<Participant, 'client' | 'key'>) =>
  reportOf(await client.invoke('ReadPlanReport', { key }))

test('MEET-19 to MEET-22: everybody reads what a plan made of their wishes, before and after the next one', async () => {
  const settings = { 'parameters|groups|solverTimeLimit': 5 }
  const event = await registerTestEvent(server.url, '1on1', { settings })
  const organiser = { client: event.admin, key: event.adminKey }
  const one = { newNumMeetingRequests: 1 }
  const ann = await event.register('Ann', one)
  const bob = await event.register('Bob', one)
  const cid = await event.register('Cid', one)
  const visitor = await event.join(event.shareKey)
  expect(await reported(organiser)).toBeNull()
  await wish(ann, bob)
  await plan(event)
  await wish(cid, bob)
  expect(await reported(organiser)).toMatchObject({
    reasons: [{ from: cid.id, to: bob.id, reason: 'otherCapacity' }],
    changes: [{ change: 'added', sessionId: null, formerSessionId: null }],
    quality: { soft: expect.any(Number), bound: expect.any(Number) },
  })
  // Cid has wished since, so the plan has not judged it; that Bob has no room is not for Cid to know.
  expect(await reported(cid)).toMatchObject({
    reasons: [{ from: cid.id, to: bob.id, reason: 'open' }],
    changes: [],
    quality: null,
  })
  expect(await reported(bob)).toMatchObject({ reasons: [], changes: [{ change: 'added' }], quality: null })

  // The plan before stays as it is, and Cid's wish has been judged.
  await plan(event)
  expect((await reported(cid))?.reasons).toEqual([{ from: cid.id, to: bob.id, reason: 'notPossible' }])
  const kept = [{ change: 'kept', sessionId: null, formerSessionId: null }]
  for (const each of [organiser, ann]) expect((await reported(each))?.changes).toMatchObject(kept)
  expect((await reported(cid))?.changes).toEqual([])

  await bob.client.invoke('WithdrawMeeting', { key: bob.key, personIds: [ann.id, bob.id] })
  expect((await reported(ann))?.reasons).toEqual([{ from: ann.id, to: bob.id, reason: 'calledOff' }])
  expect((await reported(organiser))?.reasons).toMatchObject(
    [ann, cid]
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id }) => ({ from: id, reason: id === ann.id ? 'calledOff' : 'open' })),
  )

  expect(await visitor.invoke('ReadPlanReport', { key: event.shareKey })).toMatchObject({
    ok: false,
    reason: 'notYourRow',
  })
  await event.admin.invoke('RemoveUser', { key: event.adminKey, userId: bob.id })
  expect(await reported(organiser)).toMatchObject({ reasons: [], changes: [] })
  expect(await event.admin.invoke('CloseWeek', { adminKey: event.adminKey, week: 1 })).toMatchObject({
    ok: true,
  })
  expect(await reported(organiser)).toBeNull()
  event.close()
})
