import { afterEach, expect, test } from 'vitest'
import { type MailServer, openMailServer } from '../testing/mail-server.ts'
import { mail } from './mail.ts'

let server: MailServer
afterEach(() => server.close())

const FEEDBACK = {
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  at: '2026-11-22T20:00:00.000Z',
  text: 'Good',
  email: 'fan@example.org',
}

type Changes = { user?: string; password?: string; host?: string; secure?: boolean; requiresTls?: boolean }

function send(
  feedback: Partial<typeof FEEDBACK>,
  changes: Changes = {},
  signal = new AbortController().signal,
) {
  const { requiresTls = false, ...rest } = changes
  const to = { host: '127.0.0.1', port: server.port, secure: false, user: '', password: '', ...rest }
  const deliver = mail({
    server: to,
    from: 'planner@site.example',
    to: 'makers@site.example',
    requiresTls,
    patienceMs: 5000,
  })
  return deliver([{ ...FEEDBACK, ...feedback }], signal)
}

const onlyMail = () => {
  const [only, ...others] = server.received
  expect(others).toEqual([])
  const [headers = '', text = ''] = (only?.source ?? '').split(/\r\n\r\n(.*)/s)
  return { ...only, headers: headers.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n'), text }
}

test('OPS-16: feedback is a mail of plain text to one address, answered to whoever left theirs', async () => {
  server = await openMailServer()
  expect(await send({ text: 'Good.\nReally' })).toEqual({ kind: 'delivered' })
  const { from, to, headers, text } = onlyMail()
  expect([from, to]).toEqual(['planner@site.example', ['makers@site.example']])
  expect(headers).toEqual(
    expect.arrayContaining([
      'From: planner@site.example',
      'To: makers@site.example',
      'Reply-To: fan@example.org',
      'Subject: Feedback on the group planner',
      'Message-ID: <3f2504e0-4f89-41d3-9a0c-0305e82c3301@site.example>',
      'Content-Type: text/plain; charset=utf-8',
    ]),
  )
  expect(text).toBe('Good.\r\nReally\r\n\r\n-- \r\nFrom: fan@example.org\r\nAt: 2026-11-22T20:00:00.000Z\r\n')
})

test('OPS-16: nothing that is typed becomes a header, a second recipient or the end of the mail', async () => {
  server = await openMailServer()
  const text = 'x\r\n.\r\nQUIT\r\nBcc: victim@example.org\r\n\r\n<script>alert(1)</script>'
  for (const email of [
    'a,victim@example.org',
    'a@x.org\r\nBcc: victim@example.org',
    '"<victim@example.org>"@x.org',
  ])
    expect(await send({ text, email })).toEqual({ kind: 'delivered' })
  expect(server.received).toHaveLength(3)
  for (const { to, source } of server.received) {
    expect(to).toEqual(['makers@site.example'])
    const [headers = ''] = source.split('\r\n\r\n')
    expect(headers).not.toMatch(/victim|bcc|reply-to|html|multipart/i)
    expect(source).toContain('Bcc: victim@example.org')
  }
})

test('OPS-16: the longest feedback arrives whole, in whatever script', async () => {
  server = await openMailServer()
  expect(await send({ text: 'ö'.repeat(5000), email: '' })).toEqual({ kind: 'delivered' })
  const { headers, text } = onlyMail()
  expect(headers).toContain('Content-Transfer-Encoding: base64')
  expect(Buffer.from(text, 'base64').toString('utf8')).toMatch(/^ö{5000}\n\n-- \n/)
  expect(headers.join()).not.toContain('Reply-To')
})

test('OPS-16: where encryption is needed a server that has none is told nothing', async () => {
  server = await openMailServer({ disabledCommands: ['STARTTLS'] })
  expect(await send({}, { requiresTls: true })).toEqual({ kind: 'unavailable', why: '500' })
  expect(server.received).toEqual([])
})

test('OPS-16: a certificate that nobody has signed is not taken, neither at once nor after STARTTLS', async () => {
  server = await openMailServer()
  expect(await send({}, { requiresTls: true, host: 'localhost' })).toMatchObject({ kind: 'unavailable' })
  await server.close()
  server = await openMailServer({ secure: true })
  expect(await send({}, { secure: true, host: 'localhost' })).toMatchObject({ kind: 'unavailable' })
  expect(server.received).toEqual([])
})

test('OPS-16: a password is said, and a wrong one can be put right', async () => {
  server = await openMailServer({ authOptional: false, allowInsecureAuth: true })
  const right = { user: 'planner', password: 'of a test' }
  expect(await send({}, right)).toEqual({ kind: 'delivered' })
  expect(onlyMail().user).toBe('planner')
  expect(await send({}, { ...right, password: 'another' })).toEqual({ kind: 'unavailable', why: '535' })
})

test('OPS-14, OPS-16: a mail server may want a mail later, or never', async () => {
  let code = 451
  server = await openMailServer({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('No'), { responseCode: code })),
  })
  expect(await send({})).toEqual({ kind: 'unavailable', why: '451' })
  code = 550
  expect(await send({})).toEqual({ kind: 'refused', why: '550' })
})

test('OPS-14, OPS-16: a mail server that is gone or silent counts as not available, and the stop does not wait for it', async () => {
  const greeted = Promise.withResolvers<void>()
  server = await openMailServer({ onConnect: () => greeted.resolve() })
  const stop = new AbortController()
  const sending = send({}, {}, stop.signal)
  await greeted.promise
  stop.abort()
  expect(await sending).toEqual({ kind: 'unavailable', why: 'stopped' })
  await server.close()
  expect(await send({})).toEqual({ kind: 'unavailable', why: 'ESOCKET' })
  server = await openMailServer()
})
