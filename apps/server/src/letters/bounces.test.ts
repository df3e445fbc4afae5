import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailServer, openMailServer } from '../testing/mail-server.ts'
import { plan } from '../testing/planned-event.ts'
import type { TestServer } from '../testing/test-server.ts'
import { readBounce } from './bounces.ts'
import { lettersOfEvent, lettersServer, readMail } from './testing/letters-of-event.ts'

const KEY = 'key-of-the-site-administrator'
let mails: MailServer
let server: TestServer
beforeAll(async () => {
  mails = await openMailServer()
  server = await lettersServer(mails, {}, { config: { siteAdminKey: KEY } })
})
afterAll(async () => {
  await server.remove()
  await mails.close()
})

type Report = { action?: string; status?: string; recipient?: string; text?: string }

/** A report as mail servers write it, with the headers of the mail that it is about. */
const report = (
  messageId: string,
  { action = 'failed', status = '5.1.1', recipient = 'ann@example.org', text = 'Sorry.' }: Report = {},
): string =>
  [
    'From: MAILER-DAEMON@mx.example.org',
    'To: planner@site.example',
    'Message-ID: <report@mx.example.org>',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    text,
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.org',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 No such user',
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    'From: planner@site.example',
    `Message-ID: ${messageId}`,
    'Subject: Your plan',
    '',
    '--b--',
    '',
  ].join('\r\n')

const handOver = async (source: string, key = KEY, type = 'message/rfc822') => {
  const response = await fetch(`${server.url}/api/Letters/Bounced`, {
    method: 'POST',
    headers: { 'content-type': type, authorization: `Bearer ${key}` },
    body: source,
  })
  return { status: response.status, body: await response.json() }
}

test('LETTER-7: a letter that comes back is a line of the list, and its person was told nothing', async () => {
  const { event, ann, addresses, send, ask, ofKind } = await lettersOfEvent(server)
  await addresses()
  await plan(event)
  mails.received.length = 0
  await send('plan', [ann.id])
  await expect.poll(() => mails.received.length).toBe(1)
  await expect.poll(async () => (await ask('Overview')).numWaiting).toBe(0)
  expect(await ofKind('plan')).toMatchObject({ numConcerned: 2 })
  const [received] = mails.received
  if (!received) throw new Error('There is a mail.')
  const messageId = (await readMail(received)).header('message-id')
  for (const [source, key, type] of [
    [report(messageId), 'another-key', 'message/rfc822'],
    [report(messageId), KEY, 'text/plain'],
  ] as const)
    expect((await handOver(source, key, type)).status).toBeGreaterThanOrEqual(400)
  for (const source of [
    report(messageId, { action: 'delayed', status: '4.4.1' }),
    report('<unknown.event@site.example>'),
    report('<x@site.example>'),
    'nothing',
    received.source,
  ])
    expect(await handOver(source)).toEqual({ status: 200, body: { isKnown: false } })
  expect((await ask('Overview')).unreached).toEqual([])

  expect(await handOver(report(messageId))).toEqual({ status: 200, body: { isKnown: true } })
  const { unreached, log } = await ask('Overview')
  expect(unreached).toEqual([{ personId: ann.id, why: 'refused' }])
  expect(log[0]).toMatchObject({ personId: ann.id, outcome: 'refused', why: '5.1.1' })
  expect(await ofKind('plan')).toEqual({ kind: 'plan', numConcerned: 3, numReached: 2 })
  event.close()
})

test('LETTER-7: only the report itself counts, whatever its text for people says', async () => {
  const name = '<letter1.event1@site.example>'
  const domain = 'site.example'
  expect(await readBounce(Buffer.from(report(name)), domain)).toEqual({
    letterId: 'letter1',
    eventId: 'event1',
    recipient: 'ann@example.org',
    status: '5.1.1',
  })
  const text = 'Action: failed\r\nStatus: 5.1.1'
  expect(await readBounce(Buffer.from(report(name, { action: 'relayed', text })), domain)).toBeUndefined()
  expect(await readBounce(Buffer.from(report(name)), 'other.example')).toBeUndefined()
  const plain = await createTransport({ streamTransport: true, buffer: true }).sendMail({ to: 'a@b.c', text })
  expect(await readBounce(plain.message as Buffer, domain)).toBeUndefined()
})
