import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { z } from 'zod'

/** A receiver of JSON, as `post` takes it. */
const RECEIVER_ADDRESS = 'a web address that starts with https://, or with http:// in a private network'
/** A mail server. */
const SMTP_ADDRESS = 'like smtps://user:password@mail.example.org:465, or smtp:// with STARTTLS'

export type SmtpServer = {
  host: string
  port: number
  /** TLS from the first byte. */
  secure: boolean
  user: string
  password: string
}

/** Whether texts may be sent to an address: over https, or within a private network; OPS-13. */
export function isReceiverAddress(address: string): boolean {
  if (!URL.canParse(address) || /\s/.test(address)) return false
  const { protocol, hostname, hash, username, password } = new URL(address)
  if (hash !== '' || !isDecodable(username) || !isDecodable(password)) return false
  return protocol === 'https:' || (protocol === 'http:' && isPrivateHost(hostname))
}

/** The mail server that an address names; undefined for none. Options in the address are refused. */
export function smtpServerOf(address: string): SmtpServer | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(address)
  const secure = protocol === 'smtps:'
  if (!secure && protocol !== 'smtp:') return undefined
  if ((pathname !== '' && pathname !== '/') || search + hash !== '') return undefined
  if (!/^([a-z0-9.-]+|\[[0-9a-f:.]+\])$/i.test(hostname)) return undefined
  if (!isDecodable(username) || !isDecodable(password)) return undefined
  return {
    host: withoutBrackets(hostname),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  }
}

const PRIVATE = new BlockList()
PRIVATE.addSubnet('127.0.0.0', 8, 'ipv4')
PRIVATE.addSubnet('10.0.0.0', 8, 'ipv4')
PRIVATE.addSubnet('172.16.0.0', 12, 'ipv4')
PRIVATE.addSubnet('192.168.0.0', 16, 'ipv4')
PRIVATE.addAddress('::1', 'ipv6')
PRIVATE.addSubnet('fc00::', 7, 'ipv6')

/** This machine, a private address, or a name that only a private network knows. */
export function isPrivateHost(hostname: string): boolean {
  const host = withoutBrackets(hostname.toLowerCase())
  if (isIPv4(host)) return PRIVATE.check(host, 'ipv4')
  if (isIPv6(host)) return PRIVATE.check(host, 'ipv6')
  return /^[a-z0-9-]+$/.test(host) || /\.(localhost|internal|local)$/.test(host)
}

export function isThisMachine(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '::1'].includes(hostname.toLowerCase())
}

/** An e-mail address that needs no quotes in a header of a mail. */
export function isPlainAddress(email: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(email)
}

function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, '$1')
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

type MailConfig = { server: SmtpServer; from: string; to: string }

/** How letters to participants are sent by mail; LETTER-9. */
export type LetterMailConfig = { server: SmtpServer; from: string }

/** The receivers outside the server; '' and null for none, the default. OPS-13. */
export type AdapterConfig = {
  analyticsUrl: string
  errorReportUrl: string
  feedbackWebhookUrl: string
  mail: MailConfig | null
  letters: LetterMailConfig | null
  /** Whom push services may write to, as a URI; '' where nothing is sent to devices. PUSH-1. */
  pushContact: string
}

const receiver = z.string().refine(isReceiverAddress, RECEIVER_ADDRESS).default('')
const PLAIN_ADDRESS = 'an e-mail address'
const mailAddress = z.string().refine(isPlainAddress, PLAIN_ADDRESS).default('')

/** An e-mail address, or a page with one. */
function isContact(contact: string): boolean {
  return isPlainAddress(contact) || (URL.canParse(contact) && new URL(contact).protocol === 'https:')
}
const CONTACT = 'an e-mail address, or a web address that starts with https://'

/** A message completes "it must be". */
export const ADAPTER_VARIABLES = {
  ANALYTICS_URL: receiver,
  ERROR_REPORT_URL: receiver,
  FEEDBACK_WEBHOOK_URL: receiver,
  SMTP_URL: z
    .string()
    .refine((address) => smtpServerOf(address) !== undefined, SMTP_ADDRESS)
    .default(''),
  FEEDBACK_MAIL_TO: mailAddress,
  FEEDBACK_MAIL_FROM: mailAddress,
  LETTERS_FROM: mailAddress,
  PUSH_CONTACT: z.string().refine(isContact, CONTACT).default(''),
}

/** Addresses of receivers may hold passwords and tokens. */
export const ADAPTER_SECRETS = ['ANALYTICS_URL', 'ERROR_REPORT_URL', 'FEEDBACK_WEBHOOK_URL', 'SMTP_URL']

type AdapterVariables = { [name in keyof typeof ADAPTER_VARIABLES]: string }

export function adapterConfig(variables: AdapterVariables): AdapterConfig {
  const server = smtpServerOf(variables.SMTP_URL)
  const to = variables.FEEDBACK_MAIL_TO
  return {
    analyticsUrl: variables.ANALYTICS_URL,
    errorReportUrl: variables.ERROR_REPORT_URL,
    feedbackWebhookUrl: variables.FEEDBACK_WEBHOOK_URL,
    mail: server && to !== '' ? { server, to, from: variables.FEEDBACK_MAIL_FROM || to } : null,
    letters: server && variables.LETTERS_FROM !== '' ? { server, from: variables.LETTERS_FROM } : null,
    pushContact: contactUri(variables.PUSH_CONTACT),
  }
}

function contactUri(contact: string): string {
  return isPlainAddress(contact) ? `mailto:${contact}` : contact
}

/** What is missing: a mail server without an address, or the reverse, would send nothing; letters have links (LETTER-9, PUSH-1). */
export function missingForAdapters(variables: AdapterVariables & { PUBLIC_URL: string }): string[] {
  const { SMTP_URL, FEEDBACK_MAIL_TO, FEEDBACK_MAIL_FROM, LETTERS_FROM, PUBLIC_URL } = variables
  if (SMTP_URL !== '' && FEEDBACK_MAIL_TO + LETTERS_FROM === '')
    return [
      `FEEDBACK_MAIL_TO is not set; it or LETTERS_FROM must be ${PLAIN_ADDRESS}, since SMTP_URL is set.`,
    ]
  const given = (['FEEDBACK_MAIL_TO', 'FEEDBACK_MAIL_FROM', 'LETTERS_FROM'] as const).find(
    (name) => variables[name] !== '',
  )
  if (SMTP_URL === '' && given)
    return [`SMTP_URL is not set; it must be ${SMTP_ADDRESS}, since ${given} is set.`]
  if (FEEDBACK_MAIL_TO === '' && FEEDBACK_MAIL_FROM !== '')
    return [`FEEDBACK_MAIL_TO is not set; it must be ${PLAIN_ADDRESS}, since FEEDBACK_MAIL_FROM is set.`]
  const linked = (['LETTERS_FROM', 'PUSH_CONTACT'] as const).find((name) => variables[name] !== '')
  if (linked && PUBLIC_URL === '')
    return [`PUBLIC_URL is not set; it must be like https://planner.example.org, since ${linked} is set.`]
  return []
}
