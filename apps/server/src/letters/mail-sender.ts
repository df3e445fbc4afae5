import type { SendMailOptions, Transporter } from 'nodemailer'
import type { LetterMailConfig } from '../adapters/adapter-config.ts'
import {
  addressOf,
  failureOf,
  isOfAddress,
  isOfThisMail,
  openTransport,
  type SmtpOptions,
} from '../adapters/smtp.ts'
import type { CountedLimit } from '../limits/open-limits.ts'
import type { Attempt } from './channel.ts'
import { addressHash } from './person-mail.ts'

export type MailConfig = LetterMailConfig & Pick<SmtpOptions, 'patienceMs' | 'requiresTls'>

type Mail = Pick<SendMailOptions, 'subject' | 'text' | 'attachments' | 'headers' | 'list'> & {
  /** The same for every attempt, so that a mail that comes twice is known as one. */
  id: string
  to: string
  fromName: string
  /** '' for none. */
  replyTo: string
}

/** The mail server that takes letters, by one connection for all of them; LETTER-9. */
export class MailSender {
  readonly from: string
  readonly #config: MailConfig
  readonly #ofAddress: CountedLimit
  #transport: Promise<Transporter> | undefined

  /** `ofAddress`: whoever makes many events could fill one mailbox else. */
  constructor(config: MailConfig, ofAddress: CountedLimit) {
    this.from = config.from
    this.#config = config
    this.#ofAddress = ofAddress
  }

  /** Hands a mail over. Never rejects. */
  async send({ id, to, fromName, replyTo, headers, ...mail }: Mail): Promise<Attempt> {
    const address = addressHash(to)
    if (!(await this.#ofAddress.take(address))) return { kind: 'refused', why: 'tooMany', isAddress: false }
    const { from, ...smtp } = this.#config
    this.#transport ??= openTransport({ ...smtp, isKept: true })
    try {
      const transport = await this.#transport
      await transport.sendMail({
        ...mail,
        from: addressOf(from, fromName),
        to: addressOf(to),
        messageId: `<${id}@${from.split('@')[1]}>`,
        headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
        ...(replyTo !== '' && { replyTo: addressOf(replyTo) }),
      })
      return { kind: 'sent' }
    } catch (error) {
      // What the server did not take fills no mailbox.
      await this.#ofAddress.giveBack(address)
      return attemptOf(error)
    }
  }

  async close(): Promise<void> {
    const transport = await this.#transport
    transport?.close()
  }
}

function attemptOf(error: unknown): Attempt {
  const { kind, why } = failureOf(error)
  if (kind === 'refused') return { kind, why, isAddress: isOfAddress(error) }
  return { kind: isOfThisMail(error) ? 'later' : 'unavailable', why }
}
