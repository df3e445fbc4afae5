import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type ReceivedMail = {
  from: string
  to: string[]
  /** Whether it came encrypted. */
  isSecure: boolean
  user: string
  /** Headers and text as they came over the wire. */
  source: string
}

/** A real SMTP server outside ours. */
export type MailServer = { port: number; received: ReceivedMail[]; close(): Promise<void> }

/** It accepts the password "of a test" from any user. `port` 0 is any that is free. */
export async function openMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 10,
    logger: false,
    onAuth({ username, password }, _session, done) {
      if (password === 'of a test') done(null, { user: username ?? '' })
      else done(new Error('Wrong password'))
    },
    onData(stream, { envelope, secure, user }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          isSecure: secure,
          user: String(user ?? ''),
          source: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
    ...options,
  })
  // Clients that hang up are no errors of a test.
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
