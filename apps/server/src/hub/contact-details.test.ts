import { afterAll, beforeAll, expect, test } from 'vitest'
import { solveHere } from '../planning/testing/searches.ts'
import { type Participant, registerTestEvent, sharedValue, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let event: TestEvent
let people: Record<'ann' | 'bob' | 'cid' | 'dan' | 'eve' | 'fay', Participant>

/** One plan for all tests: Ann meets Bob, Cid meets Dan, and Eve meets Fay. */
beforeAll(async () => {
  server = await testServer({}, { searches: { startSolver: solveHere } })
  event = await registerTestEvent(server.url, '1on1', {
    settings: { 'parameters|groups|solverTimeLimit': 5 },
  })
  const [ann, bob] = [await event.register('Ann'), await event.register('Bob')]
  const [cid, dan] = [await event.register('Cid'), await event.register('Dan')]
  const [eve, fay] = [await event.register('Eve'), await event.register('Fay')]
  people = { ann, bob, cid, dan, eve, fay }
  await wish(ann, bob)
  await wish(cid, dan)
  await wish(eve, fay)
  await event.admin.invoke('PlanEvent', { adminKey: event.adminKey })
  await event.admin.next('ReceivePlan')
})
afterAll(async () => {
  event.close()
  await server.remove()
})

const PHONE = '+372 5123456'
const NOTHING = { inPerson: '', contact: null }

const wish = (from: Participant, to: Participant) =>
  from.client.invoke(
    'SendSharedValue',
    sharedValue(
      { personal: from.key },
      { tableName: 'preferences', userId: from.id, topicId: to.id, value: 'Yes' },
    ),
  )
const save = (person: Participant, user: { showContactDetails?: boolean; phone?: string }) =>
  person.client.invoke('UpdateUser', { user, key: person.key })
const change = (name: 'ConfirmMeeting' | 'CancelMeeting', by: Participant, other: Participant) =>
  by.client.invoke(name, { key: by.key, personIds: [by.id, other.id] })

/** What a person who opens the event reads of another one's contact details, wherever it may stand. */
async function reads(reader: Participant, other: Participant) {
  const data = await event.data(reader.key)
  const person = data.persons.find(({ id }) => id === other.id)
  const meeting = data.meetings.find(({ personIds }) => personIds.includes(other.id))
  return { inPerson: `${person?.email}${person?.phone}`, contact: meeting?.contact ?? null }
}

test('EVENT-17, MEET-24: a meeting brings contact details once both have agreed, and takes them along when cancelled', async () => {
  const { cid, dan } = people
  for (const each of [cid, dan]) await save(each, { showContactDetails: true })
  expect(await reads(dan, cid)).toEqual(NOTHING)
  for (const { client } of [cid, dan]) await client.startAfresh()
  // Cid had wished it, Dan has done nothing: Cid's confirmation alone shows neither anything of the other.
  await change('ConfirmMeeting', cid, dan)
  const { meetings } = await dan.client.next('ReceiveMeetings')
  expect(meetings).toMatchObject([{ state: 'committed', agreedBy: [cid.id], contact: null }])
  for (const [reader, other] of [
    [cid, dan],
    [dan, cid],
  ] as const)
    expect(await reads(reader, other)).toEqual(NOTHING)
  // Of an organiser's doing nobody agrees.
  const personIds: [string, string] = [cid.id, dan.id]
  const again = await event.admin.invoke('ConfirmMeeting', { key: event.adminKey, personIds })
  expect(again).toEqual({ ok: true, applied: false })
  expect(await reads(cid, dan)).toEqual(NOTHING)
  // Dan saves other details: Cid hears nothing of that.
  await cid.client.startAfresh()
  await save(dan, { phone: PHONE })
  await cid.client.settle()
  expect(cid.client.names()).not.toContain('ReceiveMeetings')

  expect(await change('ConfirmMeeting', dan, cid)).toEqual({ ok: true, applied: true })
  const both = [...personIds].sort()
  for (const { client } of [cid, dan]) {
    const isAgreed = (told: { meetings: { agreedBy: string[] }[] }) => told.meetings[0]?.agreedBy.length === 2
    const told = await client.next('ReceiveMeetings', isAgreed)
    expect(told.meetings).toMatchObject([{ state: 'committed', agreedBy: both, contact: expect.anything() }])
  }
  expect((await reads(cid, dan)).contact).toMatchObject({ phone: PHONE })
  expect(await change('ConfirmMeeting', dan, cid)).toEqual({ ok: true, applied: false })
  await change('CancelMeeting', cid, dan)
  const after = await dan.client.next('ReceiveMeetings', (told) => told.meetings[0]?.state === 'cancelled')
  expect(after.meetings).toMatchObject([{ agreedBy: [], contact: null }])
  expect(await reads(dan, cid)).toEqual(NOTHING)
})

test('MEET-24: an organiser who confirms agrees for nobody, and others do not read who has', async () => {
  const { ann, eve, fay } = people
  await event.admin.invoke('ConfirmMeeting', { key: event.adminKey, personIds: [eve.id, fay.id] })
  const agreed = async (key: string) => {
    const { meetings } = await event.data(key)
    return meetings.find(({ personIds }) => personIds.includes(eve.id))?.agreedBy
  }
  expect(await Promise.all([eve.key, fay.key, event.adminKey].map(agreed))).toEqual([
    [eve.id],
    [eve.id],
    [eve.id],
  ])
  await ann.client.startAfresh()
  await change('ConfirmMeeting', fay, eve)
  expect(await agreed(eve.key)).toHaveLength(2)
  // What the second one does changes nothing for anybody else who sees the meeting.
  expect(await agreed(ann.key)).toEqual([])
  await ann.client.settle()
  expect(ann.client.names()).not.toContain('ReceiveMeetings')
})

test('EVENT-18: the other one is told at once of new contact details, and nobody else of anything', async () => {
  const { ann, bob, cid } = people
  for (const [by, other] of [
    [ann, bob],
    [bob, ann],
  ] as const)
    await change('ConfirmMeeting', by, other)
  for (const { client } of [bob, cid]) await client.startAfresh()
  await save(ann, { showContactDetails: true, phone: PHONE })
  const shown = await bob.client.next('ReceiveMeetings')
  expect(shown.meetings).toMatchObject([{ state: 'committed', contact: { phone: PHONE } }])
  await save(ann, { showContactDetails: false })
  const hidden = await bob.client.next('ReceiveMeetings', ({ meetings }) => meetings[0]?.contact === null)
  expect(hidden.removed).toEqual([])
  // Not while they are hidden.
  await save(ann, { phone: '' })
  for (const { client } of [bob, cid]) await client.settle()
  expect(bob.client.all('ReceiveMeetings')).toHaveLength(2)
  expect(cid.client.names().filter((name) => name !== 'ReceiveMessage')).toEqual([])
})

test('EVENT-17: of a committed or past pair who have both agreed each reads what the other shows, and nobody else does', async () => {
  const { ann, bob, cid } = people
  await save(ann, { showContactDetails: true, phone: PHONE })
  const shown = { email: expect.stringContaining('@'), phone: PHONE }
  expect(await reads(bob, ann)).toEqual({ inPerson: '', contact: shown })
  // Bob has not allowed it, and Cid has no meeting with either of them.
  expect(await reads(ann, bob)).toEqual(NOTHING)
  expect(await reads(cid, ann)).toEqual(NOTHING)
  await event.admin.invoke('CloseWeek', { adminKey: event.adminKey, week: 1 })
  expect(await reads(bob, ann)).toEqual({ inPerson: '', contact: shown })
})
