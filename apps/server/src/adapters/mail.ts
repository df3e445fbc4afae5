import { randomUUID } from 'node:crypto'
import { redactText } from '@planner/domain'
import type { FeedbackRequest } from '@planner/protocol'
import type { SendMailOptions, Transporter } from 'nodemailer'
import { isPlainAddress } from './adapter-config.ts'
import { DELIVERED, type Deliver } from './outbox.ts'
import { addressOf, failureOf, openTransport, type SmtpOptions } from './smtp.ts'

type MailOptions = SmtpOptions & { from: string; to: string }

const SUBJECT = 'Feedback on the group planner'

/** Sends each piece of feedback as a mail of plain text; OPS-16. */
export function mail(options: MailOptions): Deliver<SentFeedback> {
  let transport: Promise<Transporter> | undefined
  return async ([feedback], signal) => {
    if (!feedback) return DELIVERED
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

function textOf({ at, text, email }: SentFeedback): string {
  return `${text}\n\n-- \n${email === '' ? 'Without an address for a reply' : `From: ${email}`}\nAt: ${at}\n`
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
