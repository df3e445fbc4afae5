import { setTimeout } from 'node:timers/promises'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { type MailServer, openMailServer } from '../testing/mail-server.ts'
import type { TestServer } from '../testing/test-server.ts'
import { lettersOfEvent, lettersServer, readMail } from './testing/letters-of-event.ts'

let mails: MailServer | undefined
let server: TestServer | undefined
afterEach(async () => {
  await server?.remove()
  await mails?.close()
  server = undefined
  mails = undefined
})

async function opened(options: SMTPServerOptions = {}, pace: Parameters<typeof lettersServer>[1] = {}) {
  mails = await openMailServer(options)
  server = await lettersServer(mails, pace)
  const letters = await lettersOfEvent(server)
  await letters.addresses()
  return { ...letters, received: mails.received }
}

const refusing = (code: () => number): SMTPServerOptions => ({
  onRcptTo: ({ address }, _session, done) =>
    address.startsWith('ann') && code() > 0
      ? done(Object.assign(new Error('No'), { responseCode: code() }))
      : done(),
})

test('LETTER-7: an address that is refused is a line of the list, is not written to again, and is once it has changed', async () => {
  const { event, ann, send, ask, ofKind, received } = await opened(refusing(() => 550))
  expect((await send('reminder')).numQueued).toBe(2)
  await expect.poll(async () => (await ask('Overview')).numWaiting).toBe(0)
  const { unreached, log } = await ask('Overview')
  expect(unreached).toEqual([{ personId: ann.id, why: 'refused' }])
  expect(log).toContainEqual(
    expect.objectContaining({ personId: ann.id, kind: 'reminder', outcome: 'refused', why: '550' }),
  )
  expect(received.map(({ to }) => to.join())).toEqual(['bob@example.org'])
  expect(await ofKind('reminder')).toEqual({ kind: 'reminder', numConcerned: 1, numReached: 0 })
  expect((await send('reminder')).numQueued).toBe(0)
  await ann.client.invoke('UpdateUser', { user: { email: 'new@example.org' }, key: ann.key })
  expect(await ofKind('reminder')).toMatchObject({ numReached: 1 })
  await send('reminder')
  await expect.poll(() => received.map(({ to }) => to.join())).toEqual(['bob@example.org', 'new@example.org'])
  event.close()
})

test('LETTER-6: a mail server that wants one letter later gets it later, the others at once', async () => {
  let code = 451
  const { event, send, ask, received } = await opened(
    refusing(() => code),
    { waits: [1000] },
  )
  await send('reminder')
  await expect.poll(() => received.length).toBe(1)
  await expect
    .poll(async () => (await ask('Overview')).log[0])
    .toMatchObject({ outcome: 'waiting', why: '451' })
  code = 0
  await expect.poll(() => received.length).toBe(2)
  await expect.poll(async () => (await ask('Overview')).numWaiting).toBe(0)
  event.close()
})

test('LETTER-6: while the mail server is away letters wait, also over a restart, and each arrives once', async () => {
  const letters = await opened({}, { pauses: [100, 200] })
  const { event, send, ask } = letters
  const port = mails?.port ?? 0
  await mails?.close()
  expect((await send('reminder')).numQueued).toBe(2)
  await expect.poll(async () => (await ask('Overview')).log.map(({ why }) => why)).toContain('ESOCKET')
  event.close()
  let again: MailServer | undefined
  server = await server?.restart(async () => {
    again = await openMailServer({}, port)
  })
  mails = again
  await expect.poll(() => again?.received.length, { timeout: 5000 }).toBe(2)
  expect(new Set(again?.received.map(({ to }) => to.join()))).toEqual(
    new Set(['ann@example.org', 'bob@example.org']),
  )
})

test('LETTER-6: what waits can be taken back', async () => {
  const { event, send, ask, received } = await opened({}, { pauses: [60_000, 60_000] })
  const port = mails?.port ?? 0
  await mails?.close()
  await send('reminder')
  await expect.poll(async () => (await ask('Overview')).log.map(({ why }) => why)).toContain('ESOCKET')
  expect((await ask('Stop')).numWaiting).toBe(0)
  mails = await openMailServer({}, port)
  expect((await ask('Overview')).log).toEqual([])
  expect(received).toEqual([])
  event.close()
})

test('LETTER-6: what waits behind a letter that is being sent is taken back with the others', async () => {
  const { event, send, ask, received } = await opened({}, { betweenMs: 300 })
  await send('reminder')
  await expect.poll(() => received.length).toBe(1)
  expect((await ask('Stop')).numWaiting).toBe(0)
  await setTimeout(600)
  expect(received).toHaveLength(1)
  expect((await ask('Overview')).log.map(({ outcome }) => outcome)).toEqual(['sent'])
  event.close()
})

test('LETTER-6: a letter of yesterday is told to nobody any more', async () => {
  const { event, send, ask } = await opened({}, { pauses: [50, 50], patienceMs: 300 })
  await mails?.close()
  await send('reminder')
  await expect
    .poll(async () => (await ask('Overview')).log.map(({ outcome, why }) => `${outcome} ${why}`), {
      timeout: 5000,
    })
    .toEqual(['dropped tooOld', 'dropped tooOld'])
  event.close()
})

test('LETTER-6, LETTER-11: of somebody who is erased no letter waits, and none is in the log', async () => {
  const { event, ann, send, ask, received } = await opened(
    refusing(() => 451),
    { waits: [200] },
  )
  await send('reminder')
  await expect.poll(() => received.length).toBe(1)
  await expect.poll(async () => (await ask('Overview')).log.map(({ why }) => why)).toContain('451')
  const removal = { key: event.adminKey, userId: ann.id }
  expect(await event.admin.invoke('RemoveUser', removal)).toMatchObject({ ok: true })
  await expect
    .poll(async () => (await ask('Overview')).log.map(({ personId }) => personId))
    .not.toContain(ann.id)
  await expect.poll(async () => (await ask('Overview')).numWaiting).toBe(0)
  event.close()
})

test('LETTER-9: a letter is plain text with its right headers, and nothing that is written becomes one', async () => {
  const { event, ann, send, received } = await opened()
  const name = 'Ann\r\nBcc: victim@example.org'
  await ann.client.invoke('UpdateUser', { user: { name }, key: ann.key })
  await event.admin.invoke('UpdateEvent', {
    event: { name: 'Öpik & <b>friends</b>', email: 'host@example.org' },
    adminKey: event.adminKey,
  })
  await send('reminder', [ann.id])
  await expect.poll(() => received.length).toBe(1)
  const [only] = received
  if (!only) throw new Error('There is one mail.')
  expect(only.to).toEqual(['ann@example.org'])
  const mail = await readMail(only)
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(mail.html).toBeUndefined()
  expect(mail.subject).toBe('Öpik & <b>friends</b>: what interests you?')
  expect(mail.replyTo).toEqual([{ name: '', address: 'host@example.org' }])
  expect(mail.header('auto-submitted')).toBe('auto-generated')
  expect(mail.header('message-id')).toMatch(/^<[\w.-]+@site\.example>$/)
  expect(mail.header('list-unsubscribe')).toMatch(/^<http:\/\/planner\.example\/letters\/[\w.-]+\/>$/)
  expect(mail.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  event.close()
})
