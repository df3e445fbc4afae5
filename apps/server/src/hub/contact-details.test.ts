import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Participant, registerTestEvent, sharedValue, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let event: TestEvent
let people: Record<'ann' | 'bob' | 'cid' | 'dan', Participant>

/** One plan for all tests: Ann meets Bob, and Cid meets Dan. */
beforeAll(async () => {
  server = await testServer()
  event = await registerTestEvent(server.url, '1on1', {
    settings: { 'parameters|groups|solverTimeLimit': 5 },
  })
  const [ann, bob] = [await event.register('Ann'), await event.register('Bob')]
  const [cid, dan] = [await event.register('Cid'), await event.register('Dan')]
  people = { ann, bob, cid, dan }
  await wish(ann, bob)
  await wish(cid, dan)
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

test('EVENT-17: a meeting brings contact details when it is committed, and takes them along when cancelled', async () => {
  const { cid, dan } = people
  await save(cid, { showContactDetails: true })
  expect(await reads(dan, cid)).toEqual(NOTHING)
  await dan.client.startAfresh()
  await change('ConfirmMeeting', cid, dan)
  const { meetings } = await dan.client.next('ReceiveMeetings')
  expect(meetings).toMatchObject([{ state: 'committed', contact: { phone: '' } }])
  await change('CancelMeeting', cid, dan)
  const after = await dan.client.next('ReceiveMeetings', (told) => told.meetings[0]?.state === 'cancelled')
  expect(after.meetings).toMatchObject([{ contact: null }])
  expect(await reads(dan, cid)).toEqual(NOTHING)
})

test('EVENT-18: the other one is told at once of new contact details, and nobody else of anything', async () => {
  const { ann, bob, cid } = people
  await change('ConfirmMeeting', ann, bob)
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

test('EVENT-17: of a committed or past pair each reads what the other shows, and nobody else does', async () => {
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
