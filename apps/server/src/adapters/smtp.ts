import type { Transporter } from 'nodemailer'
import { isPrivateHost, isThisMachine, type SmtpServer } from './adapter-config.ts'
import { type Delivery, kindOfFailure } from './outbox.ts'

export type SmtpOptions = {
  server: SmtpServer
  /** How long the mail server may be silent; ms. */
  patienceMs?: number
  /** Whether the connection has to be encrypted before anything is said; certificates are always checked. */
  requiresTls?: boolean
  /** Whether one connection is kept for several mails. */
  isKept?: boolean
}

const PATIENCE_MS = 10_000
/** Mails by one kept connection. */
const MAILS_PER_CONNECTION = 100

/** A connection to a mail server, which is opened with the first mail: most servers send none. */
export async function openTransport(options: SmtpOptions): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  const { server, requiresTls = needsTls(server), patienceMs = PATIENCE_MS, isKept = false } = options
  const settings = {
    host: server.host,
    port: server.port,
    secure: server.secure,
    requireTLS: !server.secure && requiresTls,
    // A mail server on this machine often has a certificate that nobody has signed.
    ignoreTLS: !requiresTls && isThisMachine(server.host),
    ...(server.user !== '' && { auth: { user: server.user, pass: server.password } }),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
    // Whatever somebody writes is text and never names a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  if (!isKept) return createTransport(settings)
  return createTransport({ ...settings, pool: true, maxConnections: 1, maxMessages: MAILS_PER_CONNECTION })
}

/** Neither a password nor a mail crosses the internet unencrypted. */
function needsTls({ user, host }: SmtpServer): boolean {
  return user !== '' || !isPrivateHost(host)
}

/** An object, since a string would be read as a list of addresses. */
export function addressOf(address: string, name = '') {
  return { name, address }
}

/** Steps at which an answer is about this mail. At earlier steps it tells of a wrong setting. */
const OF_THIS_MAIL = ['EENVELOPE', 'EMESSAGE']

/** What a failed attempt to hand over a mail tells of it. */
export function failureOf(error: unknown): Exclude<Delivery, { kind: 'delivered' }> {
  const { responseCode = 0 } = error as { responseCode?: number }
  const why = responseCode === 0 ? kindOfFailure(error) : String(responseCode)
  return { kind: responseCode >= 500 && isOfThisMail(error) ? 'refused' : 'unavailable', why }
}

/** Whether a failure tells of this mail alone: the server may take others at once. */
export function isOfThisMail(error: unknown): boolean {
  const { code = '', responseCode = 0 } = error as { code?: string; responseCode?: number }
  return responseCode > 0 && OF_THIS_MAIL.includes(code)
}

/** Whether a failure tells of the address that the mail is for. */
export function isOfAddress(error: unknown): boolean {
  return isOfThisMail(error) && (error as { command?: string }).command === 'RCPT TO'
}
