import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type MailServer, openMailServer } from '../testing/mail-server.ts'
import { plan } from '../testing/planned-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { lettersOfEvent, lettersServer, readMail, timed } from './testing/letters-of-event.ts'

let mails: MailServer
let server: TestServer
beforeAll(async () => {
  mails = await openMailServer()
  server = await lettersServer(mails)
})
beforeEach(() => {
  mails.received.length = 0
})
afterAll(async () => {
  await server.remove()
  await mails.close()
})

async function opened() {
  const letters = await lettersOfEvent(server)
  await letters.addresses()
  const { session, event } = letters
  const ask = (email: string, shareKey = event.shareKey) =>
    session.post('/api/Letters/LostLink', { variant: 'planner', shareKey, email })
  return { ...letters, ask }
}

test('LETTER-10: whoever asks gets their own link by mail, and the answer tells nothing', async () => {
  const { event, ann, bob, ask } = await opened()
  const known = await ask(' ANN@example.org')
  const unknown = await ask('nobody@example.org')
  expect(known).toEqual(unknown)
  expect(known).toMatchObject({ status: 200, body: { isTaken: true } })
  await expect.poll(() => mails.received.length).toBe(1)
  await sleep(100)
  expect(mails.received).toHaveLength(1)
  const [received] = mails.received
  if (!received) throw new Error('There is a mail.')
  expect(received.to).toEqual(['ann@example.org'])
  const { text, subject } = await readMail(received)
  expect(subject).toBe('Spring unconference: your link')
  expect(text).toContain(`http://planner.example/planner/participant/?personalKey=${ann.key}`)
  expect(text).not.toContain(bob.key)
  event.close()
})

test('LETTER-10: a mailbox gets three in an hour, however often somebody asks, and only by the share link', async () => {
  const { event, bob, ask } = await opened()
  for (let time = 0; time < 5; time++) expect((await ask('bob@example.org')).status).toBe(200)
  await expect.poll(() => mails.received.length).toBe(3)
  await sleep(100)
  expect(mails.received).toHaveLength(3)
  for (const key of [bob.key, event.adminKey, 'nonsense'])
    expect((await ask('cid@example.org', key)).status).toBe(404)
  expect((await ask('x'.repeat(400))).status).toBe(400)
  event.close()
})

test('LETTER-10: people who share an address get their links in one mail, those who were disabled none', async () => {
  const { event, ann, ask } = await opened()
  const child = await event.register('Ann’s child', { email: 'ann@example.org' })
  const gone = await event.register('Gone', { email: 'ann@example.org' })
  const archived = { userId: gone.id, adminKey: event.adminKey, isArchived: true }
  expect(await event.admin.invoke('ArchiveUser', archived)).toMatchObject({ ok: true })
  await ask('ann@example.org')
  await expect.poll(() => mails.received.length).toBe(1)
  const [received] = mails.received
  if (!received) throw new Error('There is a mail.')
  const { text } = await readMail(received)
  expect(text).toContain(ann.key)
  expect(text).toContain(`For Ann’s child:`)
  expect(text).toContain(child.key)
  expect(text).not.toContain(gone.key)
  event.close()
})

test('LETTER-9: without a mail server nothing is sent, and the same texts are there to copy', async () => {
  const plain = await testServer()
  const { event, ann, addresses, ask, call, preview, session } = await lettersOfEvent(plain)
  await addresses()
  expect(await ask('Overview')).toMatchObject({
    channels: { mail: false, push: false },
    from: '',
    numWaiting: 0,
  })
  const { letter, addressees } = await preview('reminder', ann.id)
  expect(letter?.text).toContain(`${plain.url}/planner/participant/?personalKey=${ann.key}`)
  expect(addressees).toContainEqual({ personId: ann.id, mail: null, push: false })
  expect(await call('Send', { kind: 'reminder' })).toMatchObject({
    status: 409,
    body: { reason: 'lettersOff' },
  })
  expect(await call('Change', { tellsChanges: true })).toMatchObject({
    status: 409,
    body: { reason: 'lettersOff' },
  })
  // Whoever is given a letter by hand counts as told, and is told of changes from then on.
  await plan(event)
  const concerned = async (kind: string) =>
    (await ask('Overview')).kinds.find((each) => each.kind === kind)?.numConcerned
  expect(await concerned('plan')).toBe(3)
  const { log } = await ask('Told', { kind: 'plan', personIds: [ann.id, 'nobody'] })
  expect(log).toMatchObject([{ personId: ann.id, kind: 'plan', channel: 'hand', outcome: 'sent' }])
  expect(await concerned('plan')).toBe(2)
  expect(await concerned('planChanged')).toBe(0)
  await timed(event)
  expect(await concerned('planChanged')).toBe(1)
  const lost = { variant: 'planner', shareKey: event.shareKey, email: 'ann@example.org' }
  expect(await session.post('/api/Letters/LostLink', lost)).toMatchObject({ status: 409 })
  event.close()
  await plain.remove()
})
