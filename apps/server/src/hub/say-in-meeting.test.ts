import { WORD_LIMITS } from '@planner/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { solveHere } from '../planning/testing/searches.ts'
import { openSession } from '../testing/open-session.ts'
import { TestClient } from '../testing/test-client.ts'
import { type Participant, registerTestEvent, sharedValue, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let event: TestEvent
let cid: Participant
/** One plan for all tests; in each the first one has asked the second. Cid sees whose meetings there are. */
let pairs: [Participant, Participant][]
beforeAll(async () => {
  server = await testServer({}, { searches: { startSolver: solveHere } })
  const settings = { 'parameters|groups|solverTimeLimit': 5 }
  event = await registerTestEvent(server.url, '1on1', { settings })
  cid = await event.register('Cid')
  pairs = []
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const [ann, bob] = [await event.register(`Ann ${number}`), await event.register(`Bob ${number}`)]
    pairs.push([ann, bob])
    const wish = { tableName: 'preferences', userId: ann.id, topicId: bob.id, value: 'Yes' }
    await ann.client.invoke('SendSharedValue', sharedValue({ personal: ann.key }, wish))
  }
  await event.admin.invoke('PlanEvent', { adminKey: event.adminKey })
  await event.admin.next('ReceivePlan')
})
afterAll(async () => {
  event.close()
  await server.remove()
})

/** The two of the next test, and what they can do. */
function nextTwo() {
  const [ann, bob] = pairs.pop() ?? []
  if (!ann || !bob) throw new Error('There are fewer pairs than tests.')
  const personIds: [string, string] = [ann.id, bob.id]
  const confirm = (by: Participant, reach?: string) =>
    by.client.invoke('ConfirmMeeting', { key: by.key, personIds, ...(reach !== undefined && { reach }) })
  const say = (by: Participant, words: { reach?: string; message?: string; times?: number[] }) =>
    by.client.invoke('SayInMeeting', { key: by.key, personIds, ...words })
  const reads = (key: string, format: 'plain' | 'compact' = 'plain') => readsOf(ann.id, key, format)
  return { ann, bob, personIds, confirm, say, reads }
}

const LINE = 'Signal: ann.42'
const HELLO = 'Shall we walk?'
const TEN = Date.UTC(2027, 0, 4, 10)

/** What a page that opens the event by a key reads that is said in somebody's meeting. */
async function readsOf(personId: string, key: string, format: 'plain' | 'compact') {
  const client = await new TestClient(server.url, event.variant.hubPath, { format }).connected()
  await client.invoke('JoinEventHub2', { urlKey: key })
  const { meetings } = client.last('JoinEventHub')
  client.close()
  return meetings.find(({ personIds }) => personIds.includes(personId))?.said
}

test('MEET-25, MEET-26: what each says reaches the other at once, how to reach them once both have agreed, and nobody else', async () => {
  const { ann, bob, confirm, say, reads } = nextTwo()
  for (const { client } of [bob, cid]) await client.startAfresh()
  event.admin.forget()
  expect(await confirm(ann, ` ${LINE}\n`)).toEqual({ ok: true, applied: true })
  const asked = await bob.client.next('ReceiveMeetings')
  expect(asked.meetings[0]).toMatchObject({ state: 'committed', agreedBy: [ann.id], said: [{ reach: '' }] })
  expect(await say(ann, { message: HELLO, times: [TEN, TEN + 1] })).toEqual({ ok: true, applied: true })
  const isTold = (told: { meetings: { said: { message: string }[] }[] }) =>
    told.meetings[0]?.said.some(({ message }) => message === HELLO) === true
  const told = await bob.client.next('ReceiveMeetings', isTold)
  const held = { personId: ann.id, reach: '', message: HELLO, times: [TEN] }
  expect(told.meetings[0]?.said).toEqual([held])
  for (const format of ['plain', 'compact'] as const) {
    expect(await reads(bob.key, format)).toEqual([held])
    expect(await reads(ann.key, format)).toEqual([{ ...held, reach: LINE }])
    for (const key of [cid.key, event.adminKey]) expect(await reads(key, format)).toEqual([])
  }

  await ann.client.startAfresh()
  await confirm(bob, 'at the desk')
  const agreed = await ann.client.next('ReceiveMeetings')
  expect(agreed.meetings[0]?.said.find(({ personId }) => personId === bob.id)).toMatchObject({
    reach: 'at the desk',
  })
  expect((await reads(bob.key))?.find(({ personId }) => personId === ann.id)).toEqual({
    ...held,
    reach: LINE,
  })
  // For everybody else it became a meeting, and nothing after that was told.
  await cid.client.settle()
  expect(cid.client.all('ReceiveMeetings').map(({ meetings }) => meetings.map(({ said }) => said))).toEqual([
    [[]],
  ])
  await event.admin.settle()
  expect(JSON.stringify(event.admin.received)).not.toContain(LINE)
  expect(JSON.stringify(event.admin.received)).not.toContain(HELLO)
})

test('MEET-26, KEY-13, KEY-21: one’s own export has what is said to them, the organisers’ export and the history have nothing of it', async () => {
  const { ann, bob, confirm, say } = nextTwo()
  await confirm(ann, LINE)
  await say(ann, { message: HELLO })
  const own = await bob.client.invoke('ExportUser', { key: bob.key, userId: bob.id })
  expect(own).toMatchObject({ ok: true, export: { meetings: [{ said: [{ message: HELLO, reach: '' }] }] } })
  const history = await event.admin.invoke('ReadAudit', { adminKey: event.adminKey })
  const session = await openSession(server.url)
  const exported = await session.post('/api/Event/Export', { variant: '1on1', adminKey: event.adminKey })
  const theirs = JSON.stringify([history, exported.body])
  expect(theirs).toContain('meetingConfirmed')
  expect(theirs).toContain('planner-event/2')
  for (const text of [LINE, HELLO]) expect(theirs).not.toContain(text)
})

test('MEET-25: only the two say something, to a meeting they have agreed to, within what is allowed', async () => {
  const { ann, bob, personIds, confirm, say, reads } = nextTwo()
  const noMeeting = { ok: false, status: 409, reason: 'noMeeting' }
  expect(await say(ann, { message: HELLO })).toMatchObject(noMeeting)
  await confirm(ann)
  expect(await say(bob, { message: HELLO })).toMatchObject(noMeeting)
  const notOfTheTwo = { ok: false, status: 403, reason: 'notOfTheTwo' }
  expect(await say(cid, { message: HELLO })).toMatchObject(notOfTheTwo)
  const byAdmin = { key: event.adminKey, personIds }
  expect(await event.admin.invoke('SayInMeeting', { ...byAdmin, message: HELLO })).toMatchObject(notOfTheTwo)
  expect(await event.admin.invoke('ConfirmMeeting', { ...byAdmin, reach: LINE })).toMatchObject(notOfTheTwo)
  const { reach, message, times } = WORD_LIMITS
  const tooMuch = [
    { reach: 'x'.repeat(reach + 1) },
    { message: 'x'.repeat(message + 1) },
    { times: Array.from({ length: times + 1 }, (_, index) => index * 60_000) },
    { times: [-1] },
  ]
  for (const words of tooMuch) {
    const refused = await say(ann, words)
    expect(refused).toMatchObject({ ok: false, reason: 'unreadable' })
    expect(JSON.stringify(refused)).toContain(Object.keys(words)[0])
  }
  expect(await reads(ann.key)).toEqual([])
})

test('MEET-28: a meeting that is taken back keeps nothing of what was said in it', async () => {
  const { ann, bob, personIds, confirm, reads } = nextTwo()
  await confirm(ann, LINE)
  await bob.client.startAfresh()
  await bob.client.invoke('CancelMeeting', { key: bob.key, personIds })
  const told = await ann.client.next('ReceiveMeetings', ({ meetings }) => meetings[0]?.state === 'cancelled')
  expect(told.meetings[0]?.said).toEqual([])
  expect(await reads(ann.key)).toEqual([])
})

test('MEET-25: who confirms at the same moment as the other one loses nothing of what they say', async () => {
  const { ann, confirm, reads } = nextTwo()
  await confirm(ann)
  expect(await confirm(ann, LINE)).toEqual({ ok: true, applied: true })
  expect(await reads(ann.key)).toMatchObject([{ reach: LINE }])
})

test('MEET-28: what is said goes when the meeting is taken back or one of the two is erased, and stays when its week is over', async () => {
  const { ann, bob, confirm, say, reads } = nextTwo()
  await confirm(ann, LINE)
  await confirm(bob)
  await event.admin.invoke('CloseWeek', { adminKey: event.adminKey, week: 1 })
  expect(await reads(bob.key)).toMatchObject([{ reach: LINE }])
  expect(await say(ann, { message: HELLO })).toMatchObject({ reason: 'noMeeting' })
  await ann.client.invoke('RemoveUser', { key: ann.key, userId: ann.id })
  expect(await reads(bob.key)).toBeUndefined()
  expect(JSON.stringify(await event.data(bob.key))).not.toContain(LINE)
})
