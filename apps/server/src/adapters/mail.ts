import { randomUUID } from 'node:crypto'
import { redactText } from '@planner/domain'
import type { FeedbackRequest } from '@planner/protocol'
import type { SendMailOptions, Transporter } from 'nodemailer'
import { isPlainAddress, isPrivateHost, isThisMachine, type SmtpServer } from './adapter-config.ts'
import { DELIVERED, type Deliver, type Delivery, kindOfFailure } from './outbox.ts'

type MailOptions = {
  server: SmtpServer
  from: string
  to: string
  patienceMs?: number
  /** Whether the connection has to be encrypted before anything is said; certificates are always checked. */
  requiresTls?: boolean
}

/** How long the mail server may be silent; ms. */
const PATIENCE_MS = 10_000
const SUBJECT = 'Feedback on the group planner'

/** Sends each piece of feedback as a mail of plain text; OPS-16. */
export function mail(options: MailOptions): Deliver<SentFeedback> {
  let transport: Promise<Transporter> | undefined
  return async ([feedback], signal) => {
    if (!feedback) return DELIVERED
    // Loaded with the first mail: most servers send none.
    transport ??= openTransport(options)
    const sending = transport.then((opened) => opened.sendMail(messageOf(feedback, options)))
    return new Promise((resolve) => {
      const stop = () => resolve({ kind: 'unavailable', why: 'stopped' })
      signal.addEventListener('abort', stop)
      void sending
        .then(() => DELIVERED, failureOf)
        .then(resolve)
        .finally(() => signal.removeEventListener('abort', stop))
    })
  }
}

async function openTransport(options: MailOptions): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  const { server, requiresTls = needsTls(server), patienceMs = PATIENCE_MS } = options
  return createTransport({
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
  })
}

function messageOf(feedback: SentFeedback, { from, to }: MailOptions): SendMailOptions {
  const { id, email } = feedback
  return {
    from: addressOf(from),
    to: addressOf(to),
    subject: SUBJECT,
    text: textOf(feedback),
    // The same for every attempt, so that a mail that comes twice is known as one.
    messageId: `<${id}@${from.split('@')[1]}>`,
    ...(isPlainAddress(email) && { replyTo: addressOf(email) }),
  }
}

/** Neither a password nor a mail crosses the internet unencrypted. */
function needsTls({ user, host }: SmtpServer): boolean {
  return user !== '' || !isPrivateHost(host)
}

/** An object, since a string would be read as a list of addresses. */
function addressOf(address: string) {
  return { name: '', address }
}

function textOf({ at, text, email }: SentFeedback): string {
  return `${text}\n\n-- \n${email === '' ? 'Without an address for a reply' : `From: ${email}`}\nAt: ${at}\n`
}

/** Steps at which 5xx refuses this mail for good. At earlier steps it tells of a wrong setting. */
const OF_THIS_MAIL = ['EENVELOPE', 'EMESSAGE']

function failureOf(error: unknown): Delivery {
  const { code = '', responseCode = 0 } = error as { code?: string; responseCode?: number }
  const isRefused = responseCode >= 500 && OF_THIS_MAIL.includes(code)
  const why = responseCode === 0 ? kindOfFailure(error) : String(responseCode)
  return { kind: isRefused ? 'refused' : 'unavailable', why }
}

/** A piece of feedback as it leaves the server. */
export type SentFeedback = {
  /** Identifies an entry that arrives twice. */
  id: string
  at: string
  text: string
  email: string
}

/** Somebody may have pasted a personal link: what looks like a key stays here (PRIV-7). */
export function feedbackToSend({ text, email }: FeedbackRequest, at: number): SentFeedback {
  return { id: randomUUID(), at: new Date(at).toISOString(), text: withoutKeys(text), email }
}

/** A key of letters alone is rare, and unlike a long word it has capitals inside. */
function withoutKeys(text: string): string {
  return redactText(text).replace(/[A-Za-z]{20,}/g, (run) => (/[a-z][A-Z]/.test(run) ? '{key}' : run))
}
