import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** A receiver of JSON, as `post` takes it. */
export const RECEIVER_ADDRESS =
  'a web address that starts with https://, or with http:// in a private network'
/** A mail server. */
export const SMTP_ADDRESS = 'like smtps://user:password@mail.example.org:465, or smtp:// with STARTTLS'

export type SmtpServer = {
  host: string
  port: number
  /** TLS from the first byte. */
  secure: boolean
  user: string
  password: string
}

/** Whether texts may be sent there: encrypted, or within a network of our own; OPS-13. */
export function isReceiverAddress(address: string): boolean {
  if (!URL.canParse(address) || /\s/.test(address)) return false
  const { protocol, hostname, hash, username, password } = new URL(address)
  if (hash !== '' || !isDecodable(username) || !isDecodable(password)) return false
  return protocol === 'https:' || (protocol === 'http:' && isPrivateHost(hostname))
}

/** The mail server that an address names, undefined when it names none. Options in the address are none of ours. */
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
